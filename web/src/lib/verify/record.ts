/** A record's text as Python reads it: strictly, so that both say the same of a strange one. */
import { readBroken, readCommit, type Broken, type Commit } from '../draw/lines';
import { areOptions, deckOf, type Deck } from './deck';

export class Unreadable extends Error {}

export interface Line {
  number: number;
  actor: number;
  text: string;
}

export interface ReadRecord {
  game: string;
  options: string;
  components: string;
  match: string;
  seats: number;
  daily: string | null;
  /** Cards that were dealt before, or elsewhere. */
  isDealtBefore: boolean;
  /** The number of the fair deal; null for version 1, a day or no draw at all. */
  deal: number | null;
  commitment: string | null;
  secret: string | null;
  commits: Commit[];
  /** By seat; null if none stands there. */
  seeds: (string | null)[];
  broken: Broken[];
  isStrict: boolean;
  /** Where nobody looks ahead: the last links of the table and of each seat; null if none stands there. */
  links: (ReadLink | null)[];
  entries: Line[];
  isFinished: boolean;
  /** The seed of a game at one computer. */
  localSeed: string | null;
  seal: string | null;
  /** Headers and entries, without comments and spacing: what the seal is made of. */
  content: string[];
}

export interface ReadLink {
  number: number;
  value: string;
}

const HEX = '[0-9a-f]{64}';
const ID = '[A-Za-z0-9_-]{1,64}';
const OPTION = '[a-z-]+=[^ \\t\\n\\r\\f\\v="]+';
const SCORE = '(?:0|-?[1-9][0-9]{0,8})';
/** Each header with the pattern of its value, in the order of a record. */
const HEADERS = new Map<string, RegExp>([
  ['tuckbox', /^[1-3]$/],
  ['game', /^[a-z][a-z0-9-]*$/],
  ['options', new RegExp(`^${OPTION}(?: ${OPTION})*$`)],
  ['components', new RegExp(`^(?:builtin|own) ${HEX}$`)],
  ['match', new RegExp(`^${ID}$`)],
  ['seat', /^[1-9][0-9]? .+$/s],
  ['time', /^[1-9][0-9]{0,5} (?:a turn|\+ (?:0|[1-9][0-9]{0,3}))$/],
  ['daily', /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/],
  ['same-deal', new RegExp(`^(?:${ID})?$`)],
  ['continued', new RegExp(`^(?:${ID})?$`)],
  ['local-seed', /^".*"$/s],
  ['strict', /^$/],
  ['deal', /^[1-9][0-9]?$/],
  ['commitment', new RegExp(`^${HEX}$`)],
  ['commit', /^.+$/s],
  ['seed', /^[1-9][0-9]? (?:-|[0-9a-f]{1,128})$/],
  ['secret', new RegExp(`^${HEX}$`)],
  ['link', new RegExp(`^[0-9] (?:0|[1-9][0-9]{0,2}) ${HEX}$`)],
  ['broken', /^.+$/s],
  ['box', /^[1-9][0-9]{0,4}$/],
]);
const ORDER = [...HEADERS.keys()];
const REPEATED = ['seat', 'commit', 'seed', 'link', 'broken'];
const REQUIRED = ['tuckbox', 'game', 'options', 'components', 'seat'];
/** The lines below the entries of a finished record, in this order. */
const ENDS = new Map<string, RegExp>([
  ['scores', new RegExp(`^${SCORE}(?: ${SCORE})*$`)],
  ['seal', new RegExp(`^${HEX}$`)],
  ['result', /^(?:[1-9 ]+ wins?|drawn|ended), [^ \t\n\r\f\v]+$/],
]);
const LAST = [...ENDS.keys()];
/** The headers about the cards that may accompany each kind of deal. */
const COMPANY: Record<string, string[]> = {
  'local-seed': [],
  daily: ['commitment', 'secret'],
  deal: ['strict', 'deal', 'commitment', 'commit', 'seed', 'secret', 'link', 'broken'],
  commitment: ['commitment', 'seed', 'secret'],
  '': [],
};
const ABOUT_CARDS = ['strict', 'deal', 'commitment', 'commit', 'seed', 'secret', 'link', 'broken'];
const BRACKETS = /^\[([a-z-]+)(?: ((?:"(?:[^"\\]|\\.)*"|[^\]";])+))?\][ \t\r]*(?:;.*)?$/s;
const ENTRY = /^(0|[1-9][0-9]?) ([^ \t\n\r\f\v].*)$/s;
/** A line of the box that was played with; it may contain semicolons. */
const BOX_LINE = /^\|(?: .+)?$/s;
const MOST_DEALS = 20;

