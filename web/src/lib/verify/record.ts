/** A record's text as Python reads it: strictly, so that both say the same of a strange one. */
import { readBroken, readCommit, type Broken, type Commit } from '../draw/lines';

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
  hasLocalSeed: boolean;
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
}

export interface ReadLink {
  number: number;
  value: string;
}

const HEX = '[0-9a-f]{64}';
const ID = '[A-Za-z0-9_-]{1,64}';
/** Each header with the pattern of its value, in the order of a record. */
const HEADERS: Record<string, RegExp> = {
  tuckbox: /^[1-3]$/,
  game: /^[a-z][a-z0-9-]*$/,
  options: /^[a-z-]+=[^\s="]+(?: [a-z-]+=[^\s="]+)*$/,
  components: new RegExp(`^(?:builtin|own) ${HEX}$`),
  match: new RegExp(`^${ID}$`),
  seat: /^[1-9][0-9]? .+$/,
  time: /^.+$/,
  daily: /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/,
  'same-deal': new RegExp(`^(?:${ID})?$`),
  continued: new RegExp(`^(?:${ID})?$`),
  'local-seed': /^".*"$/,
  strict: /^$/,
  deal: /^[1-9][0-9]?$/,
  commitment: new RegExp(`^${HEX}$`),
  commit: /^.+$/,
  seed: /^[1-9][0-9]? (?:-|[0-9a-f]{1,128})$/,
  secret: new RegExp(`^${HEX}$`),
  link: new RegExp(`^[0-9] (?:0|[1-9][0-9]{0,2}) ${HEX}$`),
  broken: /^.+$/,
  box: /^[1-9][0-9]{0,4}$/,
};
const ORDER = Object.keys(HEADERS);
const REPEATED = ['seat', 'commit', 'seed', 'link', 'broken'];
const REQUIRED = ['tuckbox', 'game', 'options', 'components', 'seat'];
const ENDS = ['scores', 'seal', 'result'];
const BRACKETS = /^\[([a-z-]+)(?: ((?:"(?:[^"\\]|\\.)*"|[^\]";])+))?\][ \t\r]*(?:;.*)?$/;
const ENTRY = /^(0|[1-9][0-9]?) (\S.*)$/;
/** A line of the box that was played with; it may contain semicolons. */
const BOX_LINE = /^\|(?: [^\r]+)?\r?$/;
const MOST_DEALS = 20;

