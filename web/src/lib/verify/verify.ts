/** Checks the draws of a record from its text alone, and against what this browser was shown. */
import type { Keepsake, Kept } from '../draw/keepsake';
import { hasChoiceAfter, hasLeft, isAlone, momentsUntil } from '../draw/links';
import { chances, deckOf, placeOf } from './deck';
import {
  dailyCommitment,
  Draw,
  earlyCommitment,
  hashed,
  linkOf,
  listHash,
  seedCommitment,
  tableCommitment,
} from './draw';
import { isDraw, placedDraws, readRecord, Unreadable, type ReadRecord } from './record';

/** As `tuckbox verify` says it, with its sentences; `unreadable` is its exit code 2. */
export type Verdict =
  | 'proved'
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
  /** Whether this browser lacks the decks, so that no draw was computed. */
  lacksDecks: boolean;
  /** Whether it is proved that nobody looked ahead. */
  isStrict: boolean;
  /** The table's commitment that the secret opened. */
  opened: string | null;
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
  };
  try {
    return { ...found, ...judge(readRecord(text), seen) };
  } catch (error) {
    if (error instanceof Unreadable) return found;
    throw error;
  }
}

const refuted = (at: number | null = null) => ({ verdict: 'refuted' as const, at });

function judge(record: ReadRecord, seen: Keepsake | null): Partial<Verification> {
  const { commitment, daily } = record;
  const secret = openingOf(record);
  const hasDraws = record.entries.some(isDraw);
  const seats = record.commits.filter((commit) => commit.commitment !== '-').map(({ seat }) => seat);
  const difference = seen?.deals.size ? differs(record, seen) : null;
  if (difference) return refuted(difference.at);
  if (!secret || !commitment) {
    if (commitment && !record.isDealtBefore) return { verdict: 'not-yet' };
    return { verdict: hasDraws ? 'no-fair-draw' : 'no-draws' };
  }
  if (!isOpened(record, secret)) return refuted();
  const base = { opened: record.commitment, seats, day: daily ?? '' };
  if (!hasDraws) return { ...base, verdict: 'no-draws' };
  if (record.deal !== null && !areSeedsRight(record)) return refuted();
  if (!areLinksRight(record)) return refuted();
  const checked = checkDraws(record, secret);
  if ('at' in checked) return refuted(checked.at);
  if (record.isStrict && !record.isFinished) return { ...base, verdict: 'not-yet' };
  const told = { ...base, ...checked };
  if (record.isDealtBefore) return { ...told, verdict: 'no-fair-draw' };
  if (record.deal === null && !daily) return { ...told, verdict: 'version-1' };
  if (!seats.length) return { ...told, verdict: 'no-say' };
  const own = seen && !seen.isSpoilt ? seen.deals.get(commitment) : undefined;
  const isProved = own?.shown && !checked.lacksDecks;
  const broken = [...(seen?.deals.values() ?? [])].filter(
    (kept) => kept.shown && kept.commitment !== commitment,
  );
  const lines = record.entries.map(({ actor, text }) => `${actor} ${text}`);
  const dropped = record.isStrict ? seats.filter((seat) => hasLeft(seat, lines)) : [];
  const isStrict = record.isStrict && own !== undefined && !dropped.includes(own.seat);
  const count = broken.length + dropped.length;
  return { ...told, verdict: isProved ? 'proved' : 'consistent', broken: count, isStrict };
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
  const broken = record.broken.filter((one) => one.commitment !== commitment).map(lineOf);
  const texts = [game, options, components];
  return tableCommitment(secret, match, deal, texts, broken, record.isStrict) === commitment;
}

function lineOf({ number, commitment, list, why, seats }: ReadRecord['broken'][number]): string {
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

function drawOf(record: ReadRecord, secret: string): Draw {
  const { daily, game, match, seeds, deal, commitment, commits } = record;
  if (daily) return Draw.daily(secret, game, daily);
  if (deal === null) return Draw.early(secret, match, seeds.map((seed) => seed ?? ''));
  const lines = commits.map((each) => `${each.seat} ${each.kind} ${each.commitment}`);
  return Draw.fair(secret, listHash(commitment ?? '', lines), seeds.filter((seed) => seed !== null));
}

function checkDraws(
  record: ReadRecord,
  secret: string,
): { checked: number; lacksDecks: boolean } | { at: number } {
  const deck = deckOf(record.game, record.components);
  if (!deck) return { checked: 0, lacksDecks: true };
  const fixed = record.isStrict ? null : drawOf(record, secret);
  const moments = record.isStrict ? drawsOfMoments(record) : new Map<number, Draw | null>();
  const placed = placedDraws(record.entries, placeOf(record.game));
  for (const one of placed) {
    const possible = chances(deck, record.seats, one);
    const draw = fixed ?? moments.get(one.draw.number);
    const due = draw && possible.length ? possible[draw.index(one.place, possible.map(({ weight }) => weight))] : null;
    if (due?.text !== one.draw.text) return { at: one.draw.number };
  }
  return { checked: placed.length, lacksDecks: false };
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
  const lines = new Map(record.entries.map(({ number, actor, text }) => [number, `${actor} ${text}`]));
  if ([...seen.told].some(([number, line]) => lines.get(number) !== line)) return false;
  const own = record.commitment === null ? undefined : seen.deals.get(record.commitment);
  if (!own) return true;
  const used = record.links[own.seat]?.number ?? 0;
  if (used && !own.links.has(used)) return false;
  return [...own.links].every(
    ([number, shown]) =>
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
  const broken = record.broken.map(lineOf).slice(0, shown.broken.length);
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
