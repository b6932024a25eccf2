/** The test vector and the worked examples of docs/fair-draw.md. */
import { describe, expect, it } from 'vitest';
import { dailyCommitment, Draw, earlyCommitment, listHash, seedCommitment, tableCommitment } from './draw';

const SECRET = Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, '0')).join('');
const equal = (count: number) => Array<bigint>(count).fill(1n);
const COMPONENTS = '3f9c'.repeat(16);

describe('the fair draw', () => {
  const [one, three] = ['11'.repeat(32), '33'.repeat(32)];
  const table = tableCommitment(SECRET, 'x7Kq', 1, ['fits', 'seats=3 boards=1', COMPONENTS], []);
  const lines = [
    `1 person ${seedCommitment(table, 1, one)}`,
    '2 bot -',
    `3 program ${seedCommitment(table, 3, three)}`,
  ];

  it('agrees with the test vector', () => {
    expect(table).toBe('0e4b72832494ccef1d899966438bff160838071c773f40c26b7f96e24f143598');
    expect(lines).toEqual([
      '1 person 5a0de87579950c53a97247d717f9ca7700377f6fa16bb497f94ff956d1b1dbef',
      '2 bot -',
      '3 program 79d2d19f51974c1dc20cef5633f605deabfe1e125ee1e218ec0cf149a43cd2dd',
    ]);
    const closed = listHash(table, lines);
    expect(closed).toBe('d5ffab275606e874f15cfb388b2ba943bff8070529b077e4b11a8400ad98df18');
    expect(Draw.fair(SECRET, closed, [one, three]).number(0, 0)).toBe(0xe29a03a19caacc99n);
  });

  it('binds the deals that were broken off', () => {
    const texts = ['fits', 'seats=3 boards=1', COMPONENTS];
    const broken = [`[broken 1 ${table} - left 1]`];
    expect(tableCommitment(SECRET, 'x7Kq', 2, texts, broken)).not.toBe(
      tableCommitment(SECRET, 'x7Kq', 2, texts, []),
    );
  });
});

describe('version 1', () => {
  const draw = Draw.early(SECRET, 'x7Kq', ['77e1a0', '']);

  it('commits', () => {
    expect(earlyCommitment(SECRET, 'x7Kq', 'seats=2 boards=1,2', COMPONENTS)).toBe(
      '04af9f63873f6bfedb760edac4e12de39d93b4afbe6d1e587aefb7e101516c9b',
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
});

it('deals a day', () => {
  const day = Draw.daily(SECRET, 'fits', '2026-11-15');
  expect([0, 1, 2, 3].map((n) => day.index(n, equal(16)))).toEqual([4, 13, 0, 15]);
  expect(dailyCommitment(SECRET, 'fits', '2026-11-15')).not.toBe(dailyCommitment(SECRET, 'bits', '2026-11-15'));
});