/** Reads a record; throws `Unreadable` for one that Python would not read either. */
export function readRecord(text: string): ReadRecord {
  const headers: [string, string][] = [];
  const entries: Line[] = [];
  const ends: string[] = [];
  let boxLines = 0;
  const lines = text.split('\n');
  demand(/^\[tuckbox\b/.test(text) && lines.pop() === '');
  for (const [number, line] of lines.entries()) {
    if (line.startsWith('|')) {
      demand(BOX_LINE.test(line) && /^(\[box |\|)/.test(lines[number - 1] ?? ''));
      boxLines += 1;
      continue;
    }
    const content = (line.split(';')[0] ?? '').replace(/[ \t\r]+$/, '');
    if (!content.trim()) continue;
    if (line.startsWith('[')) readBrackets(line, headers, entries.length, ends);
    else {
      const [, actor, said] = ENTRY.exec(content) ?? [];
      demand(said !== undefined && !ends.length);
      entries.push({ number: entries.length + 1, actor: Number(actor), text: said ?? '' });
    }
  }
  demand(boxLines === Number(headers.find(([word]) => word === 'box')?.[1] ?? 0));
  return assemble(headers, entries, ends.includes('result'));
}

function readBrackets(line: string, headers: [string, string][], entries: number, ends: string[]): void {
  const [, word = '', value = ''] = BRACKETS.exec(line) ?? [];
  if (ENDS.includes(word)) {
    demand(ENDS.indexOf(word) > ENDS.indexOf(ends.at(-1) ?? ''));
    ends.push(word);
    return;
  }
  const last = headers.at(-1)?.[0] ?? '';
  demand(!entries && !ends.length && !!HEADERS[word]?.test(value));
  const step = ORDER.indexOf(word) - ORDER.indexOf(last);
  demand(step > 0 || (step === 0 && REPEATED.includes(word)));
  headers.push([word, value]);
}

function assemble(headers: [string, string][], entries: Line[], isFinished: boolean): ReadRecord {
  const all = (word: string) => headers.filter(([each]) => each === word).map(([, value]) => value);
  const one = (word: string) => all(word)[0] ?? null;
  demand(REQUIRED.every((word) => one(word) !== null));
  const options = one('options') ?? '';
  const seats = all('seat').length;
  demand(options.split(' ').includes(`seats=${seats}`));
  demand(all('seat').every((value, index) => value.startsWith(`${index + 1} `)));
  checkCompany(one);
  const isFair = one('deal') !== null;
  const origin = one('same-deal') ?? one('continued');
  const commits = isFair ? readCommits(all('commit'), all('seat'), one('same-deal') !== null) : [];
  const broken = readAllBroken(all('broken'));
  if (isFair) demand(Number(one('deal')) === Math.min(broken.length + 1, MOST_DEALS));
  demand(isFinished || (one('secret') === null && one('local-seed') === null));
  return {
    game: one('game') ?? '',
    options,
    components: one('components')?.split(' ')[1] ?? '',
    match: (origin ?? one('match')) || '',
    seats,
    daily: one('daily'),
    isDealtBefore: origin !== null,
    hasLocalSeed: one('local-seed') !== null,
    deal: isFair ? Number(one('deal')) : null,
    commitment: one('commitment'),
    secret: one('secret'),
    commits,
    seeds: readSeeds(all('seed'), seats, isFair ? commits : null),
    broken,
    isStrict: one('strict') !== null,
    links: readLinks(all('link'), seats, commits),
    entries,
    isFinished,
  };
}

/** Headers about the cards that do not go together. */
function checkCompany(one: (word: string) => string | null): void {
  const has = (word: string) => one(word) !== null;
  demand(!has('same-deal') || !has('continued'));
  demand(Number(one('tuckbox')) === 1 + Number(has('deal')) + Number(has('strict')));
  demand(has('strict') ? has('deal') && !has('secret') : !has('link'));
  if (has('local-seed')) demand(!['deal', 'commitment', 'seed', 'secret'].some(has));
  if (has('daily')) demand(has('commitment') && !has('deal') && !has('seed'));
  if (!has('deal')) demand(!has('commit') && !has('broken'));
  if (!has('commitment')) demand(!['deal', 'seed', 'secret'].some(has));
}

function readCommits(lines: string[], players: string[], isDealtAgain: boolean): Commit[] {
  const commits = lines.map(readCommit);
  const whole = commits.filter((commit): commit is Commit => commit !== null);
  demand(whole.length === lines.length && (!lines.length || lines.length === players.length));
  whole.forEach((commit, index) => {
    demand(commit.seat === index + 1);
    const isBot = players[index]?.startsWith(`${index + 1} bot `) ?? false;
    demand(isDealtAgain || isBot === (commit.kind === 'bot'));
  });
  return whole;
}

function readAllBroken(lines: string[]): Broken[] {
  return lines.map((line, index) => {
    const deal = readBroken(line);
    demand(deal?.number === index + 1 && index < MOST_DEALS);
    return deal as Broken;
  });
}

function readSeeds(lines: string[], seats: number, commits: Commit[] | null): (string | null)[] {
  const seeds = Array<string | null>(seats).fill(null);
  let last = 0;
  for (const line of lines) {
    const [place = '', seed = ''] = line.split(' ');
    const seat = Number(place);
    demand(seat > last && seat <= seats);
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
