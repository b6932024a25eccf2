/** Plays seeds, many at once, and prints what each person knows at the end of each: a line of JSON.
 *
 * node evening.js SERVER PROXY FIRST LAST AT_ONCE
 */
import './browser';
import { Chance } from './chance';
import { Clock } from './clock';
import { Person } from './person';
import { Server } from './server';

const PACE = 10;
/** Slower once the storm is over, so that a busy machine gets the time it needs. */
const CALM_PACE = 2;
/** Milliseconds between what people do at a table. */
const THINKING = [20, 900] as const;
/** Seconds of the wall clock after which a table that does not agree is a failure. */
const PATIENCE = 300;
/** Seconds after which people stop playing, even if they have not had all their turns. */
const EVENING = 30;
const OPTIONS: Record<string, object> = {
  fits: { boards: '1' },
  bits: {},
  fillit: { board: 'mini' },
  jammit: { board: 'mini' },
};
const GAMES = Object.keys(OPTIONS);

const [serverUrl = '', proxy = '', first = '0', last = '0', atOnce = '1'] = process.argv.slice(2);
const server = new Server(serverUrl);
const guests = await Promise.all([server.guest(), server.guest()]);

/** Who holds which seat, and who watches: by the number of the guest; -1 is a stranger. */
const TABLES = [
  { holders: [0, 1], tabs: [0, 1] },
  { holders: [0, 1], tabs: [0, 1, -1] },
  { holders: [0, 1], tabs: [0, 0, 1] },
  { holders: [0, 0], tabs: [0] },
  { holders: [0, 0], tabs: [0, 0, -1] },
];

async function newMatch(game: string, holders: number[]): Promise<string> {
  const host = guests[0] ?? '';
  const isFriend = holders.includes(1);
  const seats = [{ kind: 'me' }, { kind: isFriend ? 'open' : 'me' }];
  const wanted = { game, seats, options: OPTIONS[game] };
  const { id } = await server.post<{ id: string }>('/matches', host, wanted);
  if (isFriend) await server.post(`/matches/${id}/join`, guests[1] ?? '', {});
  for (const holder of new Set(holders)) await giveNothing(id, guests[holder] ?? '');
  return id;
}

/** Lets the cards be drawn without a seed of this guest. */
async function giveNothing(match: string, cookie: string): Promise<void> {
  const update = await server.truth(match, cookie, null);
  if (!update?.deal) return;
  const said = { type: 'commit', table: update.deal.commitment, commitment: '-' };
  for (const { seat, mine } of update.seats)
    if (mine) await server.post(`/matches/${match}/draw`, cookie, { ...said, seat });
}

interface Table {
  seed: number;
  game: string;
  match: string;
  tabs: number[];
}

async function prepare(seed: number): Promise<Table> {
  const game = GAMES[seed % GAMES.length] ?? '';
  const { holders, tabs } = TABLES[Math.floor(seed / GAMES.length) % TABLES.length] ?? { holders: [], tabs: [] };
  return { seed, game, match: await newMatch(game, holders), tabs };
}

async function live({ seed, game, match, tabs }: Table): Promise<object> {
  const chance = new Chance(seed);
  const clock = new Clock(PACE);
  let left = Math.floor(chance.between(4, 11));
  const around = { proxy, match, clock, takeTurn: () => left-- > 0 };
  const people = tabs.map(
    (guest, tab) =>
      new Person(`${seed}.${tab}`, guests[guest] ?? '', { ...around, chance: new Chance(seed * 7 + tab + 1) }),
  );
  while (left > 0 && !people.some(({ store }) => store.update?.result)) {
    await clock.sleep(chance.between(...THINKING));
    chance.pick(people)?.act();
    if (clock.now() > EVENING * 1000 * PACE) break;
  }
  clock.run(CALM_PACE);
  const late = await settle(match, people);
  const faults = people.flatMap(({ name, fault }) => (fault ? [`${name}: after a patch ${fault}`] : []));
  const trouble = [...faults, late].filter(Boolean).join('; ');
  for (const person of people) person.leave();
  return { seed, game, match, trouble, people: people.map(told) };
}

/** Waits until everybody knows what the server knows; returns what is wrong if that never happens. */
async function settle(match: string, people: Person[]): Promise<string> {
  const end = performance.now() + PATIENCE * 1000;
  for (const person of people) person.calmDown();
  for (;;) {
    const found = await Promise.all(people.map((person) => disagreement(match, person)));
    const wrong = found.filter((one) => one);
    if (!wrong.length || performance.now() > end) return wrong.join('; ');
    await new Promise((wake) => setTimeout(wake, 100));
  }
}

async function disagreement(match: string, person: Person): Promise<string> {
  const wrong = person.unrest || (await comparison(match, person));
  return wrong && `${person.name}: ${wrong}`;
}

async function comparison(match: string, person: Person): Promise<string> {
  const truth = await server.truth(match, person.cookie, person.store.seat);
  return truth ? person.difference(truth) : 'the server does not answer';
}

function told({ name, store, accepted, compared }: Person): object {
  return { name, seat: store.seat, log: store.log, view: store.update?.view, accepted, compared };
}

const tables: Table[] = [];
for (let seed = Number(first); seed <= Number(last); seed += 1) tables.push(await prepare(seed));

async function work(): Promise<void> {
  for (let table = tables.shift(); table; table = tables.shift()) {
    console.log(JSON.stringify(await live(table)));
  }
}
await Promise.all(Array.from({ length: Number(atOnce) }, work));
process.exit(0);
