/** How the stone in hand is held: the colours as they lie, lying or standing, and the left column. */

/** A placement's text without its column: `RB>` or `RB^`. */
export type Way = string;

export interface Aim {
  way: Way;
  column: number;
}

/** By way: the columns of its legal moves, from the left. */
export type Reach = Map<Way, number[]>;

const NEUTRAL = 'NN';

export function isNeutral(way: Way): boolean {
  return way.startsWith(NEUTRAL);
}

export function isLying(way: Way): boolean {
  return way.endsWith('>');
}

export function reach(moves: string[]): Reach {
  const found: Reach = new Map();
  for (const move of moves) {
    const columns = found.get(move.slice(0, 3)) ?? [];
    columns.push(move.charCodeAt(3) - 65);
    found.set(
      move.slice(0, 3),
      columns.sort((a, b) => a - b),
    );
  }
  return found;
}

export function moveText({ way, column }: Aim): string {
  return `${way}${String.fromCharCode(65 + column)}`;
}

/** All ways to hold this stone, each a quarter turn clockwise from the one before. */
export function waysOf(stone: string): Way[] {
  const other = swapped(stone);
  const ways = [`${stone}>`, `${other}^`, `${other}>`, `${stone}^`];
  return [...new Set(ways)];
}

function swapped(stone: string): string {
  return [...stone].reverse().join('');
}

export function turned(way: Way, by: -1 | 1, reach: Reach): Way {
  const ways = waysOf(way.slice(0, 2));
  const at = ways.indexOf(way);
  const order = ways.map((_, index) => ways.at((at + by * (index + 1)) % ways.length) ?? way);
  return order.find((next) => reach.has(next)) ?? way;
}

/** The two squares of the stone change places. */
export function exchanged(way: Way, reach: Reach): Way {
  const next = `${swapped(way.slice(0, 2))}${way.slice(2)}`;
  return reach.has(next) ? next : way;
}

export function step(aim: Aim, by: -1 | 1, reach: Reach): Aim {
  const columns = reach.get(aim.way) ?? [];
  const further = by > 0 ? columns.find((c) => c > aim.column) : columns.findLast((c) => c < aim.column);
  return { ...aim, column: further ?? aim.column };
}

/** The legal aim whose stone has its middle nearest to this place; null if it fits nowhere. */
export function aimAt(middle: number, wanted: Way, reach: Reach): Aim | null {
  const same = waysOf(wanted.slice(0, 2)).find((way) => reach.has(way));
  const way = reach.has(wanted) ? wanted : (same ?? [...reach.keys()][0]);
  if (way === undefined) return null;
  const left = Math.round(middle - widthOf(way) / 2);
  const [column] = (reach.get(way) ?? []).toSorted((a, b) => Math.abs(a - left) - Math.abs(b - left));
  return column === undefined ? null : { way, column };
}

export function middleOf({ way, column }: Aim): number {
  return column + widthOf(way) / 2;
}

function widthOf(way: Way): number {
  return isLying(way) ? 2 : 1;
}
