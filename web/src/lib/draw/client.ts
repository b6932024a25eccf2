/** A client's side of the fair draw: it commits, checks what it is shown, reveals, and stops if cheated. */
import type { Commit, DealModel, Link, LinksModel, Lost, Reveal, Silent } from '../../wire';
import { linkOf, listHash, seedCommitment } from '../verify/draw';
import type { Facts } from './facts';
import { Keepsake, shownLast, type Fact, type Kept, type Stop } from './keepsake';
import { readBrokenLine, readList } from './lines';
import {
  areCardsWrong,
  doLinksOpen,
  hasChoiceAfter,
  hasStranger,
  isAlone,
  isAnyForged,
  isAnyOwing,
  isDue,
  isTakingBack,
  isWhole,
  momentsUntil,
  type Lines,
} from './links';

export type Deal = DealModel;
/** `hello` asks for the whole log. */
export type Answer = Commit | Reveal | Lost | Silent | Link | { type: 'hello' };

/** What a client hears with every update. */
export interface Heard {
  deal: Deal | null;
  /** One's own seats, ascending. */
  seats: number[];
  draws: Map<number, string>;
  /** Where nobody looks ahead. */
  links?: LinksModel | null;
  /** The entries of this update. */
  log?: Lines;
  /** Whether they begin with the first of all. */
  isFresh?: boolean;
}

const NOTHING: Lines = new Map();

export class DrawClient {
  stopped: Stop | null;
  /** Whether the table has shown that it has this client's seed. */
  isAcknowledged = false;
  /** Whether this seat is answered by another browser, or by this one before its storage was cleared. */
  isElsewhere = false;
  /** Where nobody looks ahead: every entry so far, from the first on without a gap. */
  private readonly held: Lines = new Map();

  constructor(
    readonly keepsake: Keepsake,
    private readonly facts: Facts,
    private readonly newSeed: () => string = randomSeed,
  ) {
    this.stopped = this.unsettled;
  }

  /** Why this browser stopped, maybe in another tab, if its player does not go on in spite of it. */
  private get unsettled(): Stop | null {
    const { stopped, playsOn } = this.keepsake;
    return stopped.filter((reason) => !playsOn.includes(reason)).at(-1) ?? null;
  }

  /** Returns what to send; `here` says that the player wants to answer from this browser. */
  async hear(heard: Heard, here = false): Promise<Answer[]> {
    const { deal, seats, draws, log = NOTHING, isFresh = false } = heard;
    if (this.isOld(heard) || this.isBehind(log)) return [];
    if (deal?.strict) {
      this.keepsake.addAll(await this.facts.of(this.keepsake.match));
      this.stopped ??= this.unsettled;
    }
    const hasGap = (deal?.strict ?? false) && this.hasGap(log);
    if (hasGap && !isFresh) return [{ type: 'hello' }];
    await this.check(heard);
    if (!hasGap) for (const [number, line] of log) this.held.set(number, line);
    for (const [entry, draw] of draws) {
      if (!this.keepsake.draws.has(entry)) await this.keep({ match: this.keepsake.match, entry, draw });
    }
    this.isElsewhere = false;
    if (this.stopped || !deal || !seats.length) return [];
    if (deal.state === 'open') return this.answers(deal, seats, here);
    return deal.state === 'closed' ? this.reveals(heard, deal) : this.gives(heard, deal);
  }

  /** Returns the link that travels with the next move of somebody who plays alone; null where none does. */
  async linkWithMove({ deal, links, log = NOTHING, seats }: Heard): Promise<string | null> {
    const kept = this.own(deal);
    // What the seed left for counts, not what an update says that was not even heeded.
    if (!deal || !links || !kept?.shown || !seats.length || !isAlone(kept.shown.options) || this.hasGap(log)) return null;
    if (this.isOutOfTurn(kept, deal, links.moment, this.held)) await this.stop('link');
    return this.stopped ? null : (await this.link(kept, links.moment + 1)).link;
  }

  /** Goes on although something was wrong, because the player wants to; it stays written down. */
  async playOn(): Promise<void> {
    if (!this.stopped) return;
    await this.keep({ match: this.keepsake.match, plays_on: this.stopped });
    this.stopped = null;
  }

  /** Returns what this client has kept of a deal. */
  own(deal: Deal | null): Kept | null {
    return (deal && this.keepsake.deals.get(deal.commitment)) ?? null;
  }

  // What to send

