/** How the tile in hand is held; its ways are the orientations. */
import type { Aim, Reach } from '../square/aim';
import { columnName, readColumn } from '../square/cell';

export const SET_ASIDE = '-';

/** One way a tile can lie. */
export interface Way {
  name: string;
  /** [column, row] of each square, from 0 at the lower left corner of the tile. */
  cells: number[][];
  width: number;
  height: number;
}

/** The ways with these names in which a drawn tile can lie: `m` mirrors it, the number counts quarter turns. */
export function waysOf(drawn: readonly number[][], names: readonly string[]): Way[] {
  return names.map((name) => {
    let cells = drawn.map(([x = 0, y = 0]) => [name.startsWith('m') ? -x : x, y]);
    for (let turns = Number(name.slice(-1)); turns > 0; turns -= 1) {
      cells = cells.map(([x = 0, y = 0]) => [y, -x]);
    }
    cells = inCorner(cells);
    const [width, height] = [0, 1].map((at) => 1 + Math.max(...cells.map((cell) => cell[at] ?? 0)));
    return { name, cells, width: width ?? 0, height: height ?? 0 };
  });
}

/** `P5:m1@C`. */
export function moveText(tile: string, { way, column }: Aim): string {
  return `${tile}:${way}@${columnName(column)}`;
}

/** The aim of a placement's text; null for any other. */
export function readAim(move: string): Aim | null {
  const [, way, column] = /^\w+:(\w+)@(\w)$/.exec(move) ?? [];
  return way === undefined || column === undefined ? null : { way, column: readColumn(column) };
}

/** How the tile lies after a quarter turn clockwise (1) or back (-1). */
export function turned(orientation: string, by: -1 | 1, ways: Way[], reach: Reach): string {
  return changed(orientation, ([x = 0, y = 0]) => [by * y, -by * x], ways, reach);
}

export function mirrored(orientation: string, ways: Way[], reach: Reach): string {
  return changed(orientation, ([x = 0, y = 0]) => [-x, y], ways, reach);
}

/** Held the other way; a way in which it fits nowhere is passed over by another change of the same kind. */
function changed(
  orientation: string,
  change: (cell: number[]) => number[],
  ways: Way[],
  reach: Reach,
): string {
  let way = ways.find(({ name }) => name === orientation);
  for (let changes = 0; way && changes < 4; changes += 1) {
    way = sameShape(way.cells.map(change), ways);
    if (way && reach.has(way.name)) return way.name;
  }
  return orientation;
}

function sameShape(cells: number[][], ways: Way[]): Way | undefined {
  const wanted = shapeText(cells);
  return ways.find((way) => shapeText(way.cells) === wanted);
}

function shapeText(cells: number[][]): string {
  return inCorner(cells)
    .map(([x = 0, y = 0]) => `${x},${y}`)
    .sort()
    .join(' ');
}

/** The same shape with its lower left corner at 0. */
function inCorner(cells: number[][]): number[][] {
  const left = Math.min(...cells.map(([x = 0]) => x));
  const low = Math.min(...cells.map(([, y = 0]) => y));
  return cells.map(([x = 0, y = 0]) => [x - left, y - low]);
}
