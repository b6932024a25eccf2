import { expect, test } from 'vitest';
import { areasOn } from './lying';

const laid = [
  { move: 'RR>A', cells: ['A1', 'B1'] },
  { move: 'BR>B', cells: ['B2', 'C2'] },
  { move: 'NN^D', cells: ['D1', 'D2'] },
  { move: 'RB^A', cells: ['A2', 'A3'] },
];

test('squares of one colour that touch are one area, grey ones are none', () => {
  const areas = areasOn({ laid, areas: [] });
  expect(areas.map(({ cells }) => cells)).toEqual([['A1', 'B1', 'A2'], ['A3'], ['B2'], ['C2']]);
  expect(areas.every(({ points }) => points === 0)).toBe(true);
});

test('what an area scores is told by the view', () => {
  const areas = areasOn({ laid, areas: [{ cells: ['A1', 'A2', 'B1'], points: [2, 0, -1] }] });
  expect(areas.map(({ points }) => points)).toEqual([1, 0, 0, 0]);
});
