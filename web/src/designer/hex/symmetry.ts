/** What is drawn for one side is drawn for the others too: turned around the centre, in their colours. */
import { nameOf, readHex, type Hex } from './board';
import { cornerPlace, hexOf, isCorner } from './setup';

export interface Stroke {
  place: string;
  piece: string;
}

type Turn = (hex: Hex) => Hex;
const HALF: Turn = ({ q, r }) => ({ q: -q, r: -r });
const THIRD: Turn = ({ q, r }) => ({ q: -q - r, r: q });

/** By number of seats: how the board is turned, and which piece each becomes. With four, partners face
 * each other and share chips and stones. */
const TURNS: Record<number, { turn: Turn; becomes: Record<string, string> }> = {
  2: { turn: HALF, becomes: { R: 'B', B: 'R', r: 'b', b: 'r', '+': '=', '=': '+' } },
  3: { turn: THIRD, becomes: { R: 'B', B: 'Y', Y: 'R', r: 'b', b: 'y', y: 'r', '+': '=', '=': '*', '*': '+' } },
  4: { turn: HALF, becomes: { R: 'Y', Y: 'R', B: 'G', G: 'B' } },
};

/** Returns a stroke with its images on the other sides. */
export function images({ place, piece }: Stroke, seats: number, radius: number): Stroke[] {
  const { turn, becomes } = TURNS[seats] ?? { turn: HALF, becomes: {} };
  const strokes: Stroke[] = [];
  let next: Stroke = { place, piece };
  while (!strokes.some((one) => one.place === next.place)) {
    strokes.push(next);
    const name = nameOf(turn(readHex(hexOf(next.place), radius)), radius);
    next = { place: isCorner(place) ? cornerPlace(name) : name, piece: becomes[next.piece] ?? next.piece };
  }
  return strokes;
}
