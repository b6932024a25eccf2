/** The connection to one match: recovers by itself and delivers every submission exactly once.
 *
 * Framework-free; transport, time and chance are passed in. It pings, considers a silent connection
 * dead, reconnects with the last version it saw, and sends again what was not answered, questions too.
 */
import type {
  Ack,
  ClientMessage,
  Effects,
  Hello,
  Patch,
  Presence,
  Preview,
  Problem,
  Refused,
  ServerMessage,
  Update,
} from '../../wire';
import { readEffects, readUpdate } from '../../wire/read';
import type { Update as WireUpdate } from '../../wire/schema';
import { Outbox, type Submission } from './outbox';
import { patched } from './patch';
import type { Socket, Timing, Transport } from './transport';

export const PING = 2500;
export const GIVE_UP = 9000;
/** An unanswered submission is sent again after this long. */
export const RESEND = 2500;
const RETRY_SHORTEST = 500;
const RETRY_LONGEST = 3500;
/** The database is briefly unavailable, which says nothing about a submission: it is kept and resent. */
const PASSING = 'server-storage';
/** Something else came first: the player must choose again. */
const MOVED_ON = 'match-moved-on';
/** Meant regardless of what has happened meanwhile: it is resent for the match as it stands. */
const LASTING = 'resigns';

/** `closed` is final: the server refused the connection, or `close` was called. */
export type State = 'connecting' | 'open' | 'lost' | 'closed';

export interface Listener {
  state(state: State): void;
  update(update: Update): void;
  presence(presence: Presence): void;
  /** The submission is part of the match from `version` on. */
  accepted(submission: Submission, version: number): void;
  /** The submission must be undone on the screen. */
  refused(refusal: Refused, submission: Submission): void;
  problem(problem: Problem): void;
}

export interface Surroundings {
  transport: Transport;
  timing: Timing;
  random: () => number;
  /** The current language, the seat to look at, and what updates should contain. */
  greeting: () => Pick<Hello, 'language' | 'seat' | 'text'>;
}

interface Question {
  said: Preview;
  answer: (effects: Effects) => void;
}

export class Connection {
  state: State = 'connecting';
  /** The version of the last update; null before the first. */
  version: number | null = null;
  private readonly outbox = new Outbox();
  private socket: Socket | null = null;
  /** Whether the server was told who listens, and whether it has answered. */
  private hasGreeted = false;
  private isGreeted = false;
  /** What was said before the first greeting, and follows it. */
  private unsaid: ClientMessage[] = [];
  private heardAt = 0;
  private attempts = 0;
  private pings = 0;
  private stopTimer: () => void = () => undefined;
  /** What the next patch builds on; null until the server has sent a whole update. */
  private base: WireUpdate | null = null;
  private questions = new Map<number, Question>();
  private asked = 0;

  constructor(
    private readonly around: Surroundings,
    private readonly listener: Listener,
  ) {}

  get unanswered(): readonly Submission[] {
    return this.outbox.all;
  }

  /** Opens a socket; a new match may be known before its first answer. */
  connect(known?: WireUpdate): void {
    if (this.state === 'closed') this.change('connecting');
    if (known) {
      this.learn(known);
      this.listener.update(readUpdate(known));
    }
    this.dial();
  }

  close(): void {
    this.hangUp();
    for (const id of this.questions.keys()) this.settle(id, {});
    this.change('closed');
  }

  /** Reconnects at once, because the network is back. */
  nudge(): void {
    if (this.state === 'lost' && !this.socket) this.dial();
  }

  /** Connects again, because this browser has a new identity. */
  redial(): void {
    if (this.state !== 'closed') this.dial();
  }

  /** Keeps an entry and sends it until it is answered. */
  submit(seat: number, text: string, link: string | null = null): Submission {
    const added = this.outbox.add(seat, text, link);
    this.sendDue();
    return added;
  }

  /** Tells the server that updates should contain something else from now on. */
  greetAgain(): void {
    if (this.isGreeted) this.greet();
  }

  /** Asks for the whole match, because entries are missing. */
  greetAfresh(): void {
    this.version = null;
    this.greetAgain();
  }

  look(seat: number | null): void {
    if (this.isGreeted) this.send({ type: 'look', seat });
  }

  /** Says something that needs no answer but the next update; nothing while the server can't be reached. */
  say(message: ClientMessage): void {
    if (this.hasGreeted) this.send(message);
    else if (this.state === 'connecting') this.unsaid.push(message);
  }

  /** Returns what moves would do, in brief without where a piece comes to rest, as soon as the server can be
   * reached; nothing if it refuses or is not to be reached any more. */
  preview(seat: number, texts: string[], brief: boolean): Promise<Effects> {
    if (this.state === 'closed') return Promise.resolve({});
    return new Promise((answer) => {
      const id = (this.asked += 1);
      const said = { type: 'preview', id, seat, texts, brief } as const;
      this.questions.set(id, { said, answer });
      if (this.hasGreeted) this.send(said);
    });
  }

  // The life of a socket

  private dial(): void {
    this.hangUp();
    this.heardAt = this.around.timing.now();
    const socket = this.around.transport.open({
      opened: () => this.socket === socket && this.begin(),
      received: (text) => this.socket === socket && this.receive(text),
      closed: () => this.socket === socket && this.lose(),
    });
    this.socket = socket;
    this.tickLater();
  }

