/** The worked example of docs/fair-draw.md. */
import { describe, expect, it } from 'vitest';
import { Draw, fairCommitment } from './draw';

const SECRET = Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, '0')).join('');
const draw = Draw.fair(SECRET, 'x7Kq', ['77e1a0', '']);
const equal = (count: number) => Array<bigint>(count).fill(1n);

describe('the worked example', () => {
  it('commits', () => {
    expect(fairCommitment(SECRET, 'x7Kq', 'seats=2 boards=1,2', '3f9c'.repeat(16))).toBe(
      '04af9f63873f6bfedb760edac4e12de39d93b4afbe6d1e587aefb7e101516c9b',
    );
    expect(fairCommitment(SECRET, '2026-11-15')).toBe(
      '5df4b21f14f0d281967378bb56649329e1684306d5253edf82ecf4b705530cde',
    );
  });

  it.each([
    [0, equal(4), 2],
    [1, equal(3), 0],
    [2, [2n, 1n, 0n, 5n], 3],
    [10, [4611686018427387904n, 4611686018427387904n, 1n], 0],
    [1000, equal(16), 14],
  ])('draw %d', (n, weights, index) => {
    expect(draw.index(n, weights)).toBe(index);
  });

  it('deals a day', () => {
    const day = Draw.daily(SECRET, 'fits', '2026-11-15');
    expect([0, 1, 2, 3].map((n) => day.index(n, equal(16)))).toEqual([4, 13, 0, 15]);
  });
});
