/** Where the tile in hand is held: an orientation and a leftmost column, always of a legal move. */
import type { OrientationView } from './view';

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

/** The legal aim nearest to the wanted one; null if the tile fits nowhere. */
export function snap(wanted: Aim, reach: Reach): Aim | null {
  const orientation = reach.has(wanted.orientation) ? wanted.orientation : [...reach.keys()][0];
  if (orientation === undefined) return null;
  const column = nearest(wanted.column, reach.get(orientation) ?? []);
  return column === undefined ? null : { orientation, column };
}

function nearest(wanted: number, columns: number[]): number | undefined {
  return columns.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}

/** The next legal column to the left (-1) or right (1); the same where there is none. */
export function step(aim: Aim, by: -1 | 1, reach: Reach): Aim {
  const columns = reach.get(aim.orientation) ?? [];
  const further = by > 0 ? columns.find((c) => c > aim.column) : columns.findLast((c) => c < aim.column);
  return { ...aim, column: further ?? aim.column };
}

/** How the tile lies after a quarter turn clockwise (1) or back (-1), kept over the same middle. */
export function turned(aim: Aim, by: -1 | 1, ways: OrientationView[], reach: Reach): Aim {
  const turn = by > 0 ? ([x, y]: number[]) => [y ?? 0, -(x ?? 0)] : ([x, y]: number[]) => [-(y ?? 0), x ?? 0];
  return changed(aim, turn, ways, reach);
}

export function mirrored(aim: Aim, ways: OrientationView[], reach: Reach): Aim {
  return changed(aim, ([x, y]) => [-(x ?? 0), y ?? 0], ways, reach);
}

/** Held the other way; a way in which it fits nowhere is passed over by further changes of the same kind. */
function changed(
  aim: Aim,
  change: (cell: number[]) => number[],
  ways: OrientationView[],
  reach: Reach,
): Aim {
  let way = ways.find(({ name }) => name === aim.orientation);
  for (let turns = 0; way && turns < 4; turns += 1) {
    const next: OrientationView | undefined = sameShape(way.cells.map(change), ways);
    if (next && reach.has(next.name)) return recentred(aim, next, ways, reach);
    way = next;
  }
  return aim;
}

function recentred(aim: Aim, next: OrientationView, ways: OrientationView[], reach: Reach): Aim {
  const before = ways.find(({ name }) => name === aim.orientation)?.width ?? next.width;
  const column = aim.column + Math.round((before - next.width) / 2);
  return snap({ orientation: next.name, column }, reach) ?? aim;
}

function sameShape(cells: number[][], ways: OrientationView[]): OrientationView | undefined {
  const wanted = shapeText(cells);
  return ways.find((way) => shapeText(way.cells) === wanted);
}

function shapeText(cells: number[][]): string {
  const left = Math.min(...cells.map(([x]) => x ?? 0));
  const low = Math.min(...cells.map(([, y]) => y ?? 0));
  return cells
    .map(([x, y]) => `${(x ?? 0) - left},${(y ?? 0) - low}`)
    .sort()
    .join(' ');
}

/** The aim whose tile has its middle nearest to this place, counted in columns from the left edge. */
export function aimAt(place: number, aim: Aim, ways: OrientationView[], reach: Reach): Aim {
  const width = ways.find(({ name }) => name === aim.orientation)?.width ?? 1;
  return snap({ ...aim, column: Math.round(place - width / 2) }, reach) ?? aim;
}
