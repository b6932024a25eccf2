/** A drawn set-up of FILLIT or JAMMIT: what stands on which hex, and how that is drawn over.
 *
 * A piece is its sign in the drawing: `R` a pawn, `r` a stone, `+` a chip. In JAMMIT pawns stand outside
 * a corner, at a place that is called `corner-e9`, and are listed beside the drawing. */
import { sectionOf, withLinesAfter, withoutLines, withWord, type Word } from '../drawing';
import { boardOf, type HexBoard } from './board';

export interface Mode {
  seats: number;
  size: string;
  layout: string;
}

export const EMPTY = '.';
export const STONES = 4;
const HEX_SECTIONS = ['setup', 'stones'];
const CORNER = 'corner-';

/** Returns the mode of `setups/2-large-A.txt`. */
export function modeOf(file: string): Mode {
  const [, seats = '2', size = 'large', layout = 'A'] = /(\d)-(\w+)-(\w+)\.txt$/.exec(file) ?? [];
  return { seats: Number(seats), size, layout };
}

export interface Setup {
  board: HexBoard;
  /** By hex, in the drawing. */
  hexes: Map<string, Word>;
  /** By colour, the name of the corner; empty where pawns stand on hexes. */
  pawns: Map<string, Word>;
  /** Whether pawns stand outside the corners. */
  hasCorners: boolean;
}

/** Returns null for a text that is not a drawn hexagon of that size. */
export function readSetup(text: string, size: string): Setup | null {
  const board = boardOf(size);
  const section = HEX_SECTIONS.map((name) => sectionOf(text, name)).find(Boolean);
  const isWhole = section?.rows.length === board.rows.length && section.rows.every(({ words }, at) => words.length === board.rows[at]?.length);
  if (!section || !isWhole) return null;
  const words = section.rows.flatMap((row) => row.words);
  const pairs = board.rows.flat().map((name, at): [string, Word | undefined] => [name, words[at]]);
  const hexes = pairs.filter((pair): pair is [string, Word] => pair[0] !== board.centre && pair[1] !== undefined);
  const pawns = sectionOf(text, 'pawns')?.rows.map((row) => row.words) ?? [];
  const listed = pawns.flatMap(([colour, corner]): [string, Word][] => (colour && corner ? [[colour.text, corner]] : []));
  return { board, hexes: new Map(hexes), pawns: new Map(listed), hasCorners: section.name === 'stones' };
}

export const cornerPlace = (name: string) => CORNER + name;
export const isCorner = (place: string) => place.startsWith(CORNER);
export const hexOf = (place: string) => place.replace(CORNER, '');

export function pieceAt(setup: Setup, place: string): string {
  if (!isCorner(place)) return setup.hexes.get(place)?.text ?? EMPTY;
  return [...setup.pawns].find(([, corner]) => corner.text === hexOf(place))?.[0] ?? EMPTY;
}

export const isPawn = (piece: string) => /^[RBYG]$/.test(piece);

/** Returns where a piece may stand at all. */
export function fitsOn(setup: Setup, place: string, piece: string): boolean {
  return piece === EMPTY || isCorner(place) === (setup.hasCorners && isPawn(piece));
}

export function counts(setup: Setup): Map<string, number> {
  const drawn = [...[...setup.hexes.values()].map((word) => word.text), ...setup.pawns.keys()];
  const counted = new Map<string, number>();
  for (const piece of drawn) counted.set(piece, (counted.get(piece) ?? 0) + 1);
  return counted;
}

/** Puts a piece on a place; there is only one pawn of each colour. */
export function withPiece(text: string, size: string, place: string, piece: string): string {
  const setup = readSetup(text, size);
  if (!setup || !fitsOn(setup, place, piece)) return text;
  if (isCorner(place)) return withCornerPawn(text, setup, hexOf(place), piece);
  const moved = isPawn(piece) ? [...setup.hexes].filter(([name, word]) => word.text === piece && name !== place) : [];
  const cleared = moved.reduce((rest, [, word]) => withWord(rest, word, EMPTY), text);
  const word = setup.hexes.get(place);
  return word ? withWord(cleared, word, piece) : text;
}

/** Two pawns can't share a corner: whoever stood there takes the other's. */
function withCornerPawn(text: string, setup: Setup, corner: string, colour: string): string {
  const [other, there] = [...setup.pawns].find(([, word]) => word.text === corner) ?? [];
  if (other === colour) return text;
  if (colour === EMPTY) return there ? withoutLines(text, there.line) : text;
  const own = setup.pawns.get(colour);
  const swapped = there && own ? withWord(text, there, own.text, 'left') : text;
  if (own) return withWord(swapped, own, corner, 'left');
  const bare = there ? withoutLines(swapped, there.line) : swapped;
  const section = sectionOf(bare, 'pawns');
  return section ? withLinesAfter(bare, section.rows.at(-1)?.line ?? section.line, [`${colour} ${corner}`]) : text;
}

/** Takes everything from the board. */
export function cleared(text: string, size: string): string {
  const setup = readSetup(text, size);
  return [...(setup?.hexes.values() ?? [])].reduce((rest, word) => withWord(rest, word, EMPTY), text);
}

/** Returns the places that a place in the text means. */
export function placesAt(text: string, size: string, line: number, column: number): string[] {
  const setup = readSetup(text, size);
  if (!setup) return [];
  const hex = [...setup.hexes].find(([, word]) => word.line === line && word.column === column);
  if (hex) return [hex[0]];
  return [...setup.pawns.values()].filter((word) => word.line === line).map((word) => cornerPlace(word.text));
}
