import { describe, expect, it } from 'vitest';
import { reachOf } from '../square/aim';
import { mirrored, moveText, readAim, turned, waysOf } from './aim';

const reach = (moves: string[]) => reachOf(moves, readAim);
const bar = waysOf([[0, 0], [1, 0], [2, 0]], ['0', '1']);
const all = reach([
  ...['A', 'B', 'C', 'D'].map((column) => `I3:0@${column}`),
  ...['A', 'B', 'C', 'D', 'E', 'F'].map((column) => `I3:1@${column}`),
  '-',
]);

describe('aim', () => {
  it('reads the placements among the moves', () => {
    expect(all.get('0')).toEqual([0, 1, 2, 3]);
    expect(all.get('1')).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('is written as a move and read back', () => {
    const aim = { way: 'm1', column: 2 };
    expect(moveText('P5', aim)).toBe('P5:m1@C');
    expect(readAim('P5:m1@C')).toEqual(aim);
    expect(readAim('-')).toBeNull();
  });

  it('lays a tile out in every way by its name', () => {
    expect(bar).toEqual([
      { name: '0', cells: [[0, 0], [1, 0], [2, 0]], width: 3, height: 1 },
      { name: '1', cells: [[0, 2], [0, 1], [0, 0]], width: 1, height: 3 },
    ]);
    // L4 as drawn: a square above the right of three.
    const cells = waysOf([[0, 0], [1, 0], [2, 0], [2, 1]], ['1', 'm0', 'm1']).map((way) => [...way.cells].sort());
    expect(cells).toEqual([
      [[0, 0], [0, 1], [0, 2], [1, 0]],
      [[0, 0], [0, 1], [1, 0], [2, 0]],
      [[0, 0], [0, 1], [0, 2], [1, 2]],
    ]);
  });

  it('leaves a tile alone whose mirror image is the same', () => {
    expect(mirrored('0', bar, all)).toBe('0');
    expect(turned('1', 1, bar, all)).toBe('0');
  });

  it('turns clockwise as the names count', () => {
    // V3 as drawn: a square above the left of two.
    const ways = waysOf([[0, 0], [0, 1], [1, 0]], ['0', '1', '2', '3']);
    const free = reach(['0', '1', '2', '3'].map((name) => `V3:${name}@A`));
    expect(turned('0', 1, ways, free)).toBe('1');
    expect(turned('0', -1, ways, free)).toBe('3');
    expect(mirrored('0', ways, free)).toBe('3');
    const without = reach(['V3:0@A', 'V3:2@A']);
    expect(turned('0', 1, ways, without)).toBe('2');
  });
});
