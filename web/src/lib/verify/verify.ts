/** Checks the draws of a record from its text alone, and against what this browser was shown. */
import type { GivenLink, Keepsake, Kept } from '../draw/keepsake';
import { hasChoiceAfter, hasLeft, isAlone, isDue, isTakingBack, momentsUntil, type Lines } from '../draw/links';
import { deckOf, dueCard, placeOf } from './deck';
import {
  dailyCommitment,
  Draw,
  earlyCommitment,
  hashed,
  linkOf,
  listHash,
  sealOf,
  seedCommitment,
  tableCommitment,
} from './draw';
import { stillOwing } from './owing';
import { isDraw, placedDraws, readRecord, Unreadable, type ReadRecord } from './record';

/** As `tuckbox verify` says it, with its sentences; `unreadable` is its exit code 2. */
export type Verdict =
  | 'proved'
  | 'not-shown'
  | 'consistent'
  | 'no-say'
  | 'version-1'
  | 'not-yet'
  | 'no-fair-draw'
  | 'no-draws'
  | 'refuted'
  | 'unreadable';

export interface Verification {
  verdict: Verdict;
  /** The number of draws that are as computed. */
  checked: number;
  /** The entry that refutes, if it is one. */
  at: number | null;
  /** The seats whose clients took part. */
  seats: number[];
  /** The deals that were broken off after this browser had revealed its seed. */
  broken: number;
  day: string;
  /** Whether this browser does not know the game with these components, so that no draw was computed. */
  lacksDecks: boolean;
  /** Whether it is proved that nobody looked ahead. */
  isStrict: boolean;
  /** The table's commitment that the secret opened. */
  opened: string | null;
  /** Why it is not shown that nobody looked ahead, as a message. */
  why: Why | null;
  /** Whether the keepsake is of a client that did not insist on the whole log yet. */
  isEarly: boolean;
  /** Whether moves and points were left unchecked: this browser has no rules. */
  isUnchecked: boolean;
}

export interface Why {
  id: 'verify-not-shown-gap' | 'verify-not-shown-link' | 'verify-not-shown-early';
  values: Record<string, number>;
}

export function verify(text: string, seen: Keepsake | null = null): Verification {
  const found: Verification = {
    verdict: 'unreadable',
    checked: 0,
    at: null,
    seats: [],
    broken: 0,
    day: '',
    lacksDecks: false,
    isStrict: false,
    opened: null,
    why: null,
    isEarly: false,
    isUnchecked: false,
  };
  try {
    const record = readRecord(text);
    const judged = judge(record, seen);
    const lacksDecks = !deckOf(record.game, record.components);
    return { ...found, ...judged, lacksDecks, isUnchecked: judged.verdict !== 'refuted' };
  } catch (error) {
    if (error instanceof Unreadable) return found;
    throw error;
  }
}

const refuted = (at: number | null = null) => ({ verdict: 'refuted' as const, at });

function judge(record: ReadRecord, seen: Keepsake | null): Partial<Verification> {
  const { commitment } = record;
  const opening = openingOf(record);
  const hasDraws = record.entries.some(isDraw);
  const difference = seen?.deals.size ? differs(record, seen) : null;
  if (difference) return refuted(difference.at);
  if (opening && commitment && !isOpened(record, opening)) return refuted();
  if (record.deal !== null && hasDraws && !(areSeedsRight(record) && areLinksRight(record))) return refuted();
  if (record.isStrict && isTakingBack(record.entries.map(lineOf))) return refuted();
  const checked = checkDraws(record, opening);
  if ('at' in checked) return refuted(checked.at);
  if (record.seal && sealOf(record.content) !== record.seal) return refuted();
  const seats = record.commits.filter((commit) => commit.commitment !== '-').map(({ seat }) => seat);
  const told = { checked: checked.count, opened: opening && commitment, seats, day: record.daily ?? '' };
  const isPromised = commitment !== null && !record.isDealtBefore;
  const isKnown = record.isStrict ? record.isFinished : record.secret !== null;
  if (isPromised && !isKnown) return { ...told, verdict: 'not-yet' };
  if (!hasDraws) return { ...told, verdict: 'no-draws' };
  if (!isPromised) return { ...told, verdict: 'no-fair-draw' };
  if (record.deal === null && !record.daily) return { ...told, verdict: 'version-1' };
  if (!seats.length) return { ...told, verdict: 'no-say' };
  return { ...told, ...worth(record, seen, seats) };
}

