import { expect, test } from 'vitest';
import { readEffects, readEntry, readUpdate } from './read';
import type { Update } from './schema';

test('a message is an object with one field', () => {
  const place = { 'fits-effect-place': { tile: { 'fits-tile': { tile: 'P5' } }, cells: ['A1', 'A2'], seats: [{ seat: { seat: 2 } }] } };
  expect(readEffects({ m: [place, { 'fits-effect-won': {} }] })).toEqual({
    m: [
      {
        id: 'fits-effect-place',
        values: {
          tile: { id: 'fits-tile', values: { tile: 'P5' } },
          cells: ['A1', 'A2'],
          seats: [{ id: 'seat', values: { seat: 2 } }],
        },
      },
      { id: 'fits-effect-won', values: {} },
    ],
  });
});

test('effects get the actor and the text of their entry, unless they name others', () => {
  const effects = [{ gaps: { count: 2 } }, { points: { seat: { seat: { seat: 2 } } } }];
  const { kind, effects: read } = readEntry({ number: 7, actor: 1, text: 'RB>C', effects });
  expect(kind).toBe('move');
  expect(read[0]?.values).toEqual({ seat: { id: 'seat', values: { seat: 1 } }, text: 'RB>C', count: 2 });
  expect(read[1]?.values.seat).toEqual({ id: 'seat', values: { seat: 2 } });
});

test('what kind an entry is follows from its actor, but for words about the match', () => {
  expect(readEntry({ number: 1, actor: 0, text: 'card RB' })).toMatchObject({ kind: 'draw', effects: [] });
  expect(readEntry({ number: 2, actor: 1, text: 'resigns', kind: 'table' }).kind).toBe('table');
});

function update(fields: object) {
  const rest = { view: { to_move: [2], choice: 'RB>C' }, owed: null, chosen: null, moves: {}, entries: [], result: null, text: null };
  return readUpdate({ ...rest, ...fields } as unknown as Update);
}

test('moves come by how they begin', () => {
  expect(update({ moves: { '>a1 ': ['c1-b1', 'c1-c2'], 'c1-': ['b1'] } })).toMatchObject({
    moves: ['>a1 c1-b1', '>a1 c1-c2', 'c1-b1'],
  });
  expect(update({ moves: ['x', 'y'] })).toMatchObject({ moves: ['x', 'y'], landings: null });
});

test('where pieces slide down, moves say where they come to rest', () => {
  expect(update({ moves: { '-': { '': null }, 'P5:0@': { A: 11, B: 0 } } })).toMatchObject({
    moves: ['-', 'P5:0@A', 'P5:0@B'],
    landings: [null, 11, 0],
  });
});

test('what the view says is not repeated', () => {
  expect(update({})).toMatchObject({ owed: [2], chosen: 'RB>C' });
  expect(update({ owed: [], chosen: 'x', view: { to_move: [1] } })).toMatchObject({ owed: [], chosen: 'x' });
});

test('moves that a patch did not touch stay the same list', () => {
  const moves = { 'RB>': { A: 0 } };
  expect(update({ moves, spectators: 1 }).moves).toBe(update({ moves }).moves);
  expect(update({ moves: { ...moves } }).moves).not.toBe(update({ moves }).moves);
});
