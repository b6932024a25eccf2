import { expect, test } from 'vitest';
import { cardsToCome, openCard } from './cards';

const cards = ['BB', 'BB', 'RB'];

test('the last card is open while seats build', () => {
  expect(openCard({ cards, turned: ['RB', 'BB'], stage: 'build' })).toBe('BB');
  expect(openCard({ cards, turned: ['RB', 'BB'], stage: 'turn' })).toBeNull();
});

test('of two equal cards one is still to come', () => {
  expect(cardsToCome({ cards, turned: ['BB'], stage: 'build' })).toEqual(['BB', 'RB']);
  expect(cardsToCome({ cards, turned: [], stage: 'deal' })).toEqual(cards);
});
