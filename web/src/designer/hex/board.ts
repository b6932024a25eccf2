/** The hexagon of FILLIT and JAMMIT: names and places of its hexes, as `core/hexagon.py` has them. */
import { centreOf, WIDTH, type Point } from '../../boards/hex/geometry';

export interface Hex {
  q: number;
  r: number;
}

export interface HexBoard {
  radius: number;
  /** From the top row down, the centre included. */
  rows: string[][];
  centre: string;
  /** Clockwise from the right. */
  corners: string[];
}

const DIRECTIONS: [number, number][] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];

function makeBoard(radius: number): HexBoard {
  const reach = Array.from({ length: 2 * radius + 1 }, (_, at) => at - radius);
  const rows = reach.map((r) => reach.filter((q) => Math.abs(q + r) <= radius).map((q) => nameOf({ q, r }, radius)));
  const corners = DIRECTIONS.map(([q, r]) => nameOf({ q: q * radius, r: r * radius }, radius));
  return { radius, rows, centre: nameOf({ q: 0, r: 0 }, radius), corners };
}

export function nameOf({ q, r }: Hex, radius: number): string {
  return `${String.fromCharCode(97 + radius - r)}${q + radius + 1}`;
}

export function readHex(name: string, radius: number): Hex {
  return { q: Number(name.slice(1)) - radius - 1, r: radius - (name.charCodeAt(0) - 97) };
}

const BOARDS: Record<string, HexBoard> = { large: makeBoard(4), mini: makeBoard(3) };
const LARGE = makeBoard(4);

export function boardOf(size: string): HexBoard {
  return BOARDS[size] ?? LARGE;
}

/** Returns the middle of a hex, and that of the place outside a corner. */
export function pointOf(name: string, radius: number): Point {
  return centreOf(readHex(name, radius));
}

export function outside(corner: string, radius: number): Point {
  const { x, y } = pointOf(corner, radius);
  const far = (radius * WIDTH + WIDTH * 0.98) / (radius * WIDTH);
  return { x: x * far, y: y * far };
}
