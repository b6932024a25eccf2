/** The shapes that task cards show: drawn in `shapes.txt`, named, and found however they lie. */
import type { Cell } from '../../boards/square/cell';
import { sectionsOf, withLinesAfter, withoutLines } from '../drawing';
import { squares } from '../squares';

/** A card shows a shape on a board of 6 × 6. */
export const SIDE = 6;

export function readShapes(text: string): Map<string, Cell[]> {
  return new Map(sectionsOf(text).map(({ name, rows }) => [name, squares(rows.map((row) => row.text))]));
}

/** Moves a shape into the corner at the bottom left. */
export function settled(cells: readonly Cell[]): Cell[] {
  const left = Math.min(...cells.map(({ column }) => column));
  const bottom = Math.min(...cells.map(({ row }) => row));
  return cells.map(({ column, row }) => ({ column: column - left, row: row - bottom }));
}

/** The same text for a shape however it lies, turned and mirrored. */
export function keyOf(cells: readonly Cell[]): string {
  const turn = (shape: readonly Cell[]) => shape.map(({ column, row }) => ({ column: row, row: -column }));
  const flip = (shape: readonly Cell[]) => shape.map(({ column, row }) => ({ column: -column, row }));
  const ways = [cells, flip(cells)].flatMap((way) => [way, turn(way), turn(turn(way)), turn(turn(turn(way)))]);
  return ways.map(spelled).sort()[0] ?? '';
}

function spelled(cells: readonly Cell[]): string {
  return settled(cells)
    .map(({ column, row }) => `${column},${row}`)
    .sort()
    .join(' ');
}

/** Returns the name under which a shape is drawn. */
export function nameOf(shapes: ReadonlyMap<string, Cell[]>, cells: readonly Cell[]): string | undefined {
  const key = keyOf(cells);
  return [...shapes].find(([, known]) => known.length === cells.length && keyOf(known) === key)?.[0];
}

/** Returns a name that no shape has: a letter or more, and the number of its squares. */
export function freshName(shapes: ReadonlyMap<string, Cell[]>, count: number): string {
  const letters = [...'ABCDEGHJKMQR'];
  const names = [...letters, ...letters.flatMap((first) => letters.map((second) => first + second))];
  return `${names.find((name) => !shapes.has(`${name}${count}`)) ?? 'ZZZ'}${count}`;
}

export function withShape(text: string, name: string, cells: readonly Cell[]): string {
  const bare = text.replace(/\s*$/, '\n');
  const last = bare.split('\n').length - 2;
  return withLinesAfter(bare, last, ['', `[${name}]`, ...picture(cells)]);
}

/** Takes a shape out that was added at the end. */
export function withoutShape(text: string, name: string): string {
  const section = sectionsOf(text).find((one) => one.name === name);
  if (!section) return text;
  const isAfterGap = text.split('\n')[section.line - 1]?.trim() === '';
  const first = section.line - (isAfterGap ? 1 : 0);
  return withoutLines(text, first, (section.rows.at(-1)?.line ?? section.line) - first + 1);
}

function picture(cells: readonly Cell[]): string[] {
  const shape = settled(cells);
  const [width, height] = [Math.max(0, ...shape.map(({ column }) => column)), Math.max(0, ...shape.map(({ row }) => row))];
  const has = (column: number, row: number) => shape.some((cell) => cell.column === column && cell.row === row);
  return Array.from({ length: height + 1 }, (_, down) =>
    Array.from({ length: width + 1 }, (__, column) => (has(column, height - down) ? '#' : '.')).join(''),
  );
}
