/** The client's rules where nobody looks ahead, with FITS cards that are really drawn. */
import { expect, it } from 'vitest';
import type { DealModel, LinksModel } from '../../wire';
import samples from '../verify/strict.json';
import { verify } from '../verify/verify';
import { DrawClient, type Answer, type Heard } from './client';
import { fleetingFacts, type Facts } from './facts';
import { Keepsake, type Fact, type Given } from './keepsake';

interface Step {
  deal: DealModel;
  links: LinksModel | null;
  log: string[];
}
const steps = samples.steps as Step[];
const start = (samples.keepsake[0] as { seed: string }).seed;
const lines = (log: string[]) => new Map(log.map((line, index) => [index + 1, line]));
const cards = (log: string[]) =>
  new Map(log.flatMap((line, index) => (line.startsWith('0 ') ? [[index + 1, line.slice(2)]] : [])));
const strictly = ({ deal: shown, links, log }: Step): Heard => ({
  deal: shown,
  links,
  seats: [1],
  draws: cards(log),
  log: lines(log),
});
const strictClient = async (facts: Facts) =>
  new DrawClient(new Keepsake('strict-sample', await facts.of('strict-sample')), facts, () => start);

it('gives one link after the other where nobody looks ahead, and has it proved', async () => {
  const facts = fleetingFacts();
  const one = await strictClient(facts);
  const given: Answer[] = [];
  for (const step of steps) given.push(...(await one.hear(strictly(step))));
  expect(one.stopped).toBeNull();
  expect(given).toEqual(samples.answers);
  const kept = await facts.of('strict-sample');
  const found = verify(samples.record, new Keepsake('strict-sample', kept));
  expect(found).toMatchObject({ verdict: 'proved', isStrict: true, broken: 0 });
  const written = samples.keepsake as Fact[];
  expect(verify(samples.record, new Keepsake('strict-sample', written)).verdict).toBe('proved');
});

const shown = (log: string[], ...left: number[]) => new Map([...lines(log)].filter(([number]) => !left.includes(number)));

/** A client that has heard everything up to the second request for a link. */
async function before(facts = fleetingFacts()): Promise<DrawClient> {
  const one = await strictClient(facts);
  for (const step of steps.slice(0, awaiting)) await one.hear(strictly(step));
  return one;
}

it('asks for entries that are missing, and stops if they are missing again', async () => {
  const one = await before();
  const heard = strictly(steps[awaiting] as Step);
  const last = heard.log?.size ?? 0;
  const gap = shown((steps[awaiting] as Step).log, last - 1);
  expect(await one.hear({ ...heard, log: gap })).toEqual([{ type: 'hello' }]);
  expect(await one.hear({ ...heard, log: new Map([[last + 5, '2 hi']]) })).toEqual([{ type: 'hello' }]);
  expect(one.stopped).toBeNull();
  expect(await one.hear({ ...heard, log: gap, isFresh: true })).toEqual([]);
  expect(one.stopped).toBe('link');
});

it('is not deceived by the count of entries', async () => {
  const one = await before();
  const heard = strictly(steps[awaiting] as Step);
  const last = heard.log?.size ?? 0;
  for (const number of [0, -1, 1.5]) {
    const log = new Map([[number, '0 card I3'], ...shown((steps[awaiting] as Step).log, last - 1)]);
    expect(await one.hear({ ...heard, log })).toEqual([{ type: 'hello' }]);
  }
});

it('gives no link before its seed has left', async () => {
  const one = await strictClient(fleetingFacts());
  await one.hear(strictly(steps[0] as Step));
  const { deal } = steps[1] as Step;
  const heard = { ...strictly(steps[1] as Step), deal: { ...deal, state: 'drawn' as const } };
  for (const moment of [0, 1, 998]) {
    expect(await one.hear({ ...heard, links: { moment, links: [null, null, null], awaited: [1] } })).toEqual([]);
    expect(one.stopped).toBe('link');
  }
  expect(one.keepsake.deals.get(deal.commitment)?.links.size).toBe(0);
});

it.each(['seats=1 seats=2', 'seats=2 seats=1'])('stops where the options say %s', async (options) => {
  const one = await strictClient(fleetingFacts());
  await one.hear(strictly(steps[0] as Step));
  const { deal } = steps[1] as Step;
  expect(await one.hear({ ...strictly(steps[1] as Step), deal: { ...deal, options } })).toEqual([]);
  expect(one.stopped).toBe('list');
});

it('makes no link for a move where others sit, whatever an older update says', async () => {
  const one = await before();
  const { deal, links, log } = steps[awaiting] as Step;
  await one.hear(strictly({ deal, links: { ...(links as LinksModel), awaited: [] }, log: log.slice(0, lastCard(log) + 1) }));
  const late = { ...strictly({ deal: { ...deal, options: 'seats=1' }, links, log: log.slice(0, 1) }), isFresh: true };
  expect(await one.hear(late)).toEqual([]);
  expect(await one.linkWithMove(late)).toBeNull();
  expect(one.keepsake.deals.get(deal.commitment)?.links.size).toBe(1);
  expect(one.stopped).toBeNull();
});

