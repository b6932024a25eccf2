import { describe, expect, it } from 'vitest';
import { aimAt, mirrored, moveText, reach, readAim, snap, step, turned } from './aim';
import type { OrientationView } from './view';

const bar: OrientationView[] = [
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
    const aim = { orientation: 'm1', column: 2 };
    expect(moveText('P5', aim)).toBe('P5:m1@C');
    expect(readAim('P5:m1@C')).toEqual(aim);
    expect(readAim('-')).toBeNull();
  });

  it('snaps to the nearest legal column', () => {
    expect(snap({ orientation: '0', column: 5 }, all)).toEqual({ orientation: '0', column: 3 });
    const few = reach(['I3:1@A', 'I3:1@F']);
    expect(snap({ orientation: '0', column: 4 }, few)).toEqual({ orientation: '1', column: 5 });
    expect(snap({ orientation: '0', column: 4 }, reach(['-']))).toBeNull();
  });

  it('steps over columns that are not legal and stops at the side', () => {
    const few = reach(['I3:1@A', 'I3:1@F']);
    const left = { orientation: '1', column: 0 };
    expect(step(left, 1, few).column).toBe(5);
    expect(step(left, -1, few)).toEqual(left);
  });

  it('turns a tile around its middle', () => {
    const lying = { orientation: '0', column: 1 };
    expect(turned(lying, 1, bar, all)).toEqual({ orientation: '1', column: 2 });
    expect(turned({ orientation: '1', column: 5 }, 1, bar, all)).toEqual({ orientation: '0', column: 3 });
  });

  it('leaves a tile alone whose mirror image is the same', () => {
    const lying = { orientation: '0', column: 1 };
    expect(mirrored(lying, bar, all)).toEqual(lying);
  });

  it('turns clockwise as the names count', () => {
    // V3 as drawn: a square above the left of two.
    const ways: OrientationView[] = [
      { name: '0', cells: [[0, 0], [0, 1], [1, 0]], width: 2, height: 2 },
      { name: '1', cells: [[0, 0], [0, 1], [1, 1]], width: 2, height: 2 },
      { name: '2', cells: [[0, 1], [1, 0], [1, 1]], width: 2, height: 2 },
      { name: '3', cells: [[0, 0], [1, 0], [1, 1]], width: 2, height: 2 },
    ];
    const free = reach(['0', '1', '2', '3'].map((name) => `V3:${name}@A`));
    const aim = { orientation: '0', column: 0 };
    expect(turned(aim, 1, ways, free).orientation).toBe('1');
    expect(turned(aim, -1, ways, free).orientation).toBe('3');
    expect(mirrored(aim, ways, free).orientation).toBe('3');
    const without = reach(['V3:0@A', 'V3:2@A']);
    expect(turned(aim, 1, ways, without).orientation).toBe('2');
  });

  it('follows a pointer with the middle of the tile', () => {
    const aim = { orientation: '0', column: 0 };
    expect(aimAt(2.5, aim, bar, all).column).toBe(1);
    expect(aimAt(6, aim, bar, all).column).toBe(3);
  });
});
