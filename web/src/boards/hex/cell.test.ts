import { expect, test } from 'vitest';
import { meant, rowsOf, walk, type Cell } from './cell';
import { centreOf, nearest, outline, ROW, WIDTH } from './geometry';

/** A board of radius 1 around a hole, with the names that players use: a1 a2 / b1 b2 b3 / c2 c3. */
const AXIAL: [string, number, number][] = [
  ['c2', 0, -1],
  ['c3', 1, -1],
  ['b1', -1, 0],
  ['b2', 0, 0],
  ['b3', 1, 0],
  ['a1', -1, 1],
  ['a2', 0, 1],
];

function board(offers: Record<string, Cell['offer']> = {}): Cell[] {
  return AXIAL.map(([name, q, r]) => ({
    ...centreOf({ q, r }),
    id: name,
    name,
    kind: 'hex',
    row: r,
    label: name,
    offer: offers[name] ?? 'none',
    selected: false,
    recent: false,
    note: null,
  }));
}

function at(cells: Cell[], name: string): Cell {
  const cell = cells.find((one) => one.name === name);
  if (!cell) throw new Error(name);
  return cell;
}

test('rows run from the top, each from the left', () => {
  const names = rowsOf(board()).map((row) => row.map((cell) => cell.name).join(' '));
  expect(names).toEqual(['c2 c3', 'b1 b2 b3', 'a1 a2']);
});

test.each([
  ['b2', 'ArrowLeft', 'b1'],
  ['b1', 'ArrowLeft', 'b1'],
  ['b2', 'ArrowRight', 'b3'],
  ['c2', 'ArrowUp', 'c2'],
  ['b3', 'ArrowUp', 'c3'],
  ['b1', 'ArrowDown', 'a1'],
  ['b1', 'End', 'b3'],
  ['b3', 'Home', 'b1'],
])('from %s the key %s leads to %s', (from, key, to) => {
  const cells = board();
  const start = at(cells, from);
  expect(walk(cells, start, key, start.x)?.name).toBe(to);
});

test('up and down keep to a line across the zigzag of the rows', () => {
  const cells = board();
  const top = at(cells, 'c2');
  const middle = walk(cells, top, 'ArrowDown', top.x);
  expect(middle && walk(cells, middle, 'ArrowDown', top.x)?.name).toBe('a1');
});

test('Page Down goes round all cells where something can be done', () => {
  const cells = board({ c3: 'source', a1: 'target', b2: 'forbidden' });
  const first = walk(cells, at(cells, 'b1'), 'PageDown', 0);
  expect(first?.name).toBe('a1');
  expect(walk(cells, at(cells, 'a1'), 'PageDown', 0)?.name).toBe('c3');
  expect(walk(cells, at(cells, 'a1'), 'PageUp', 0)?.name).toBe('c3');
  expect(walk(board(), at(board(), 'a1'), 'x', 0)).toBeUndefined();
});

test('a pointer between hexes means the legal target, one on a piece means the piece', () => {
  const cells = board({ b3: 'target', b1: 'source' });
  const b2 = at(cells, 'b2');
  expect(meant(cells, { x: b2.x + WIDTH * 0.4, y: 2 })?.name).toBe('b3');
  expect(meant(cells, { x: b2.x - WIDTH * 0.9, y: 2 })?.name).toBe('b1');
  expect(meant(cells, b2)?.name).toBe('b2');
});

test('beside the board a target within reach is still meant, one far away is not', () => {
  const cells = board({ b3: 'target' });
  expect(meant(cells, { x: WIDTH * 2, y: 0 })?.name).toBe('b3');
  expect(meant(cells, { x: WIDTH * 4, y: 0 })).toBeUndefined();
});

test('hexes touch their neighbours', () => {
  expect(centreOf({ q: 1, r: 0 }).x).toBe(WIDTH);
  expect(centreOf({ q: 0, r: 1 })).toEqual({ x: WIDTH / 2, y: ROW });
  expect(outline({ x: 0, y: 0 }).split(' ')).toHaveLength(6);
  expect(nearest([], { x: 0, y: 0 }, 5)).toBeUndefined();
});
