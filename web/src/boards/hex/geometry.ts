/** Where things are on a board of hexes that stand on a point, in rows. One hex is WIDTH wide. */

export const WIDTH = 40;
export const ROW = (WIDTH * Math.sqrt(3)) / 2;
export const SIZE = WIDTH / Math.sqrt(3);

export interface Point {
  x: number;
  y: number;
}

/** The middle of the hex with these axial coordinates. */
export function centreOf(hex: { q: number; r: number }): Point {
  return { x: (2 * hex.q + hex.r) * (WIDTH / 2), y: hex.r * ROW };
}

/** The six corners of a hex around `at`, as the `points` of an SVG polygon. */
export function outline(at: Point, size = SIZE): string {
  const corners = [30, 90, 150, 210, 270, 330].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(at.x + size * Math.cos(angle))},${round(at.y + size * Math.sin(angle))}`;
  });
  return corners.join(' ');
}

/** The plate below all hexes: a large hexagon whose corners are where the board's are. */
export function plate(radius: number, margin: number): string {
  const reach = radius * WIDTH + WIDTH / 2 + margin;
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(reach * Math.cos(angle))},${round(reach * Math.sin(angle))}`;
  });
  return corners.join(' ');
}

/** Left, top, width and height of all hexes with a margin around them. */
export function viewBox(radius: number, margin: Point): string {
  const width = (2 * radius + 1) * WIDTH + 2 * margin.x;
  const height = 2 * radius * ROW + 2 * SIZE + 2 * margin.y;
  return [-width / 2, -height / 2, width, height].map(round).join(' ');
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The spot closest to `at`; undefined if none is within `reach`. */
export function nearest<T extends Point>(spots: readonly T[], at: Point, reach: number): T | undefined {
  let best: T | undefined;
  let least = reach;
  for (const spot of spots) {
    const far = distance(spot, at);
    if (far <= least) {
      best = spot;
      least = far;
    }
  }
  return best;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
