import { expect, test } from 'vitest';
import { gapsBelow } from './gaps';

const gaps = (names: string[]) => gapsBelow(new Map(names.map((name) => [name, 'P5'])), 6, 12);

test('a gap has a piece above it', () => {
  expect(gaps(['A1', 'A4', 'B3'])).toEqual(['A2', 'A3', 'B1', 'B2']);
  expect(gaps([])).toEqual([]);
});

test('over the top edge there are no gaps', () => {
  expect(gaps(['F12', 'F14']).at(-1)).toBe('F11');
});
