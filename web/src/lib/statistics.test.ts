import { expect, it } from 'vitest';
import type { SoloGame } from '../wire';
import { statistics } from './statistics';

function played(match: string, ...rounds: [string | null, number][]): SoloGame {
  const points = rounds.reduce((sum, [, one]) => sum + one, 0);
  return { match, game: 'fits', ended: '', points, rounds: rounds.map(([board, points]) => ({ board, points })) };
}

it('counts every board by itself, and whole games with as many rounds', () => {
  // Newest first, as the server tells them.
  const games = [played('c', ['2', 4], ['1', -2]), played('b', ['1', 6]), played('a', ['1', 2], ['2', 9])];
  const [one, two, whole] = statistics(games);
  expect(one).toEqual({ board: '1', count: 3, best: 6, mean: 2, match: 'b', points: [2, 6, -2] });
  expect(two).toMatchObject({ board: '2', count: 2, best: 9, match: 'a', points: [9, 4] });
  expect(whole).toMatchObject({ board: null, count: 2, best: 11, points: [11, 2] });
});

it('has only whole games where there are no boards', () => {
  expect(statistics([played('a', [null, 3], [null, 4])])).toMatchObject([{ board: null, best: 7, mean: 7 }]);
});

it('does not tell a single board twice', () => {
  expect(statistics([played('a', ['1', 3])])).toHaveLength(1);
});

it('has nothing to tell before the first game', () => {
  expect(statistics([])).toEqual([]);
});
