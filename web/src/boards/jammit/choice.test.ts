import { expect, test } from 'vitest';
import { Choice, parseMove } from './choice.svelte';

const INSERT = ['a5=BN', 'a5=NB', 'b6=BN', 'b6=NB'];
const EXTRA = ['a5,b6', 'a5,c7', 'b6,a5', 'b6,c7', 'c7,a5', 'c7,b6'];
const PAWN = ['>a1', '>i9'];

function choosing(moves: string[]): Choice {
  return new Choice(() => moves);
}

test('move texts name heads, coins or a corner', () => {
  expect(parseMove('d8=NB')).toMatchObject({ heads: ['d8'], coins: 'NB', corner: '' });
  expect(parseMove('d8,f9')).toMatchObject({ heads: ['d8', 'f9'], coins: '' });
  expect(parseMove('>a1')).toMatchObject({ heads: [], corner: 'a1' });
});

test('a column is chosen, the order changed, and the second pick makes the move', () => {
  const choice = choosing(INSERT);
  expect(choice.orders).toEqual(['BN', 'NB']);
  expect([...choice.open]).toEqual(['a5', 'b6']);
  expect(choice.pick('a5')).toBeNull();
  expect(choice.pick('b6')).toBeNull();
  expect(choice.text).toBe('b6=BN');
  choice.order = 1;
  expect(choice.pick('b6')).toBe('b6=NB');
});

test('extra coins go into two different columns, in the order of choosing', () => {
  const choice = choosing(EXTRA);
  expect(choice.needs).toBe(2);
  choice.pick('b6');
  expect(choice.text).toBeNull();
  expect([...choice.open]).toEqual(['a5', 'c7']);
  choice.pick('a5');
  expect(choice.text).toBe('b6,a5');
  choice.pick('c7');
  expect(choice.text).toBe('b6,c7');
  expect(choice.pick('c7')).toBe('b6,c7');
});

test('the first extra column can be given back', () => {
  const choice = choosing(EXTRA);
  choice.pick('b6');
  choice.pick('b6');
  expect(choice.heads).toEqual([]);
  choice.pick('a5');
  choice.pick('c7');
  choice.undo();
  expect(choice.heads).toEqual(['a5']);
});

test('what a head would bring is known before it is chosen', () => {
  const insert = choosing(INSERT);
  expect(insert.with('a5')).toBe('a5=BN');
  const extra = choosing(EXTRA);
  expect(extra.with('c7')).toBe('c7,a5');
  extra.pick('b6');
  expect(extra.with('c7')).toBe('b6,c7');
  expect(extra.with('b6')).toBe('b6,a5');
});

test('the pawn goes at once; other hexes do nothing', () => {
  const choice = choosing(PAWN);
  expect([...choice.open]).toEqual(['(a1)', '(i9)']);
  expect(choice.pick('a1')).toBeNull();
  expect(choice.pick('(i9)')).toBe('>i9');
});

test('what follows the head in question may be asked for before it is chosen', () => {
  expect(choosing(INSERT).beyond('b6')).toEqual(['b6=BN', 'b6=NB']);
  const extra = choosing(EXTRA);
  expect(extra.beyond(null)).toEqual([]);
  expect(extra.beyond('b6')).toEqual(['b6,a5', 'b6,c7']);
  extra.pick('b6');
  expect(extra.beyond('c7')).toEqual(['b6,c7']);
});