/** Says what a record whose draws all follow is worth to whoever has this keepsake. */
function worth(record: ReadRecord, seen: Keepsake | null, seats: number[]): Partial<Verification> {
  const own = seen && !seen.isSpoilt ? seen.deals.get(record.commitment ?? '') : undefined;
  if (!seen || !own?.shown || !deckOf(record.game, record.components)) return { verdict: 'consistent' };
  const lines = linesOf(record);
  const dropped = record.isStrict ? seats.filter((seat) => hasLeft(seat, lines.values())) : [];
  const isStrict = record.isStrict && !dropped.includes(own.seat);
  const isEarly = [...own.links.values()].some((given) => given.isEarly);
  const why = isStrict ? notShown(own, record, lines) : null;
  if (why) return { verdict: 'not-shown', why, isEarly };
  const others = [...seen.deals.values()].filter((kept) => kept.shown && kept.commitment !== own.commitment);
  return { verdict: 'proved', broken: others.length + dropped.length, isStrict, isEarly };
}

/** Returns why a keepsake does not show that nobody looked ahead; null if it does. */
function notShown(own: Kept, record: ReadRecord, lines: Lines): Why | null {
  const { game, components, seats, entries } = record;
  const alone = isAlone(record.options);
  let before = 0;
  for (let link = 1; link <= Math.max(0, ...own.links.keys()); link++) {
    const given = own.links.get(link);
    if (!given) return { id: 'verify-not-shown-link', values: { link } };
    const { after: last, shown } = given;
    if (last > before) return { id: 'verify-not-shown-gap', values: { link, first: before + 1, last } };
    const told = new Map([...lines].filter(([number]) => number <= shown));
    const isOwed = !alone && stillOwing(game, components, seats, entries.slice(0, shown)).length > 0;
    if (isOwed || !isDue(before, told, alone)) return { id: 'verify-not-shown-early', values: { link } };
    before = shown;
  }
  return null;
}

function linesOf(record: ReadRecord): Lines {
  return new Map(record.entries.map((entry) => [entry.number, lineOf(entry)]));
}

function lineOf({ actor, text }: ReadRecord['entries'][number]): string {
  return `${actor} ${text}`;
}

/** Returns what opens the table's commitment: its secret, or the end of its chain. */
function openingOf({ isStrict, secret, links }: ReadRecord): string | null {
  const [table] = links;
  if (!isStrict) return secret;
  return table ? hashed(table.value, table.number) : null;
}

/** Whether every link leads to its seed. */
function areLinksRight({ links, seeds }: ReadRecord): boolean {
  return links.slice(1).every((link, index) => !link || hashed(link.value, link.number) === seeds[index]);
}

function isOpened(record: ReadRecord, secret: string): boolean {
  const { match, game, options, components, daily, commitment, deal } = record;
  if (daily) return [dailyCommitment(secret, game, daily), earlyCommitment(secret, daily)].includes(commitment ?? '');
  if (deal === null) return earlyCommitment(secret, match, options, components) === commitment;
  const broken = record.broken.filter((one) => one.commitment !== commitment).map(brokenLine);
  const texts = [game, options, components];
  return tableCommitment(secret, match, deal, texts, broken, record.isStrict) === commitment;
}

function brokenLine({ number, commitment, list, why, seats }: ReadRecord['broken'][number]): string {
  return `[broken ${number} ${commitment} ${list} ${why} ${seats.join(',') || '-'}]`;
}

function areSeedsRight({ commits, seeds, commitment }: ReadRecord): boolean {
  const wanted = commits.filter((commit) => commit.commitment !== '-');
  return (
    commits.length > 0 &&
    wanted.every(({ seat, commitment: due }) => {
      const seed = seeds[seat - 1];
      return !!seed && seedCommitment(commitment ?? '', seat, seed) === due;
    })
  );
}

/** Returns where the cards come from; null if the record does not tell, or tells it card by card. */
function drawOf(record: ReadRecord, opening: string | null): Draw | null {
  const { daily, game, match, seeds, deal, commitment, commits, localSeed } = record;
  if (localSeed !== null) return Draw.local(localSeed);
  if (!opening || record.isStrict) return null;
  if (daily) return Draw.daily(opening, game, daily);
  if (deal === null) return Draw.early(opening, match, seeds.map((seed) => seed ?? ''));
  const lines = commits.map((each) => `${each.seat} ${each.kind} ${each.commitment}`);
  return Draw.fair(opening, listHash(commitment ?? '', lines), seeds.filter((seed) => seed !== null));
}