  private async answers(deal: Deal, seats: number[], here: boolean): Promise<Answer[]> {
    const lowest = seats[0] ?? 1;
    const table = deal.commitment;
    if (!this.own(deal)) {
      this.isElsewhere = deal.answers[lowest - 1] !== null && !here;
      if (this.isElsewhere) return [];
      const seed = this.newSeed();
      await this.keep({ match: this.keepsake.match, commitment: table, deal: deal.number, seat: lowest, seed });
    }
    const kept = this.own(deal);
    if (!kept) return [];
    const commitment = seedCommitment(table, kept.seat, first(kept, deal));
    return seats.flatMap((seat): Answer[] => {
      const given = seat === kept.seat ? commitment : '-';
      return deal.answers[seat - 1] === given ? [] : [{ type: 'commit', seat, table, commitment: given }];
    });
  }

  private async reveals(heard: Heard, deal: Deal): Promise<Answer[]> {
    const kept = this.own(deal);
    if (!kept) {
      const commits = readList(deal.list, deal.options) ?? [];
      const isAwaited = (seat: number) =>
        commits[seat - 1]?.commitment !== '-' && !deal.revealed.includes(seat);
      this.isElsewhere = heard.seats.some(isAwaited);
      return [];
    }
    this.isAcknowledged = deal.revealed.includes(kept.seat);
    if (this.isAcknowledged) return [];
    if (!kept.shown) {
      const { commitment, game, options, components, list, broken } = deal;
      const at = Date.now() / 1000;
      const shown = { match: this.keepsake.match, commitment, seat: kept.seat, at };
      const strict = deal.strict ? { strict: true } : {};
      await this.keep({ ...shown, game, options, components, list, broken, ...strict });
      // Another tab may have been shown something else before.
      await this.check(heard);
      if (this.stopped) return [];
    }
    return [{ type: 'reveal', seat: kept.seat, table: kept.commitment, seed: first(kept, deal) }];
  }

  /** Where nobody looks ahead: gives the link that the next cards wait for. */
  private async gives({ links, seats }: Heard, deal: Deal): Promise<Answer[]> {
    const awaited = links?.awaited.filter((seat) => seats.includes(seat)) ?? [];
    const kept = this.own(deal);
    this.isElsewhere = awaited.length > 0 && !kept;
    if (!links || !kept?.shown || !awaited.includes(kept.seat)) return [];
    return [await this.link(kept, links.moment + 1)];
  }

  private async link(kept: Kept, number: number): Promise<Link> {
    if (!kept.links.has(number)) {
      const after = shownLast(kept);
      const shown = Math.max(after, this.held.size);
      const entries = Array.from({ length: shown - after }, (_, index) => this.held.get(after + 1 + index) ?? '');
      const { match, commitment, seat } = kept;
      await this.keep({ match, commitment, seat, link: number, after, shown, entries });
    }
    const link = linkOf(kept.seed, number);
    const shown = kept.links.get(number)?.shown ?? 0;
    return { type: 'link', seat: kept.seat, table: kept.commitment, number, link, shown };
  }

  // What may not be

  /** Whether this is an earlier deal without a card, as a node shows that lags behind. */
  private isOld({ deal, draws }: Heard): boolean {
    const last = Math.max(0, ...[...this.keepsake.deals.values()].map((kept) => kept.deal));
    return deal !== null && deal.number < last && !draws.size;
  }

  /** Whether this is what is known already, as a node shows that lags behind. */
  private isBehind(log: Lines): boolean {
    const last = log.size ? Math.max(...log.keys()) : this.held.size;
    return last < this.held.size && [...log].every(([number, line]) => this.held.get(number) === line);
  }

  /** Whether entries are missing between those that this client holds and these. */
  private hasGap(log: Lines): boolean {
    return !isWhole(new Map([...this.held, ...log]));
  }

  private async check(heard: Heard): Promise<void> {
    if (this.stopped) return;
    const rules: [Stop, boolean][] = [
      ['table', this.isTableChanged(heard)],
      ['list', this.isListWrong(heard)],
      ['draw', this.isDrawWrong(heard)],
      ['silent', this.isCalledSilent(heard)],
      ['link', this.isLinkWrong(heard)],
    ];
    const found = rules.find(([stop, isBroken]) => isBroken && !this.keepsake.playsOn.includes(stop));
    if (found) await this.stop(found[0]);
  }

  private async stop(why: Stop): Promise<void> {
    if (this.stopped || this.keepsake.playsOn.includes(why)) return;
    this.stopped = why;
    await this.keep({ match: this.keepsake.match, stopped: why });
  }

