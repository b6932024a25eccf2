/** The browser's verdicts, on records and keepsakes that Python made. */
import { describe, expect, it } from 'vitest';
import { Keepsake, type Fact } from '../draw/keepsake';
import samples from './samples.json';
import { verify } from './verify';

describe.each(['fits', 'bits'] as const)('a record of %s', (game) => {
  const { record } = samples[game];
  const facts = samples[game].keepsake as Fact[];
  const seen = (change: (fact: Fact) => Fact = (fact) => fact) => new Keepsake(`${game}-sample`, facts.map(change));
  const draws = record.split('\n').filter((line) => line.startsWith('0 ')).length;

  it('is proved to who took part, and the broken deal is counted', () => {
    expect(verify(record, seen())).toMatchObject({ verdict: 'proved', checked: draws, broken: 1, lacksDecks: false });
  });

  it('is consistent to everybody else', () => {
    expect(verify(record)).toMatchObject({ verdict: 'consistent', seats: [1, 2] });
  });

  it('is refuted at a draw that was changed', () => {
    const [first = '', second = ''] = record.split('\n').filter((line) => line.startsWith('0 card '));
    const changed = record.replace(first, '?').replace(second, first).replace('?', second);
    const at = readNumber(record, first);
    expect(verify(changed)).toMatchObject({ verdict: 'refuted', at });
  });

  it.each([
    ['secret', /\[secret ..../, '[secret 0000'],
    ['seed', /\[seed 1 ..../, '[seed 1 0000'],
    ['broken deal', / lost 2\]/, ' left 2]'],
    ['missing seed', /\[seed 2 .*\n/, ''],
    ['kind', /\[commit 2 person/, '[commit 2 program'],
  ])('is refuted by another %s', (_, old, by) => {
    expect(verify(record.replace(old, by)).verdict).toBe('refuted');
  });

  it.each([
    ['seed', (fact: Fact) => ('seed' in fact ? { ...fact, seed: 'ab'.repeat(32) } : fact)],
    ['list', (fact: Fact) => ('list' in fact ? { ...fact, list: [] } : fact)],
    ['options', (fact: Fact) => ('list' in fact ? { ...fact, options: 'seats=2' } : fact)],
    ['draw', (fact: Fact) => ('draw' in fact ? { ...fact, draw: 'card' } : fact)],
  ])('is refuted by another %s in the keepsake', (_, change) => {
    expect(verify(record, seen(change)).verdict).toBe('refuted');
  });

  it('is only consistent after the browser has stopped', () => {
    const stopped = new Keepsake(`${game}-sample`, [...facts, { match: `${game}-sample`, stopped: 'list' }]);
    expect(verify(record, stopped).verdict).toBe('consistent');
  });

  it('is only consistent where the decks are not known', () => {
    const components = /\[components builtin (.*)\]/.exec(record)?.[1] ?? '';
    const other = record.replace(`builtin ${components}`, `own ${components}`);
    expect(verify(unsealed(other), seen()).verdict).toBe('proved');
    expect(verify(record.replaceAll(components, 'ab'.repeat(32))).verdict).toBe('refuted');
  });
});

function unsealed(record: string): string {
  return record.replace(/\[seal .*\n/, '');
}

it('is refuted by a broken seal', () => {
  const { record } = samples.fits;
  expect(verify(record.replace('"Ann"', '"Bea"')).verdict).toBe('refuted');
  expect(verify(unsealed(record.replace('"Ann"', '"Bea"'))).verdict).toBe('consistent');
});

it('says that it checks neither moves nor points', () => {
  const { record } = samples.fits;
  const changed = unsealed(record).replace(/\[scores \d+/, '[scores 1');
  expect(verify(changed)).toMatchObject({ verdict: 'consistent', isUnchecked: true });
  expect(verify(record.replace(/\[secret ..../, '[secret 0000'))).toMatchObject({ isUnchecked: false });
});

it('refutes a record of BITS without its first task', () => {
  const without = unsealed(samples.bits.record).replace(/\n0 task 1 .*/, '');
  expect(verify(without)).toMatchObject({ verdict: 'refuted', at: 1 });
});

function readNumber(record: string, line: string): number {
  const entries = record.split('\n').filter((each) => /^[0-9] /.test(each));
  return entries.indexOf(line) + 1;
}

it('tells of records that promise nothing', () => {
  const { record } = samples.fits;
  const open = record
    .replace(/\[secret .*\n/, '')
    .split('\n')
    .filter((line) => !/^\[(scores|seal|result)/.test(line))
    .join('\n');
  expect(verify(open).verdict).toBe('not-yet');
  const plain = record
    .split('\n')
    .filter((line) => !/^\[(deal|commitment|commit|seed|secret|broken) /.test(line))
    .join('\n')
    .replace('[tuckbox 2]', '[tuckbox 1]');
  expect(verify(unsealed(plain)).verdict).toBe('no-fair-draw');
  expect(verify('[tuckbox 1]\n').verdict).toBe('unreadable');
});
