/** Which tiles start, and how tiles look. */
import type { Cell } from '../../boards/square/cell';
import { sectionsOf } from '../drawing';
import { squares } from '../squares';
import { withWords, wordsIn } from '../words';

const SECTION = 'starting cards';

export function readStarts(text: string): string[] | null {
  return wordsIn(text, SECTION);
}

/** Adds a tile, or takes it away. */
export function withStart(text: string, tile: string): string {
  const starts = readStarts(text) ?? [];
  const next = starts.includes(tile) ? starts.filter((one) => one !== tile) : [...starts, tile];
  return withWords(text, SECTION, next);
}

/** Returns the tiles in the order drawn, as the squares that each covers. */
export function readTiles(text: string): Map<string, Cell[]> {
  const tiles = sectionsOf(text).filter(({ name }) => name.startsWith('tile '));
  return new Map(tiles.map(({ name, rows }) => [name.slice(5), squares(rows.map((row) => row.text))]));
}
