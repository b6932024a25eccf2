/** One place of a hex board as the grid shows it, and the rows in which keys walk over the places. */
import { nearest, WIDTH, type Point } from './geometry';

/** What can be done with a cell now: nothing, take what is on it, go there, or not go there. */
export type Offer = 'none' | 'source' | 'target' | 'forbidden';

export interface Cell extends Point {
  /** Unlike all others on the board; a place outside a corner has an id of its own. */
  id: string;
  /** As players call it. */
  name: string;
  kind: 'hex' | 'hole' | 'corner';
  row: number;
  /** All that a reader who can't see it needs, in words. */
  label: string;
  offer: Offer;
  selected: boolean;
  /** Whether the last move touched it. */
  recent: boolean;
  /** What stands in the ring that marks a target, such as a number of chips; null: it has no ring. */
  note: string | null;
}

/** How far from a pointer the nearest legal target may be to be meant. */
export const SNAP = WIDTH * 1.1;

/** What keys walk over: a place in a row, counted from the top. */
export interface Placed extends Point {
  row: number;
}

/** Cells by row from the top, each row from the left. */
export function rowsOf<T extends Placed>(cells: readonly T[]): T[][] {
  const rows = new Map<number, T[]>();
  for (const cell of cells) {
    const row = rows.get(cell.row) ?? [];
    row.push(cell);
    rows.set(cell.row, row);
  }
  return [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => row.sort((a, b) => a.x - b.x));
}

export function isOpen(cell: Cell): boolean {
  return cell.offer === 'source' || cell.offer === 'target';
}

/** The cell a pointer means: what it is on if something can be done there, else a target close by. */
export function meant(cells: readonly Cell[], at: Point): Cell | undefined {
  const under = nearest(cells, at, WIDTH * 0.6);
  if (under && isOpen(under)) return under;
  const targets = cells.filter((cell) => cell.offer === 'target');
  return nearest(targets, at, under ? WIDTH * 0.75 : SNAP) ?? under;
}

/** Where a key leads from a cell; `x` is the line that up and down keep to. Undefined: not a key of ours. */
export function walk(cells: readonly Cell[], from: Cell, key: string, x: number): Cell | undefined {
  if (key === 'PageDown') return nextOpen(rowsOf(cells).flat(), from, 1);
  if (key === 'PageUp') return nextOpen(rowsOf(cells).flat(), from, -1);
  return step(cells, from, key, x);
}

/** The same for the keys that lead to a neighbour or an end. */
export function step<T extends Placed>(cells: readonly T[], from: T, key: string, x: number): T | undefined {
  const rows = rowsOf(cells);
  const at = rows.findIndex((row) => row.includes(from));
  const row = rows[at] ?? [];
  const place = row.indexOf(from);
  switch (key) {
    case 'ArrowLeft':
      return row[place - 1] ?? from;
    case 'ArrowRight':
      return row[place + 1] ?? from;
    case 'ArrowUp':
      return nearest(rows[at - 1] ?? [], { x, y: rows[at - 1]?.[0]?.y ?? 0 }, Infinity) ?? from;
    case 'ArrowDown':
      return nearest(rows[at + 1] ?? [], { x, y: rows[at + 1]?.[0]?.y ?? 0 }, Infinity) ?? from;
    case 'Home':
      return row[0];
    case 'End':
      return row.at(-1);
    default:
      return undefined;
  }
}

/** The next cell in reading order where something can be done. */
function nextOpen(cells: readonly Cell[], from: Cell, step: 1 | -1): Cell {
  const count = cells.length;
  const start = cells.indexOf(from);
  for (let far = 1; far < count; far += 1) {
    const cell = cells[(start + step * far + count * 2) % count];
    if (cell && isOpen(cell)) return cell;
  }
  return from;
}
