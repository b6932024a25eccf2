/** This browser's part in the draw of one match: it answers by itself, and the table shows how it stands. */
import type { Entry, Update } from '../../wire';
import { DrawClient, type Answer, type Heard } from './client';
import { storedFacts } from './facts';
import { Keepsake, unopened, type Stop } from './keepsake';

/** An answer that had no effect is given again after this long. */
const AGAIN = 3000;

export class MatchDraw {
  stopped = $state<Stop | null>(null);
  isAcknowledged = $state(false);
  isElsewhere = $state(false);
  /** Whether this browser's seed is part of the deal that is played. */
  hasPart = $state(false);
  /** Whether it is known how this browser stands. */
  isReady = $state(false);
  /** Deals elsewhere at this address that were revealed in the last day and never opened. */
  unopened = $state(0);
  /** Alone, where nobody looks ahead: what travels with the next move. */
  link: string | null = null;
  private client: DrawClient | null | undefined;
  private heard: Heard | null = null;
  private isHere = false;
  private turn: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The answers that an update is awaited for. */
  private given = '';

  constructor(
    private readonly match: string,
    private readonly send: (answer: Answer) => void,
  ) {}

  /** Opens the storage meanwhile, so that the first update is answered at once. */
  open(): void {
    void storedFacts().catch(() => undefined);
  }

  /** Takes in an update; nothing is answered in a match in which the player has no seat. */
  take(update: Update, log: Entry[]): void {
    const seats = update.seats.filter(({ mine }) => mine).map(({ seat }) => seat);
    const { deal = null, links = null, entries, fresh } = update;
    // What the update itself says comes last: the log does not change what it has.
    const drawn = [...log, ...entries].filter(({ actor }) => actor === 0);
    const draws = new Map(drawn.map(({ number, text }) => [number, text] as const));
    const lines = deal?.strict ? entries.map(({ number, actor, text }) => [number, `${actor} ${text}`] as const) : [];
    this.heard = { deal, seats, draws, links, log: new Map(lines), isFresh: fresh };
    this.link = null;
    this.hear();
  }

  /** Answers from this browser, although the seat was answered before. */
  answerHere(): void {
    this.isHere = true;
    this.hear();
  }

  /** Says that this client's seed is gone. */
  lose(): void {
    this.say('lost');
  }

  /** Has the deal broken off because seeds of others do not come. */
  callSilent(): void {
    this.say('silent');
  }

  playOn(): void {
    this.next(async (client) => {
      await client?.playOn();
    });
    this.hear();
  }

  /** Lets the next update be answered, whatever was sent: on a lost connection it may not have arrived. */
  forgetAnswers(): void {
    this.given = '';
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private say(type: 'lost' | 'silent'): void {
    const { deal, seats } = this.heard ?? {};
    const seat = seats?.[0];
    if (deal && seat) this.send({ type, seat, table: deal.commitment });
  }

  private hear(): void {
    const { heard } = this;
    if (!heard) return;
    this.next(async (client) => {
      const answers = client ? await client.hear(heard, this.isHere) : withoutSeed(heard);
      this.link = (await client?.linkWithMove(heard)) ?? null;
      this.show(client, heard);
      const given = JSON.stringify(answers);
      if (given !== this.given) this.answer(answers);
      this.given = given;
    });
  }

  private answer(answers: Answer[]): void {
    answers.forEach(this.send);
    clearTimeout(this.timer);
    if (!answers.length) return;
    this.timer = setTimeout(() => {
      this.forgetAnswers();
      this.hear();
    }, AGAIN);
  }

  /** Does one thing after the other: what is heard must not overtake what is being stored. */
  private next(work: (client: DrawClient | null) => Promise<void>): void {
    this.turn = this.turn.then(async () => work(await this.opened())).catch(() => undefined);
  }

  /** Returns the client; null where this browser can keep nothing, and so gives nothing. */
  private async opened(): Promise<DrawClient | null> {
    if (this.client !== undefined) return this.client;
    try {
      const facts = await storedFacts();
      const all = await facts.all();
      this.client = new DrawClient(new Keepsake(this.match, all.filter(({ match }) => match === this.match)), facts);
      this.unopened = unopened(all, this.match, Date.now() / 1000);
    } catch {
      this.client = null;
    }
    return this.client;
  }

  private show(client: DrawClient | null, { deal, seats }: Heard): void {
    this.stopped = client?.stopped ?? null;
    this.isAcknowledged = client?.isAcknowledged ?? false;
    this.isElsewhere = client?.isElsewhere ?? false;
    this.isReady = true;
    this.hasPart = seats.length > 0 && !!client?.own(deal)?.shown;
  }
}

function withoutSeed({ deal, seats }: Heard): Answer[] {
  if (deal?.state !== 'open') return [];
  return seats
    .filter((seat) => deal.answers[seat - 1] === null)
    .map((seat) => ({ type: 'commit', seat, table: deal.commitment, commitment: '-' }));
}