/** Returns the number of draws that are as computed, or the first that is not. */
function checkDraws(record: ReadRecord, opening: string | null): { count: number } | { at: number } {
  const fixed = drawOf(record, opening);
  const placed = fixed || record.isStrict ? placedDraws(record.entries, placeOf(record.game)) : [];
  const deck = deckOf(record.game, record.components);
  if (!deck) return { count: 0 };
  const moments = record.isStrict ? drawsOfMoments(record) : new Map<number, Draw | null>();
  for (const one of placed) {
    const draw = fixed ?? moments.get(one.draw.number);
    if (!draw || dueCard(deck, record.seats, draw, one) !== one.draw.text) return { at: one.draw.number };
  }
  return { count: placed.length };
}

/** Returns where each card comes from, by its number; null where a link is missing. */
function drawsOfMoments(record: ReadRecord): Map<number, Draw | null> {
  const { commits, commitment, links, seeds, entries } = record;
  const lines = commits.map((each) => `${each.seat} ${each.kind} ${each.commitment}`);
  const closed = listHash(commitment ?? '', lines);
  const linkAt = (seat: number, moment: number): string | null => {
    const link = links[seat];
    if (link && link.number >= moment) return hashed(link.value, link.number - moment);
    return moment === 0 ? (seeds[seat - 1] ?? null) : null;
  };
  const found = new Map<number, Draw | null>();
  let moment = -1;
  let draw: Draw | null = null;
  entries.forEach((entry, index) => {
    if (!isDraw(entry)) return;
    const before = entries[index - 1];
    if (!before || !isDraw(before)) {
      moment++;
      const past = entries.slice(0, index).map(({ actor, text }) => `${actor} ${text}`);
      const givers = commits.filter((each) => each.commitment !== '-' && !hasLeft(each.seat, past));
      const given = givers.map(({ seat }) => linkAt(seat, moment)).filter((link) => link !== null);
      const table = linkAt(0, moment);
      draw = table && given.length === givers.length ? Draw.fair(table, closed, given) : null;
    }
    found.set(entry.number, draw);
  });
  return found;
}

/** Returns where the record differs from what this browser wrote down; null if nowhere. */
function differs(record: ReadRecord, seen: Keepsake): { at: number | null } | null {
  if (record.deal === null) return { at: null };
  if ([...seen.deals.values()].some((kept) => !agrees(record, kept))) return { at: null };
  for (const [number, text] of seen.draws) {
    const entry = record.entries[number - 1];
    if (entry?.actor !== 0 || entry.text !== text) return { at: number };
  }
  return areLinksInTurn(record, seen) ? null : { at: null };
}

/** Whether each link left once every choice before its cards was shown, and as it was shown. */
function areLinksInTurn(record: ReadRecord, seen: Keepsake): boolean {
  const lines = linesOf(record);
  const given = [...seen.deals.values()].flatMap(({ links }) => [...links.values()]);
  const isTold = ({ after, entries }: GivenLink) => entries.every((line, index) => lines.get(after + 1 + index) === line);
  if (!given.every(isTold)) return false;
  const own = record.commitment === null ? undefined : seen.deals.get(record.commitment);
  if (!own) return true;
  const used = record.links[own.seat]?.number ?? 0;
  if (used && !own.links.has(used)) return false;
  return [...own.links].every(
    ([number, { shown }]) =>
      momentsUntil(shown, lines) === number && !hasChoiceAfter(shown, lines, isAlone(record.options)),
  );
}

function agrees(record: ReadRecord, kept: Kept): boolean {
  const { shown } = kept;
  if (kept.commitment !== record.commitment) {
    return record.broken.some(
      (one) =>
        one.commitment === kept.commitment &&
        one.number === kept.deal &&
        (!shown || one.list === listHash(kept.commitment, shown.list)),
    );
  }
  const hasSeeds = record.seeds.some((seed) => seed !== null);
  if (kept.deal !== record.deal) return false;
  if (!shown) return !hasSeeds;
  const lines = record.commits.map((each) => `${each.seat} ${each.kind} ${each.commitment}`);
  const broken = record.broken.map(brokenLine).slice(0, shown.broken.length);
  return (
    shown.game === record.game &&
    shown.options === record.options &&
    shown.components === record.components &&
    (shown.strict ?? false) === record.isStrict &&
    shown.list.join('\n') === lines.join('\n') &&
    shown.broken.join('\n') === broken.join('\n') &&
    (!hasSeeds || record.seeds[kept.seat - 1] === (record.isStrict ? linkOf(kept.seed, 0) : kept.seed))
  );
}
