/** The task cards of BITS, by stack: a line for each, `V3  B  +2`. */
import type { Cell } from '../../boards/square/cell';
import { sectionOf, withWord, type Word } from '../drawing';
import { freshName, nameOf, readShapes, withoutShape, withShape } from './shapes';

export const STACKS = [1, 2, 3, 4] as const;
export const COLOURS = ['R', 'B', 'P', 'Y', 'K'];
export const CARDS = 4;

/** What the rules fix for every card of a stack. */
export const RULES: Record<number, { sign: 1 | -1; hasColour: boolean; squares: number | null }> = {
  1: { sign: 1, hasColour: false, squares: 4 },
  2: { sign: 1, hasColour: true, squares: null },
  3: { sign: -1, hasColour: false, squares: null },
  4: { sign: 1, hasColour: false, squares: null },
};

export interface Task {
  shape: string;
  colour: string | null;
  points: number;
  /** Of other shapes with as many squares; null where there is no such number. */
  others: number | null;
  words: Word[];
}

/** Returns null for a text without that stack. */
export function readStack(text: string, stack: number): Task[] | null {
  const section = sectionOf(text, `stack ${stack}`);
  if (!section) return null;
  return section.rows.map(({ words }) => {
    const [shape, colour, points, others] = words.map((word) => word.text);
    return {
      shape: shape ?? '',
      colour: colour === undefined || colour === 'any' ? null : colour,
      points: Number(points),
      others: others === undefined ? null : Number(others),
      words,
    };
  });
}

type Part = 'shape' | 'colour' | 'points' | 'others';
const PARTS: Part[] = ['shape', 'colour', 'points', 'others'];

/** Changes one word of a card. */
export function withTask(text: string, stack: number, card: number, part: Part, value: string): string {
  const word = readStack(text, stack)?.[card]?.words[PARTS.indexOf(part)];
  return word ? withWord(text, word, value, 'left') : text;
}

export const signed = (points: number) => (points > 0 ? `+${points}` : String(points));

export interface Drawn {
  tasks: string;
  shapes: string;
}

/** Draws the shape of a card: it takes the name of a known shape or is drawn anew, and a shape that was
 * drawn only for it is forgotten. `own` tells which shapes are not built in. */
export function withCardShape(
  { tasks, shapes }: Drawn,
  stack: number,
  card: number,
  cells: readonly Cell[],
  isBuiltIn: (name: string) => boolean,
): Drawn {
  const known = readShapes(shapes);
  const name = cells.length ? nameOf(known, cells) : undefined;
  const given = name ?? freshName(known, cells.length);
  const drawn = name === undefined ? withShape(shapes, given, cells) : shapes;
  const next = withTask(tasks, stack, card, 'shape', given);
  const used = new Set(STACKS.flatMap((one) => readStack(next, one)?.map((task) => task.shape) ?? []));
  const unused = [...readShapes(drawn).keys()].filter((one) => !used.has(one) && !isBuiltIn(one));
  return { tasks: next, shapes: unused.reduce(withoutShape, drawn) };
}
