/** What lies on a ramp, read from its view. */
import { cellName } from '../square/cell';
import type { FitsRampView, FitsScoreView } from '../../wire';

/** The tile on each covered space, by the name of the space. */
export function tilesOn(ramp: FitsRampView): Map<string, string> {
  return new Map(ramp.laid.flatMap(({ move, cells }) => cells.map((cell) => [cell, tileOf(move)])));
}

/** The tile of a placement. */
export function tileOf(move: string): string {
  return move.split(':')[0] ?? '';
}

export function totalOf({ dots, rows, values, pairs }: FitsScoreView): number {
  return dots + rows + values + pairs;
}

/** The rows without an uncovered space, from 0 at the bottom. */
export function completeRows(tiles: Map<string, string>, rows: number, columns: number): number[] {
  const range = (length: number) => Array.from({ length }, (_, index) => index);
  return range(rows).filter((row) => range(columns).every((column) => tiles.has(cellName({ column, row }))));
}
