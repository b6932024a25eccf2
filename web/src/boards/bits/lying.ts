/** What lies on a board, read from its view. */
import type { BitsLaidView } from '../../wire';

/** The colours of a stone's cells, in their order: its move begins with them. */
export function coloursOf({ move }: BitsLaidView): string[] {
  return [...move.slice(0, 2)];
}

/** The colour on each covered square, by the name of the square. */
export function squaresOn(laid: BitsLaidView[]): Map<string, string> {
  return new Map(laid.flatMap((stone) => coloursOf(stone).map((colour, at) => [stone.cells[at] ?? '', colour])));
}
