/** Who owes a choice, in records that Python made: the next card comes when nobody does, and not sooner. */
import { expect, it } from 'vitest';
import { stillOwing } from './owing';
import { isDraw, readRecord } from './record';
import samples from './samples.json';
import strict from './strict.json';

it.each([
  ['fits', samples.fits.record],
  ['bits', samples.bits.record],
  ['fits where nobody looks ahead', strict.record],
])('knows who owes a choice in %s', (_, text) => {
  const { game, components, seats, entries } = readRecord(text);
  const owing = (count: number) => stillOwing(game, components, seats, entries.slice(0, count));
  entries.forEach((entry, place) => {
    if (place === 0) return;
    if (!isDraw(entry)) expect(owing(place)).toContain(entry.actor);
    else if (!isDraw(entries[place - 1] ?? entry)) expect(owing(place)).toEqual([]);
  });
  expect(stillOwing('chess', components, seats, entries)).toEqual([]);
});
