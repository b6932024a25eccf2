/** Where two drawings differ, in words. */
import { beforeEach, expect, it } from 'vitest';
import { speak } from '../lib/i18n/index.svelte';
import { designer as bits } from './bits';
import type { Designer } from './designer';
import { designer as fits } from './fits';
import { hexDesigner } from './hex/designer';

beforeEach(() => speak('en'));

const told = ({ differing }: Designer, space: string, here: string, there: string) =>
  [differing.space(space, here || there), differing.value(here), differing.value(there)].join(' | ');

it.each([
  ['A1', 'dot', '-5', 'A1 | dot | number −5'],
  ['A1', 'pair F3', '2', 'A1 | pair with F3 | number +2'],
  ['row-bonus', 'on', 'off', 'Every complete row earns a point | yes | no'],
  ['L5', 'start', '', 'long hook L5 | starts | does not start'],
])('FITS: %s, %s and %s', (space, here, there, words) => {
  expect(told(fits, space, here, there)).toBe(words);
});

it.each([
  ['2.1', 'V3 B +5', 'V3 R +5', /^Stack 2, card 1 \| .*blue.* \| .*red/],
  ['1.3', 'O4 any +6', 'I5 any +6', /^Stack 1, card 3 \| .*square.* \| .*5/],
  ['3.4', 'L4 any +8 +3', '', /^Stack 3, card 4 \| .*8.*3.* \| nothing$/],
  ['RB', '', 'start', /^red.*blue.* \| nothing \| starts$/i],
  ['Z5', 'A1 B1', 'A1 A2', /^Shape Z5 \| A1 B1 \| A1 A2$/],
])('BITS: %s, %s and %s', (space, here, there, words) => {
  expect(told(bits, space, here, there)).toMatch(words);
});

it('FILLIT and JAMMIT: pieces and pawns', () => {
  expect(told(hexDesigner('fillit'), 'c4', 'R', '.')).toMatch(/^c4 \| red pawn \| nothing$/i);
  expect(told(hexDesigner('jammit'), 'pawn B', 'a1', 'g7')).toMatch(/^blue pawn \| a1 \| g7$/i);
});

it.each(['fr', 'de', 'ja'] as const)('leaves no sign of the file format in %s', async (language) => {
  await speak(language);
  const words = [told(fits, 'A1', 'pair F3', 'dot'), told(fits, 'row-bonus', 'on', 'off'), told(bits, '2.1', 'V3 B +5', 'L4 any +8')];
  expect(words.join(' ')).not.toMatch(/pair F3|dot|row-bonus|\bon\b|\boff\b|any|2\.1|web-/);
});
