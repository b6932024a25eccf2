import { expect, it } from 'vitest';
import { readMove } from './move_text';

const moves = ['-', 'L5:0@A', 'L5:0@B', 'L5:1@A', 'e9-e5 d4-d5'];

it.each([
  ['L5:0@A', 'L5:0@A'],
  [' l5:0@b ', 'L5:0@B'],
  ['l5:1', 'L5:1@A'],
  ['E9-e5  d4-d5', 'e9-e5 d4-d5'],
  ['-', '-'],
])('%s means %s', (typed, text) => {
  expect(readMove(typed, moves)).toEqual({ kind: 'move', text });
});

it('says what it could mean', () => {
  expect(readMove('L5:0', moves)).toEqual({ kind: 'ambiguous', moves: ['L5:0@A', 'L5:0@B'] });
});

it('leaves the rest to the server, which knows why not', () => {
  expect(readMove('X5:0@A', moves)).toEqual({ kind: 'unknown', text: 'X5:0@A' });
});
