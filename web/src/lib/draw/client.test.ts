/** The client's rules: what it answers, and when it stops. */
import { expect, it } from 'vitest';
import type { DealModel } from '../../wire';
import { listHash, seedCommitment } from '../verify/draw';
import { DrawClient, type Answer, type Heard } from './client';
import { fleetingFacts, type Facts } from './facts';
import { Keepsake, unopened } from './keepsake';

const TABLE = 'aa'.repeat(32);
const OTHER = 'bb'.repeat(32);
const SEED = '11'.repeat(32);

const deal = (changes: Partial<DealModel> = {}): DealModel => ({
  number: 1,
  state: 'open',
  commitment: TABLE,
  game: 'fits',
  options: 'seats=2 boards=1',
  components: 'cc'.repeat(32),
  strict: false,
  answers: [null, null],
  revealed: [],
  broken: [],
  list: [],
  ...changes,
});
const own = (table = TABLE) => seedCommitment(table, 1, SEED);
const LIST = [`1 person ${own()}`, `2 person ${OTHER}`];
const closed = (changes: Partial<DealModel> = {}) => deal({ state: 'closed', list: LIST, ...changes });
const drawn = (changes: Partial<DealModel> = {}) => closed({ state: 'drawn', revealed: [1, 2], ...changes });
const heard = (shown: DealModel | null, draws: [number, string][] = [], seats = [1]): Heard => ({
  deal: shown,
  seats,
  draws: new Map(draws),
});

async function client(facts: Facts = fleetingFacts(), seed = SEED): Promise<DrawClient> {
  return new DrawClient(new Keepsake('m', await facts.of('m')), facts, () => seed);
}

/** A client that has revealed its seed. */
async function revealed(facts: Facts = fleetingFacts()): Promise<DrawClient> {
  const one = await client(facts);
  await one.hear(heard(deal()));
  await one.hear(heard(closed()));
  return one;
}

it('commits to a seed that it has stored, and reveals it to the list that it has stored', async () => {
  const facts = fleetingFacts();
  const one = await client(facts);
  const commit: Answer = { type: 'commit', seat: 1, table: TABLE, commitment: own() };
  expect(await one.hear(heard(deal()))).toEqual([commit]);
  expect(await facts.of('m')).toEqual([{ match: 'm', commitment: TABLE, deal: 1, seat: 1, seed: SEED }]);
  expect(await one.hear(heard(deal({ answers: [own(), null] })))).toEqual([]);
  const reveal: Answer = { type: 'reveal', seat: 1, table: TABLE, seed: SEED };
  expect(await one.hear(heard(closed()))).toEqual([reveal]);
  expect((await facts.of('m'))[1]).toMatchObject({ list: LIST, game: 'fits' });
  expect(await one.hear(heard(closed({ revealed: [1] })))).toEqual([]);
  expect(one.isAcknowledged).toBe(true);
  await one.hear(heard(drawn(), [[1, 'start L5']]));
  expect((await facts.of('m')).at(-1)).toEqual({ match: 'm', entry: 1, draw: 'start L5' });
  expect(one.stopped).toBeNull();
});

it('gives nothing for its other seats', async () => {
  const answers = await (await client()).hear(heard(deal(), [], [1, 2]));
  expect(answers.map((answer) => 'commitment' in answer && answer.commitment)).toEqual([own(), '-']);
});

it('shares its seed with a second tab', async () => {
  const facts = fleetingFacts();
  const [one, two] = [await client(facts), await client(facts, '22'.repeat(32))];
  await one.hear(heard(deal()));
  expect(await two.hear(heard(deal({ answers: [own(), null] })))).toEqual([]);
  await two.hear(heard(deal()), true);
  expect(two.own(deal())?.seed).toBe(SEED);
});

it('leaves a seat alone that another device answered, unless its player wants otherwise', async () => {
  const one = await client();
  expect(await one.hear(heard(deal({ answers: [OTHER, null] })))).toEqual([]);
  expect(one.isElsewhere).toBe(true);
  expect(await one.hear(heard(deal({ answers: [OTHER, null] })), true)).toHaveLength(1);
  const late = await client();
  expect(await late.hear(heard(closed()))).toEqual([]);
  expect(late.isElsewhere).toBe(true);
  expect(late.stopped).toBeNull();
});

