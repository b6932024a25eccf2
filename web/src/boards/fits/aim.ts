/** Where the tile in hand is held: an orientation and a leftmost column, always of a legal move. */
import type { FitsOrientationView } from '../../wire';

export interface Aim {
  orientation: string;
  column: number;
}

export const SET_ASIDE = '-';

/** By orientation: the columns of its legal moves, from the left. */
export type Reach = Map<string, number[]>;

/** The placements among the legal moves, `P5:m1@C`. */
export function reach(moves: string[]): Reach {
  const found: Reach = new Map();
  for (const move of moves) {
    const [, orientation, column] = /^\w+:(\w+)@(\w)$/.exec(move) ?? [];
    if (orientation === undefined || column === undefined) continue;
    const columns = found.get(orientation) ?? [];
    columns.push(column.charCodeAt(0) - 65);
    found.set(
      orientation,
      columns.sort((a, b) => a - b),
    );
  }
  return found;
}

export function moveText(tile: string, { orientation, column }: Aim): string {
  return `${tile}:${orientation}@${String.fromCharCode(65 + column)}`;
}

/** The aim of a placement's text; null for any other. */
export function readAim(move: string): Aim | null {
  const [, orientation, column] = /^\w+:(\w+)@(\w)$/.exec(move) ?? [];
  if (orientation === undefined || column === undefined) return null;
  return { orientation, column: column.charCodeAt(0) - 65 };
}

/** The next legal column to the left (-1) or right (1); the same where there is none. */
export function step(aim: Aim, by: -1 | 1, reach: Reach): Aim {
  const columns = reach.get(aim.orientation) ?? [];
  const further = by > 0 ? columns.find((c) => c > aim.column) : columns.findLast((c) => c < aim.column);
  return { ...aim, column: further ?? aim.column };
}

/** The legal aim whose tile has its middle nearest to this place, counted in columns from the left
 * edge; null if the tile fits nowhere. */
export function aimAt(middle: number, wanted: string, ways: FitsOrientationView[], reach: Reach): Aim | null {
  const orientation = reach.has(wanted) ? wanted : [...reach.keys()][0];
  if (orientation === undefined) return null;
  const left = middle - widthOf(orientation, ways) / 2;
  const column = nearest(Math.round(left), reach.get(orientation) ?? []);
  return column === undefined ? null : { orientation, column };
}

export function middleOf({ orientation, column }: Aim, ways: FitsOrientationView[]): number {
  return column + widthOf(orientation, ways) / 2;
}

function widthOf(orientation: string, ways: FitsOrientationView[]): number {
  return ways.find(({ name }) => name === orientation)?.width ?? 1;
}

function nearest(wanted: number, columns: number[]): number | undefined {
  return columns.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}

/** How the tile lies after a quarter turn clockwise (1) or back (-1). */
export function turned(orientation: string, by: -1 | 1, ways: FitsOrientationView[], reach: Reach): string {
  return changed(orientation, ([x = 0, y = 0]) => [by * y, -by * x], ways, reach);
}

export function mirrored(orientation: string, ways: FitsOrientationView[], reach: Reach): string {
  return changed(orientation, ([x = 0, y = 0]) => [-x, y], ways, reach);
}

/** Held the other way; a way in which it fits nowhere is passed over by another change of the same kind. */
function changed(
  orientation: string,
  change: (cell: number[]) => number[],
  ways: FitsOrientationView[],
  reach: Reach,
): string {
  let way = ways.find(({ name }) => name === orientation);
  for (let changes = 0; way && changes < 4; changes += 1) {
    way = sameShape(way.cells.map(change), ways);
    if (way && reach.has(way.name)) return way.name;
  }
  return orientation;
}

function sameShape(cells: number[][], ways: FitsOrientationView[]): FitsOrientationView | undefined {
  const wanted = shapeText(cells);
  return ways.find((way) => shapeText(way.cells) === wanted);
}

function shapeText(cells: number[][]): string {
  const left = Math.min(...cells.map(([x = 0]) => x));
  const low = Math.min(...cells.map(([, y = 0]) => y));
  return cells
    .map(([x = 0, y = 0]) => `${x - left},${y - low}`)
    .sort()
    .join(' ');
}
