import { describe, expect, it } from 'vitest';
import { reachOf } from '../square/aim';
import { mirrored, moveText, readAim, turned } from './aim';
import type { FitsOrientationView } from '../../wire';

const reach = (moves: string[]) => reachOf(moves, readAim);
const bar: FitsOrientationView[] = [
  { name: '0', cells: [[0, 0], [1, 0], [2, 0]], width: 3, height: 1 },
  { name: '1', cells: [[0, 0], [0, 1], [0, 2]], width: 1, height: 3 },
];
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

  it('leaves a tile alone whose mirror image is the same', () => {
    expect(mirrored('0', bar, all)).toBe('0');
    expect(turned('1', 1, bar, all)).toBe('0');
  });

  it('turns clockwise as the names count', () => {
    // V3 as drawn: a square above the left of two.
    const ways: FitsOrientationView[] = [
      { name: '0', cells: [[0, 0], [0, 1], [1, 0]], width: 2, height: 2 },
      { name: '1', cells: [[0, 0], [0, 1], [1, 1]], width: 2, height: 2 },
      { name: '2', cells: [[0, 1], [1, 0], [1, 1]], width: 2, height: 2 },
      { name: '3', cells: [[0, 0], [1, 0], [1, 1]], width: 2, height: 2 },
    ];
    const free = reach(['0', '1', '2', '3'].map((name) => `V3:${name}@A`));
    expect(turned('0', 1, ways, free)).toBe('1');
    expect(turned('0', -1, ways, free)).toBe('3');
    expect(mirrored('0', ways, free)).toBe('3');
    const without = reach(['V3:0@A', 'V3:2@A']);
    expect(turned('0', 1, ways, without)).toBe('2');
  });
});