it('stops in every tab where one was shown something else', async () => {
  const facts = fleetingFacts();
  const [one, other] = [await strictClient(facts), await strictClient(facts)];
  const first = steps[awaiting - 1] as Step;
  for (const step of steps.slice(0, awaiting - 1)) {
    await one.hear(strictly(step));
    await other.hear(strictly(step));
  }
  const changed = first.log.map((line, index) => (index === firstChoice(first.log) ? '1 changed' : line));
  await other.hear(strictly({ ...first, log: changed, links: { ...(first.links as LinksModel), awaited: [] } }));
  expect(other.stopped).toBeNull();
  expect(await one.hear(strictly(first))).toMatchObject([{ type: 'link', number: 1 }]);
  const next = strictly(steps[awaiting] as Step);
  const news = shown((steps[awaiting] as Step).log, ...first.log.keys(), first.log.length);
  expect(await other.hear({ ...next, log: news })).toEqual([]);
  expect(other.stopped).toBe('link');
  expect(await one.hear(next)).toEqual([]);
  expect(one.stopped).toBe('link');
});

it('never begins with a later entry', async () => {
  const facts = fleetingFacts();
  await before(facts);
  const reloaded = await strictClient(facts);
  const step = steps[awaiting] as Step;
  expect(await reloaded.hear({ ...strictly(step), log: shown(step.log, 1) })).toEqual([{ type: 'hello' }]);
  expect(await reloaded.hear({ ...strictly(step), isFresh: true })).toMatchObject([{ type: 'link', number: 2, shown: step.log.length }]);
});

it('takes part though another tab gave a link that it never saw awaited', async () => {
  const facts = fleetingFacts();
  const [one, other] = [await strictClient(facts), await strictClient(facts)];
  for (const step of steps.slice(0, awaiting)) {
    await one.hear(strictly(step));
    if (!step.links?.awaited.length) await other.hear(strictly(step));
  }
  expect(await other.hear(strictly(steps[awaiting] as Step))).toMatchObject([{ type: 'link', number: 2 }]);
  expect(other.stopped).toBeNull();
});

it('does not answer what a node shows that lags behind', async () => {
  const one = await strictClient(fleetingFacts());
  for (const step of steps) await one.hear(strictly(step));
  expect(await one.hear({ ...strictly(steps[awaiting] as Step), isFresh: true })).toEqual([]);
  expect(one.stopped).toBeNull();
});

const awaiting = steps.findIndex(({ links }) => links?.awaited.includes(1) && links.moment === 1);

it.each<[string, (step: Step) => Step]>([
  ['a link of the table that does not fit', (step) => relinked(step, (links) => ['00'.repeat(32), ...links.slice(1)])],
  ['a link of a seat that does not fit', (step) => relinked(step, (links) => [links[0] ?? null, '00'.repeat(32), ...links.slice(2)])],
  ['a link that is left out', (step) => relinked(step, (links) => [...links.slice(0, 2), null])],
  ['a card that does not follow', (step) => ({ ...step, log: step.log.map((line, index) => (index === lastCard(step.log) ? '0 card X9' : line)) })],
  ['a choice that was shown otherwise', (step) => ({ ...step, log: step.log.map((line, index) => (index === firstChoice(step.log) ? '1 changed' : line)) })],
  ['a request before anybody chose', (step) => ({ ...step, log: step.log.slice(0, lastCard(step.log) + 1) })],
  ['a request before the card of the last link', (step) => ({ ...step, log: step.log.slice(0, lastCard(step.log)) })],
  ['a request while somebody still owes a choice', (step) => ({ ...step, log: step.log.slice(0, -1) })],
  ['a word in the place of a choice', (step) => ({ ...step, log: [...step.log.slice(0, -1), '2 offers-draw'] })],
  ['a seat that is handed over in the place of its choice', (step) => ({ ...step, log: [...step.log.slice(0, -1), '2 handed-to-bot'] })],
  ['a choice of a seat that is not there', (step) => ({ ...step, log: [...step.log, '3 -'] })],
  ['a link that is left out of a seat that left later', (step) => ({ ...relinked(step, (links) => [...links.slice(0, 2), null]), log: [...step.log, '2 handed-to-bot'] })],
  ['a moment that no chain has', (step) => ({ ...step, links: { ...(step.links as LinksModel), moment: 1000 } })],
  ['too few links', (step) => relinked(step, (links) => links.slice(0, 1))],
  ['a link that is none', (step) => relinked(step, (links) => [links[0] ?? null, 'no', ...links.slice(2)])],
  ['a choice that is taken back', (step) => ({ ...step, log: [...step.log, '2 takes-back'] })],
  ['cards that are still to come', (step) => ({ ...step, log: [...step.log, '0 card I3', '1 -', '2 -'] })],
  ['a request for a later link', (step) => ({ ...step, links: { ...(step.links as LinksModel), moment: 5 } })],
])('stops at %s', async (_, change) => {
  const one = await strictClient(fleetingFacts());
  for (const step of steps.slice(0, awaiting)) await one.hear(strictly(step));
  expect(one.stopped).toBeNull();
  expect(await one.hear(strictly(change(steps[awaiting] as Step)))).toEqual([]);
  expect(one.stopped).not.toBeNull();
});