/** The parts of a record's text. */
interface Parts {
  headers: [string, string][];
  box: string[];
  entries: Line[];
  ends: [string, string][];
}

/** Reads a record; throws `Unreadable` for one that Python would not read either. */
export function readRecord(text: string): ReadRecord {
  const parts: Parts = { headers: [], box: [], entries: [], ends: [] };
  const lines = text.split('\n');
  demand(/^\[tuckbox\b/.test(text) && lines.pop() === '');
  lines.forEach((line, place) => readLine(line, lines[place - 1] ?? '', parts));
  demand(parts.box.length === Number(parts.headers.find(([word]) => word === 'box')?.[1] ?? 0));
  return assemble(parts);
}

function readLine(line: string, before: string, { headers, box, entries, ends }: Parts): void {
  if (line.startsWith('|')) {
    const content = line.replace(/\r$/, '');
    demand(BOX_LINE.test(content) && (before.startsWith('|') || before.startsWith('[box ')));
    box.push(content);
    return;
  }
  const content = (line.split(';')[0] ?? '').replace(/[ \t\r]+$/, '');
  if (!content) return;
  if (line.startsWith('[')) {
    const [, word = '', value = ''] = BRACKETS.exec(line) ?? [];
    if (ENDS.has(word)) readEnd(word, value, ends);
    else {
      demand(!entries.length && !ends.length);
      readHeader(word, value, headers);
    }
    return;
  }
  const [, actor, said] = ENTRY.exec(content) ?? [];
  demand(said !== undefined && !ends.length);
  entries.push({ number: entries.length + 1, actor: Number(actor), text: said ?? '' });
}

function readEnd(word: string, value: string, ends: [string, string][]): void {
  demand(LAST.indexOf(word) > LAST.indexOf(ends.at(-1)?.[0] ?? '') && !!ENDS.get(word)?.test(value));
  ends.push([word, value]);
}

function readHeader(word: string, value: string, headers: [string, string][]): void {
  const step = ORDER.indexOf(word) - ORDER.indexOf(headers.at(-1)?.[0] ?? '');
  demand(!!HEADERS.get(word)?.test(value) && (step > 0 || (step === 0 && REPEATED.includes(word))));
  headers.push([word, value]);
}

function assemble({ headers, box, entries, ends }: Parts): ReadRecord {
  const all = (word: string) => headers.filter(([each]) => each === word).map(([, value]) => value);
  const one = (word: string) => all(word)[0] ?? null;
  const isFinished = ends.some(([word]) => word === 'result');
  demand(REQUIRED.every((word) => one(word) !== null));
  demand(isFinished || (!ends.length && one('secret') === null && one('local-seed') === null));
  const [game, options, players] = [one('game') ?? '', one('options') ?? '', all('seat')];
  const [, components = ''] = (one('components') ?? '').split(' ');
  readPlayers(players, options, deckOf(game, components));
  checkCompany(one);
  const isFair = one('deal') !== null;
  const origin = one('same-deal') ?? one('continued');
  const commits = isFair ? readCommits(all('commit'), players, one('same-deal') !== null) : [];
  const broken = readAllBroken(all('broken'));
  if (isFair) demand(Number(one('deal')) === Math.min(broken.length + 1, MOST_DEALS));
  return {
    game,
    options,
    components,
    match: (origin ?? one('match')) || '',
    seats: players.length,
    daily: one('daily'),
    isDealtBefore: origin !== null,
    deal: isFair ? Number(one('deal')) : null,
    commitment: one('commitment'),
    secret: one('secret'),
    commits,
    seeds: readSeeds(all('seed'), players, isFair ? commits : null),
    broken,
    isStrict: one('strict') !== null,
    links: readLinks(all('link'), players.length, commits),
    entries,
    isFinished,
    localSeed: quoted(one('local-seed')),
    seal: ends.find(([word]) => word === 'seal')?.[1] ?? null,
    content: [
      ...headers.map(([word, value]) => (value ? `[${word} ${value}]` : `[${word}]`)),
      ...box,
      ...entries.map(({ actor, text }) => `${actor} ${text}`),
    ],
  };
}

/** Options are checked where this browser knows the game; who sits there is written in one way only. */
function readPlayers(players: string[], options: string, deck: Deck | null): void {
  const seats = options.split(' ').findLast((pair) => pair.startsWith('seats='));
  demand(seats === `seats=${players.length}` && players.length < 10 && (!deck || areOptions(deck, options)));
  players.forEach((value, index) => {
    const [place = ''] = value.split(' ');
    const player = value.slice(place.length + 1);
    const isBot = /^bot (?=.*[A-Za-z0-9])[A-Za-z0-9.-]+$/.test(player);
    demand(place === String(index + 1) && (player === 'open' || isBot || quoted(player) !== null));
  });
}

/** Reads a JSON string that is written as Python writes it; null for none. */
function quoted(text: string | null): string | null {
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Unreadable();
  }
  demand(typeof value === 'string' && JSON.stringify(value) === text && !/[\uD800-\uDFFF]/u.test(value));
  return value as string;
}

