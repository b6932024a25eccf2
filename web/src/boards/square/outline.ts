/** The outline of a set of cells as one SVG path, with rounded corners. */
import type { Cell } from './cell';

interface Point {
  x: number;
  y: number;
}

interface Edge {
  from: Point;
  /** A step of length one; the cell lies to its right. */
  step: Point;
}

export interface OutlineShape {
  /** Length of a cell's side. */
  unit: number;
  /** The row that is drawn at y = 0. */
  top: number;
  /** How far the outline stays inside the cells. */
  inset?: number;
  radius?: number;
}

/** The path around all cells; each hole and each part that touches only at a corner is a loop of its own. */
export function outline(cells: Cell[], { unit, top, inset = 0, radius = 0 }: OutlineShape): string {
  return loops(cells.map(({ column, row }) => ({ x: column, y: top - row })))
    .map((loop) => draw(corners(loop), unit, inset, radius))
    .join('');
}

function edges(cells: Point[]): Edge[] {
  const inside = new Set(cells.map(({ x, y }) => `${x},${y}`));
  const found: Edge[] = [];
  for (const { x, y } of cells) {
    if (!inside.has(`${x},${y - 1}`)) found.push({ from: { x, y }, step: { x: 1, y: 0 } });
    if (!inside.has(`${x + 1},${y}`)) found.push({ from: { x: x + 1, y }, step: { x: 0, y: 1 } });
    if (!inside.has(`${x},${y + 1}`)) {
      found.push({ from: { x: x + 1, y: y + 1 }, step: { x: -1, y: 0 } });
    }
    if (!inside.has(`${x - 1},${y}`)) found.push({ from: { x, y: y + 1 }, step: { x: 0, y: -1 } });
  }
  return found;
}

function loops(cells: Point[]): Edge[][] {
  const left = new Set(edges(cells));
  const found: Edge[][] = [];
  for (const start of left) {
    const loop: Edge[] = [];
    for (let edge: Edge | undefined = start; edge; edge = next(edge, left)) {
      left.delete(edge);
      loop.push(edge);
    }
    found.push(loop);
  }
  return found;
}

/** The edge that goes on where this one ends; where two cells touch at a corner, the right turn. */
function next({ from, step }: Edge, left: Set<Edge>): Edge | undefined {
  const x = from.x + step.x;
  const y = from.y + step.y;
  const onward = [...left].filter((edge) => edge.from.x === x && edge.from.y === y);
  return onward.find((edge) => edge.step.x === -step.y && edge.step.y === step.x) ?? onward[0];
}

/** Only the edges with which the direction changes. */
function corners(loop: Edge[]): Edge[] {
  return loop.filter((edge, index) => {
    const before = loop.at(index - 1);
    return before?.step.x !== edge.step.x || before.step.y !== edge.step.y;
  });
}

function draw(loop: Edge[], unit: number, inset: number, radius: number): string {
  const parts = loop.map(({ from, step }, index) => {
    const before = loop.at(index - 1)?.step ?? step;
    // Inwards is to the right of both edges that meet here.
    const x = from.x * unit - (step.y + before.y) * inset;
    const y = from.y * unit + (step.x + before.x) * inset;
    const start = `${round(x - before.x * radius)} ${round(y - before.y * radius)}`;
    const end = `${round(x + step.x * radius)} ${round(y + step.y * radius)}`;
    return `${index ? 'L' : 'M'}${start}Q${round(x)} ${round(y)} ${end}`;
  });
  return `${parts.join('')}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
