/** The client's rules where nobody looks ahead, with FITS cards that are really drawn. */
import { expect, it } from 'vitest';
import type { DealModel, LinksModel } from '../../wire';
import samples from '../verify/strict.json';
import { verify } from '../verify/verify';
import { DrawClient, type Answer, type Heard } from './client';
import { fleetingFacts, type Facts } from './facts';
import { Keepsake, type Fact } from './keepsake';

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

const awaiting = steps.findIndex(({ links }) => links?.awaited.includes(1) && links.moment === 1);

it.each<[string, (step: Step) => Step]>([
  ['a link of the table that does not fit', (step) => relinked(step, (links) => ['00'.repeat(32), ...links.slice(1)])],
  ['a link of a seat that does not fit', (step) => relinked(step, (links) => [links[0] ?? null, '00'.repeat(32), ...links.slice(2)])],
  ['a link that is left out', (step) => relinked(step, (links) => [...links.slice(0, 2), null])],
  ['a card that does not follow', (step) => ({ ...step, log: step.log.map((line, index) => (index === lastCard(step.log) ? '0 card X9' : line)) })],
  ['a choice that was shown otherwise', (step) => ({ ...step, log: step.log.map((line, index) => (index === firstChoice(step.log) ? '1 changed' : line)) })],
  ['a request before anybody chose', (step) => ({ ...step, log: step.log.slice(0, lastCard(step.log) + 1) })],
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
  expect(await one.linkWithMove(strictly(alone.steps.at(-1) as Step))).toBe(alone.link);
});
