import { describe, expect, it } from 'vitest';
import type { Game } from '../wire';
import { defaultPlan, newMatch, seatsFor, waysOf } from './new_match';

function game(seats: string[]): Game {
  return {
    name: 'fits',
    options: [
      { name: 'seats', choices: seats, default: seats[0] ?? '', is_sequence: false },
      { name: 'boards', choices: ['1', '2'], default: '1,2', is_sequence: true },
    ],
    bots: ['random', 'easy', 'hard'],
  } as unknown as Game;
}

const solo = game(['1', '2', '3']);
const pair = game(['2', '3']);

it('offers to play alone only where one seat is possible', () => {
  expect(waysOf(solo)).toContain('alone');
  expect(waysOf(pair)).not.toContain('alone');
  expect(seatsFor(solo, 'bots')).toEqual([2, 3]);
});

describe('the seats of a new table', () => {
  const kinds = (way: 'alone' | 'bots' | 'screen' | 'invite', change = {}) =>
    newMatch(solo, { ...defaultPlan(solo, way, 'Ann'), ...change }).seats.map(({ kind }) => kind);

  it('alone', () => expect(kinds('alone')).toEqual(['me']));
  it('against bots', () => expect(kinds('bots', { seats: 3 })).toEqual(['me', 'bot', 'bot']));
  it('on one screen', () => expect(kinds('screen')).toEqual(['me', 'me']));
  it('on one screen with a bot', () => expect(kinds('screen', { seats: 3, bots: [true, true] })).toEqual(['me', 'bot', 'me']));
  it('by invitation', () => expect(kinds('invite', { seats: 3, bots: [false, false, true] })).toEqual(['me', 'open', 'bot']));
});

it('gives everybody on one screen the own name', () => {
  const plan = { ...defaultPlan(solo, 'screen', ''), names: ['Ann', ''] };
  expect(newMatch(solo, plan).seats.map(({ name }) => name)).toEqual(['Ann', null]);
});

it('is public only if friends are invited', () => {
  expect(newMatch(solo, { ...defaultPlan(solo, 'bots', ''), isPublic: true }).public).toBe(false);
});

it('leaves the box out that is the default, but not one that is named', () => {
  const plan = { ...defaultPlan(solo, 'alone', ''), isBuiltIn: true };
  expect(newMatch(solo, plan).box).toBe('builtin');
  expect(newMatch(solo, { ...plan, box: 'a hash' }).box).toBe('a hash');
  expect(newMatch(solo, defaultPlan(solo, 'alone', '')).box).toBeNull();
});
