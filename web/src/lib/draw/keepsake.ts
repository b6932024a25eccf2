/** What this browser wrote down of the draws of one match; `docs/fair-draw.md` has the lines. */

export interface Seeded {
  match: string;
  commitment: string;
  deal: number;
  seat: number;
  seed: string;
}
export interface Shown {
  match: string;
  commitment: string;
  seat: number;
  game: string;
  options: string;
  components: string;
  list: string[];
  broken: string[];
  /** In seconds. */
  at: number;
  /** Whether nobody looks ahead. */
  strict?: boolean;
}
/** Where nobody looks ahead: what was shown before a link left, since the link before it. */
export interface Given {
  match: string;
  commitment: string;
  seat: number;
  link: number;
  /** The number of the entry before the first of `entries`. */
  after: number;
  entries: string[];
  /** The number of the last entry; missing where the client did not insist on the whole log yet. */
  shown?: number;
}
export interface Drawn {
  match: string;
  entry: number;
  draw: string;
}
export type Fact =
  | Seeded
  | Shown
  | Drawn
  | Given
  | { match: string; stopped: Stop }
  | { match: string; plays_on: Stop }
  | { match: string; opened: string };

/** Why a client stops: no seed and no move from then on, unless its player says otherwise. */
export type Stop = 'table' | 'list' | 'draw' | 'silent' | 'link';

export interface Kept extends Seeded {
  /** What was shown when the seed left; null if it never did. */
  shown: Shown | null;
  /** The links that left, by their numbers. */
  links: Map<number, GivenLink>;
}

/** What had been shown when a link left: the entries that the keepsake tells with it, up to the last. */
export interface GivenLink {
  after: number;
  entries: string[];
  shown: number;
  isEarly: boolean;
}

/** Returns the number of the last entry that was shown when the last link left. */
export function shownLast({ links }: Kept): number {
  return Math.max(0, ...[...links.values()].map(({ shown }) => shown));
}

/** Returns the key under which a fact is stored: what was written under it first stays. */
export function keyOf(fact: Fact): string {
  const head = `${fact.match}/`;
  if ('draw' in fact) return `${head}draw/${fact.entry}`;
  if ('stopped' in fact) return `${head}stopped/${fact.stopped}`;
  if ('plays_on' in fact) return `${head}plays_on/${fact.plays_on}`;
  if ('opened' in fact) return `${head}opened/${fact.opened}`;
  if ('link' in fact) return `${head}link/${fact.commitment}/${fact.seat}/${fact.link}`;
  return `${head}${'seed' in fact ? 'seed' : 'shown'}/${fact.commitment}/${fact.seat}`;
}

export class Keepsake {
  readonly deals = new Map<string, Kept>();
  readonly draws = new Map<number, string>();
  /** The entries that were shown before a link left, as records write them. */
  readonly told = new Map<number, string>();
  readonly stopped: Stop[] = [];
  readonly playsOn: Stop[] = [];
  readonly opened = new Set<string>();

  constructor(
    readonly match: string,
    facts: Fact[] = [],
  ) {
    this.addAll(facts);
  }

  /** Takes in facts, some of which may be known: another tab writes to the same keepsake. */
  addAll(facts: Fact[]): void {
    // A list or a link is of use only after its seed.
    for (const fact of facts.filter((one) => !isShown(one) && !isGiven(one))) this.add(fact);
    for (const fact of facts.filter((one) => isShown(one) || isGiven(one))) this.add(fact);
  }

  /** Takes in a fact; what is known already does not change. */
  add(fact: Fact): void {
    if ('draw' in fact) {
      if (!this.draws.has(fact.entry)) this.draws.set(fact.entry, fact.draw);
    } else if ('stopped' in fact) {
      if (!this.stopped.includes(fact.stopped)) this.stopped.push(fact.stopped);
    } else if ('plays_on' in fact) {
      if (!this.playsOn.includes(fact.plays_on)) this.playsOn.push(fact.plays_on);
    } else if ('opened' in fact) {
      this.opened.add(fact.opened);
    } else if ('seed' in fact) {
      if (!this.deals.has(fact.commitment)) this.deals.set(fact.commitment, { ...fact, shown: null, links: new Map() });
    } else if ('link' in fact) {
      this.give(fact);
    } else {
      const kept = this.deals.get(fact.commitment);
      if (kept?.seat === fact.seat && !kept.shown) kept.shown = fact;
    }
  }

  private give({ commitment, seat, link, after, entries, shown }: Given): void {
    const kept = this.deals.get(commitment);
    if (kept?.seat !== seat || kept.links.has(link)) return;
    kept.links.set(link, { after, entries, shown: after + entries.length, isEarly: shown === undefined });
    entries.forEach((line, index) => {
      const number = after + 1 + index;
      if (!this.told.has(number)) this.told.set(number, line);
    });
  }

  /** Whether something was seen after which the match is never proved. */
  get isSpoilt(): boolean {
    return this.stopped.some((reason) => reason !== 'silent');
  }
}

function isShown(fact: Fact): fact is Shown {
  return 'list' in fact;
}

function isGiven(fact: Fact): fact is Given {
  return 'link' in fact;
}

const DAY = 24 * 3600;

/** Counts the deals of other matches that were revealed in the day before and that nobody opened. */
export function unopened(facts: Fact[], match: string, until: number): number {
  const others = facts.filter((fact) => fact.match !== match);
  const opened = new Set(others.flatMap((fact) => ('opened' in fact ? [fact.opened] : [])));
  return others.filter(isShown).filter(({ at, commitment }) => {
    return at > until - DAY && at <= until && !opened.has(commitment);
  }).length;
}