function relinked(step: Step, change: (links: (string | null)[]) => (string | null)[]): Step {
  const links = step.links as LinksModel;
  return { ...step, links: { ...links, links: change(links.links) } };
}
const lastCard = (log: string[]) => log.findLastIndex((line) => line.startsWith('0 '));
const firstChoice = (log: string[]) => log.findIndex((line) => !line.startsWith('0 '));

it('refutes a record whose choices were made after a link had left', () => {
  const facts = samples.keepsake as Fact[];
  const changed = facts.map((fact) => ('link' in fact && fact.link === 2 ? { ...fact, entries: fact.entries.slice(0, -1) } : fact));
  expect(verify(samples.record, new Keepsake('strict-sample', changed)).verdict).toBe('refuted');
  const without = facts.filter((fact) => !('link' in fact));
  expect(verify(samples.record, new Keepsake('strict-sample', without)).verdict).toBe('refuted');
});

it('does not call it proved where entries were never shown before a link', () => {
  const facts = samples.keepsake as Fact[];
  const gap = facts.map((fact) => {
    if (!('link' in fact) || fact.link !== 2) return fact;
    const { match, commitment, seat, link } = fact;
    const after = fact.after + fact.entries.length - 1;
    return { match, commitment, seat, link, after, entries: fact.entries.slice(-1) };
  });
  const found = verify(samples.record, new Keepsake('strict-sample', gap));
  expect(found).toMatchObject({ verdict: 'not-shown', isEarly: true, why: { id: 'verify-not-shown-gap', values: { link: 2 } } });
  const without = facts.filter((fact) => !('link' in fact) || fact.link !== 3);
  const missing = verify(samples.record, new Keepsake('strict-sample', without));
  expect(missing).toMatchObject({ verdict: 'not-shown', isEarly: false, why: { id: 'verify-not-shown-link', values: { link: 3 } } });
});

it('does not call it proved where a choice came after its link and the next card', () => {
  const facts = samples.keepsake as Fact[];
  const given = (link: number) => facts.find((fact) => 'link' in fact && fact.link === link) as Given;
  const [early, late] = [given(2), given(3)];
  const [card = '', withheld = ''] = [late.entries[0], early.entries.at(-1)];
  const last = early.after + early.entries.length;
  const changed = facts.map((fact): Fact => {
    if (fact === early) return { ...early, entries: early.entries.slice(0, -1), shown: last - 1 };
    if (fact === late) return { ...late, after: last - 1, entries: [card, withheld, ...late.entries.slice(1)] };
    return 'draw' in fact && fact.entry === last + 1 ? { ...fact, entry: last } : fact;
  });
  const record = samples.record.replace(`${withheld}\n${card}\n`, `${card}\n${withheld}\n`).replace(/\[seal .*\n/, '');
  const found = verify(record, new Keepsake('strict-sample', changed));
  expect(found).toMatchObject({ verdict: 'not-shown', why: { id: 'verify-not-shown-early', values: { link: 2 } } });
});

it('refutes a record of which an entry was told twice and differently', () => {
  const facts = samples.keepsake as Fact[];
  const again = (line: string) =>
    facts.map((fact) =>
      'link' in fact && fact.link === 2 ? { ...fact, after: fact.after - 1, entries: [line, ...fact.entries] } : fact,
    );
  const known = facts.find((fact) => 'link' in fact && fact.link === 1) as Given;
  expect(verify(samples.record, new Keepsake('strict-sample', again('2 changed'))).verdict).toBe('refuted');
  expect(verify(samples.record, new Keepsake('strict-sample', again(known.entries.at(-1) ?? ''))).verdict).toBe('proved');
});

it.each([
  ['the link of the table', /\[link 0 (\d+) ../, '[link 0 $1 00'],
  ['a link of a seat', /\[link 1 (\d+) ../, '[link 1 $1 00'],
  ['a missing link', /\[link 2 .*\n/, ''],
])('refutes a record with a change of %s', (_, old, by) => {
  const changed = samples.record.replace(old, by);
  expect(changed).not.toBe(samples.record);
  expect(verify(changed).verdict).toBe('refuted');
});

it('has a link travel with the move of somebody who plays alone', async () => {
  const facts = fleetingFacts();
  const { alone } = samples;
  const one = new DrawClient(new Keepsake('alone', []), facts, () => alone.seed);
  for (const step of alone.steps as Step[]) await one.hear(strictly(step));
  const last = strictly(alone.steps.at(-1) as Step);
  expect(await one.linkWithMove(last)).toBe(alone.link);
  const links = { ...(last.links as LinksModel), moment: 1 };
  expect(await one.linkWithMove({ ...last, links })).toBeNull();
  expect(one.stopped).toBe('link');
});