it('goes on with the next deal where the last was broken off', async () => {
  const one = await revealed();
  const broken = [`[broken 1 ${TABLE} ${listHash(TABLE, LIST)} lost 2]`];
  const next = deal({ number: 2, commitment: OTHER, broken });
  expect(await one.hear(heard(next))).toHaveLength(1);
  expect(one.stopped).toBeNull();
  expect(await one.hear(heard(closed()))).toEqual([]);
  expect(one.stopped).toBeNull();
});

it.each<[string, DealModel | null, [number, string][], string]>([
  ['another commitment of the table', deal({ commitment: OTHER }), [], 'table'],
  ['no deal any more', null, [[1, 'start L5']], 'table'],
  ['a number that skips', drawn({ number: 2 }), [], 'table'],
  ['a broken deal with another list', deal({ number: 2, commitment: OTHER, broken: [`[broken 1 ${TABLE} - left 2]`] }), [], 'table'],
  ['another list', closed({ list: [LIST[0] ?? '', '2 person -'] }), [], 'list'],
  ['a list without it', closed({ list: ['1 person -', LIST[1] ?? ''] }), [], 'list'],
  ['a malformed list', closed({ list: LIST.slice(0, 1) }), [], 'list'],
  ['other options', closed({ options: 'seats=2 boards=2' }), [], 'list'],
  [
    'being called silent',
    deal({ number: 2, commitment: OTHER, broken: [`[broken 1 ${TABLE} ${listHash(TABLE, LIST)} silent 1]`] }),
    [],
    'silent',
  ],
])('stops at %s', async (_, shown, draws, reason) => {
  const facts = fleetingFacts();
  const one = await revealed(facts);
  expect(await one.hear(heard(shown, draws))).toEqual([]);
  expect(one.stopped).toBe(reason);
  expect(await one.hear(heard(closed()))).toEqual([]);
  const reloaded = await client(facts);
  expect(reloaded.stopped).toBe(reason);
  await reloaded.playOn();
  expect((await client(facts)).stopped).toBeNull();
});

it('stops at a card that comes too early, changes, or is followed by another deal', async () => {
  const early = await client();
  await early.hear(heard(deal()));
  await early.hear(heard(closed(), [[1, 'start L5']]));
  expect(early.stopped).toBe('draw');
  const changed = await revealed();
  await changed.hear(heard(drawn(), [[1, 'start L5']]));
  await changed.hear(heard(drawn(), [[1, 'start V5']]));
  expect(changed.stopped).toBe('draw');
  const again = await revealed();
  await again.hear(heard(drawn(), [[1, 'start L5']]));
  const broken = [`[broken 1 ${TABLE} ${listHash(TABLE, LIST)} lost 2]`];
  await again.hear(heard(deal({ number: 2, commitment: OTHER, broken })));
  expect(again.stopped).toBe('draw');
});

it('stops at once when cards come of a deal that it never answered', async () => {
  const one = await revealed();
  const broken = [`[broken 1 ${TABLE} ${listHash(TABLE, LIST)} lost 2]`];
  const list = [`1 person ${OTHER}`, `2 person ${OTHER}`];
  await one.hear(heard(drawn({ number: 2, commitment: OTHER, broken, list }), [[1, 'start L5']]));
  expect(one.stopped).toBe('draw');
});

it('counts deals of other matches that nobody opened', async () => {
  const facts = fleetingFacts();
  await revealed(facts);
  const all = await facts.all();
  const now = Date.now() / 1000 + 1;
  expect(unopened(all, 'other', now)).toBe(1);
  expect(unopened(all, 'm', now)).toBe(0);
  expect(unopened(all, 'other', now + 24 * 3600 + 10)).toBe(0);
  expect(unopened([...all, { match: 'm', opened: TABLE }], 'other', now)).toBe(0);
});
