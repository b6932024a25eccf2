/** How the stone in hand is held: the colours as they lie, lying or standing. */
import type { Aim, Reach } from '../square/aim';
import { columnName, readColumn } from '../square/cell';

/** A placement's text without its column: `RB>` or `RB^`. */
export type Way = string;

const NEUTRAL = 'NN';

export function isNeutral(way: Way): boolean {
  return way.startsWith(NEUTRAL);
}

export function isLying(way: Way): boolean {
  return way.endsWith('>');
}

/** `RB>C`. */
export function moveText({ way, column }: Aim): string {
  return `${way}${columnName(column)}`;
}

export function readAim(move: string): Aim {
  return { way: move.slice(0, 3), column: readColumn(move.slice(3)) };
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

export function widthOf(way: Way): number {
  return isLying(way) ? 2 : 1;
}