/** Headers about the cards that do not go together. */
function checkCompany(one: (word: string) => string | null): void {
  const has = (word: string) => one(word) !== null;
  demand(!has('same-deal') || !has('continued'));
  const kind = ['local-seed', 'daily', 'deal', 'commitment'].find(has) ?? '';
  demand(ABOUT_CARDS.every((word) => !has(word) || COMPANY[kind]?.includes(word)));
  demand(Number(one('tuckbox')) === 1 + Number(kind === 'deal') + Number(has('strict')));
  demand(!(has('strict') && has('secret')) && (has('strict') || !has('link')));
  demand(has('commitment') || !(kind === 'daily' || kind === 'deal'));
  if (kind === 'daily') demand(isDay(one('daily') ?? ''));
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && !text.startsWith('0000');
}

function readCommits(lines: string[], players: string[], isDealtAgain: boolean): Commit[] {
  const commits = lines.map(readCommit);
  const whole = commits.filter((commit): commit is Commit => commit !== null);
  demand(whole.length === lines.length && (!lines.length || lines.length === players.length));
  whole.forEach((commit, index) => {
    demand(commit.seat === index + 1);
    demand(isDealtAgain || isBot(players[index]) === (commit.kind === 'bot'));
  });
  return whole;
}

function isBot(player: string | undefined): boolean {
  return player?.split(' ')[1] === 'bot';
}

function readAllBroken(lines: string[]): Broken[] {
  return lines.map((line, index) => {
    const deal = readBroken(line);
    demand(deal?.number === index + 1 && index < MOST_DEALS);
    return deal as Broken;
  });
}

function readSeeds(lines: string[], players: string[], commits: Commit[] | null): (string | null)[] {
  const seats = players.length;
  const seeds = Array<string | null>(seats).fill(null);
  let last = 0;
  for (const line of lines) {
    const [place = '', seed = ''] = line.split(' ');
    const seat = Number(place);
    demand(seat > last && seat <= seats);
    if (!commits) demand(seed !== '-' || !isBot(players[seat - 1]));
    if (commits) demand((commits[seat - 1]?.commitment ?? '-') !== '-' && /^[0-9a-f]{64}$/.test(seed));
    seeds[seat - 1] = seed === '-' ? '' : seed;
    last = seat;
  }
  return seeds;
}

function readLinks(lines: string[], seats: number, commits: Commit[]): (ReadLink | null)[] {
  const links = Array<ReadLink | null>(seats + 1).fill(null);
  let last = -1;
  for (const line of lines) {
    const [place = '', number = '', value = ''] = line.split(' ');
    const seat = Number(place);
    demand(seat > last && seat <= seats && (seat === 0 || (commits[seat - 1]?.commitment ?? '-') !== '-'));
    links[seat] = { number: Number(number), value };
    last = seat;
  }
  return links;
}

function demand(holds: boolean): void {
  if (!holds) throw new Unreadable();
}

/** Returns the place of a draw in its deal, given the draws before it. */
export type Place = (before: Line[], draw: Line) => number;

/** Draws are simply counted, unless the rounds of a game may end early. */
const counted: Place = (before) => before.length;

export interface PlacedDraw {
  draw: Line;
  /** The draws before it that count. */
  before: Line[];
  place: number;
}

/** Returns the draws with their places in the deal; after a take-back past a draw its place comes again. */
export function placedDraws(entries: Line[], place: Place = counted): PlacedDraw[] {
  const found: PlacedDraw[] = [];
  let line: Line[] = [];
  for (const entry of entries) {
    if (entry.text === 'takes-back') {
      line = line.slice(0, line.findLastIndex(({ actor }) => actor === entry.actor));
    } else {
      const before = line.filter(isDraw);
      if (isDraw(entry)) found.push({ draw: entry, before, place: place(before, entry) });
      line.push(entry);
    }
  }
  return found;
}

export function isDraw({ actor }: Line): boolean {
  return actor === 0;
}

const TABLE_WORDS = [
  'takes-back',
  'resigns',
  'times-out',
  'handed-to-bot',
  'reclaims',
  'offers-draw',
  'declines-draw',
  'agrees-draw',
];

/** Whether the text of an entry is a word about the table, and no choice. */
export function isWord(text: string): boolean {
  return TABLE_WORDS.includes(text);
}
