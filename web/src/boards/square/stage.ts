/** What the boards with falling pieces share. */
import type { Cell } from './cell';

/** Side of a cell in the drawing. */
export const UNIT = 40;
/** Rows over the top edge. */
export const OVER = 3;

/** The piece in hand, led by the stage. */
export interface Hand {
  label: string;
  /** Where it is held and where it would land, in words. */
  text: string;
  /** Null if it fits nowhere. */
  column: number | null;
  /** Whether it has been in sight long enough to be dropped. */
  isReady: boolean;
  /** The middle of the piece goes to this place, counted in columns from the left edge. */
  point: (place: number) => void;
  turn: (by: -1 | 1) => void;
  drop: () => void;
  /** Enter on a space of the grid. */
  choose: (cell: Cell) => void;
  /** What a key does; letters only where single keys are allowed. */
  keys: (key: string, withLetters: boolean) => (() => void) | null;
}

/** The usual keys of a piece in hand. */
export function handKeys(
  key: string,
  withLetters: boolean,
  acts: { step: (by: -1 | 1) => void; turn: (by: -1 | 1) => void; flip: () => void; drop: () => void },
): (() => void) | null {
  if (key === 'ArrowLeft') return () => acts.step(-1);
  if (key === 'ArrowRight') return () => acts.step(1);
  if (key === 'ArrowUp') return () => acts.turn(1);
  if (key === 'ArrowDown') return () => acts.turn(-1);
  if (key === 'Enter' || key === ' ') return acts.drop;
  if (!withLetters) return null;
  if (key === 'r') return () => acts.turn(1);
  if (key === 'R') return () => acts.turn(-1);
  if (key === 'f' || key === 'F') return acts.flip;
  return null;
}