  private hangUp(): void {
    this.stopTimer();
    const { socket } = this;
    this.socket = null;
    this.hasGreeted = this.isGreeted = false;
    this.unsaid = [];
    this.outbox.forgetSending();
    socket?.close();
  }

  /** A new socket has heard no question yet. */
  private begin(): void {
    this.greet();
    for (const { said } of this.questions.values()) this.send(said);
  }

  private greet(): void {
    this.heardAt = this.around.timing.now();
    this.base = null;
    this.send({ type: 'hello', wire: 8, last: this.version, patches: true, ...this.around.greeting() });
    this.hasGreeted = true;
    this.unsaid.splice(0).forEach((message) => this.send(message));
  }

  private lose(): void {
    this.hangUp();
    if (this.state === 'closed') return;
    this.change('lost');
    const longest = Math.min(RETRY_LONGEST, RETRY_SHORTEST * 2 ** this.attempts);
    const delay = RETRY_SHORTEST + this.around.random() * (longest - RETRY_SHORTEST);
    this.attempts += 1;
    this.stopTimer = this.around.timing.later(delay, () => this.dial());
  }

  private tickLater(): void {
    this.stopTimer = this.around.timing.later(PING, () => this.tick());
  }

  private tick(): void {
    if (this.around.timing.now() - this.heardAt >= GIVE_UP) {
      this.lose();
      return;
    }
    if (this.isGreeted) {
      this.send({ type: 'ping', number: (this.pings += 1) });
      this.sendDue();
    }
    this.tickLater();
  }

  // Messages

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private sendDue(): void {
    if (!this.isGreeted) return;
    const now = this.around.timing.now();
    for (const submission of this.outbox.due(now, RESEND)) {
      this.send(this.outbox.send(submission, now));
    }
  }

  private receive(text: string): void {
    this.heardAt = this.around.timing.now();
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case 'update':
        return this.takeUpdate(message);
      case 'patch':
        return this.takePatch(message);
      case 'presence':
        for (const { seat, ply } of message.seats) this.outbox.learn(seat, ply);
        if (this.base) this.base = { ...this.base, seats: message.seats };
        return this.listener.presence(message);
      case 'ack':
        return this.takeAck(message);
      case 'refused':
        return this.takeRefusal(message);
      case 'previews':
        return this.settle(message.id, readEffects(message.effects));
      case 'problem':
        return this.takeProblem(message);
      case 'pong':
        return undefined;
    }
  }

  private takePatch(patch: Patch): void {
    if (!this.base) return; // A whole update is on its way.
    const after = follow(this.base, patch);
    if (after) this.takeUpdate(after);
    else this.greet();
  }

  private learn({ version, seats }: WireUpdate): void {
    this.version = version;
    this.outbox.see(version);
    for (const { seat, ply } of seats) this.outbox.learn(seat, ply);
  }

  private takeUpdate(update: WireUpdate): void {
    this.base = update;
    this.learn(update);
    const isFirst = !this.isGreeted;
    this.isGreeted = true;
    this.attempts = 0;
    this.listener.update(readUpdate(update));
    if (!isFirst) return;
    this.change('open');
    this.sendDue();
  }

  private takeAck({ seat, ply, text, version }: Ack): void {
    this.outbox.see(version);
    const found = this.outbox.acknowledge(seat, ply, text ?? '', version);
    if (found) this.listener.accepted(found, version);
    this.sendDue();
  }

  private takeRefusal(refusal: Refused): void {
    if (refusal.code === PASSING) return;
    const isBehind = refusal.code === MOVED_ON && refusal.version > (refusal.seen ?? 0);
    if (isBehind && refusal.text === LASTING) {
      this.outbox.renew(refusal);
      return this.sendDue();
    }
    const found = this.outbox.refuse(refusal);
    if (refusal.expected !== null) this.outbox.learn(refusal.seat, refusal.expected);
    if (found) this.listener.refused(refusal, found);
  }

  private settle(id: number, effects: Effects): void {
    const question = this.questions.get(id);
    this.questions.delete(id);
    question?.answer(effects);
  }

  private takeProblem(problem: Problem): void {
    // A server of another version may not know this field.
    if (typeof problem.id === 'number') return this.settle(problem.id, {});
    const isOver = problem.fatal && problem.code !== PASSING;
    if (isOver) this.close();
    this.listener.problem(problem);
  }

  private change(state: State): void {
    if (state === this.state) return;
    this.state = state;
    this.listener.state(state);
  }
}

/** Returns the update that a patch leads to; null if it is for another one. */
function follow(base: WireUpdate, patch: Patch): WireUpdate | null {
  if (patch.base !== base.serial) return null;
  const { operations = [], entries = [], plies, clocks = [], spectators = 0 } = patch;
  const known = patch.seats ?? base.seats;
  const around = {
    serial: base.serial + 1,
    version: entries.at(-1)?.number ?? base.version,
    seats: plies ? known.map((seat, at) => ({ ...seat, ply: plies[at] ?? 0 })) : known,
    fresh: false,
    entries,
    clocks,
    spectators,
  };
  try {
    return { ...patched(base, operations), ...around };
  } catch {
    return null;
  }
}