  /** Rule 1: the table's commitment changed without a broken deal, or deal numbers skip. */
  private isTableChanged({ deal }: Heard): boolean {
    const kept = [...this.keepsake.deals.values()];
    if (!deal) return kept.length > 0;
    const broken = deal.broken.map(readBrokenLine);
    const isInOrder = broken.every((one, index) => one?.number === index + 1);
    if (!isInOrder || deal.number !== broken.length + (deal.state === 'broken' ? 0 : 1)) return true;
    return kept.some((one) => {
      if (one.commitment === deal.commitment) return one.deal !== deal.number;
      const told = broken.find((each) => each?.commitment === one.commitment && each.number === one.deal);
      return !told || (one.shown !== null && told.list !== listHash(one.commitment, one.shown.list));
    });
  }

  /** Rule 2: the list is malformed, is not the one seen before, or lacks this client's commitment. */
  private isListWrong({ deal }: Heard): boolean {
    const kept = this.own(deal);
    if (!deal || !kept || deal.state === 'open') return false;
    const commits = readList(deal.list, deal.options);
    if (!commits) return true;
    if (kept.shown && !isSame(kept.shown, deal)) return true;
    return commits[kept.seat - 1]?.commitment !== seedCommitment(kept.commitment, kept.seat, first(kept, deal));
  }

  /** Rule 3: a card came before this client's seed, has changed, or is followed by another deal. */
  private isDrawWrong({ deal, draws }: Heard): boolean {
    const known = this.keepsake.draws;
    if ([...draws].some(([entry, draw]) => (known.get(entry) ?? draw) !== draw)) return true;
    if (!deal || !this.keepsake.deals.size) return false;
    return (draws.size > 0 || known.size > 0) && !this.own(deal)?.shown;
  }

  /** Rule 4: this client revealed its seed and is called silent. */
  private isCalledSilent({ deal }: Heard): boolean {
    return (deal?.broken ?? []).map(readBrokenLine).some((one) => {
      const kept = one && this.keepsake.deals.get(one.commitment);
      return one?.why === 'silent' && !!kept?.shown && one.seats.includes(kept.seat);
    });
  }

  /** Rule 5, where nobody looks ahead: a link does not fit or is asked for out of turn, or what was shown has changed. */
  private isLinkWrong({ deal, links, log = NOTHING }: Heard): boolean {
    const kept = this.own(deal);
    if (!deal || !kept) return false;
    // No link leaves before the seed does.
    if (!kept.shown) return links?.awaited.includes(kept.seat) ?? false;
    const whole = new Map([...this.held, ...log]);
    if (this.hasGap(log) || isTakingBack(log.values()) || this.isAnyChanged(log)) return true;
    if (hasStranger(log.values(), kept.shown.list.length)) return true;
    const alone = isAlone(kept.shown.options);
    if ([...kept.links.values()].some(({ shown }) => hasChoiceAfter(shown, whole, alone))) return true;
    if (!links) return false;
    return (
      !doLinksOpen(deal, this.keepsake.match, links) ||
      isAnyForged(deal, links, whole) ||
      areCardsWrong(deal, links, whole) ||
      (links.awaited.includes(kept.seat) && this.isOutOfTurn(kept, deal, links.moment, whole))
    );
  }

  private isAnyChanged(log: Lines): boolean {
    const differsFrom = (known: Lines) => (entry: [number, string]) => (known.get(entry[0]) ?? entry[1]) !== entry[1];
    return [...log].some(differsFrom(this.held)) || [...this.held, ...log].some(differsFrom(this.keepsake.told));
  }

  /** Whether a link is asked for before every choice since the last cards was shown. */
  private isOutOfTurn(kept: Kept, deal: Deal, moment: number, log: Lines): boolean {
    if (kept.links.has(moment + 1)) return false;
    // Links are given one by one: a later one would give all before it away.
    if (moment !== kept.links.size || momentsUntil(log.size, log) !== moment + 1) return true;
    const alone = isAlone(kept.shown?.options ?? '');
    return !isDue(shownLast(kept), log, alone) || (!alone && isAnyOwing(deal, log));
  }

  private async keep(fact: Fact): Promise<void> {
    this.keepsake.add(await this.facts.add(fact));
  }
}

/** Returns what is committed to and revealed: the seed, or the end of the chain that begins with it. */
function first(kept: Kept, deal: Deal): string {
  return deal.strict ? linkOf(kept.seed, 0) : kept.seed;
}

function isSame(shown: NonNullable<Kept['shown']>, deal: Deal): boolean {
  return (
    shown.game === deal.game &&
    shown.options === deal.options &&
    shown.components === deal.components &&
    (shown.strict ?? false) === deal.strict &&
    shown.list.join('\n') === deal.list.join('\n')
  );
}

export function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
