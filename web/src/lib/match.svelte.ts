/** One match as this browser knows it: the last update, the log, and what is on its way to the server. */
import { hasBoard } from '../boards';
import type { Happened } from '../boards/board';
import type { Effects, Entry, Problem, Seat, Update } from '../wire';
import { join } from './api';
import {
  Connection,
  firstUpdate,
  realTime,
  socketAddress,
  webSocket,
  type State,
  type Submission,
} from './connection';
import { MatchDraw } from './draw/draw.svelte';
import { language } from './i18n/index.svelte';

/** The texts of table entries; everything else that is submitted is a move. */
export const WORDS = {
  takeBack: 'takes-back',
  resign: 'resigns',
  offerDraw: 'offers-draw',
  declineDraw: 'declines-draw',
  agreeDraw: 'agrees-draw',
} as const;
const ALL_WORDS = new Set<string>(Object.values(WORDS));

/** A player's own entry that the screen already shows; `version` is set once the server accepts it. */
interface Pending {
  submission: Submission;
  version: number | null;
}

export class MatchStore {
  update = $state.raw<Update | null>(null);
  log = $state.raw<Entry[]>([]);
  /** What the last update brought, for animation, sound and the screen reader. */
  last = $state.raw<Happened[]>([]);
  /** Whether the last update continued what was seen before. */
  isContinued = $state(false);
  connection = $state<State>('connecting');
  problem = $state.raw<Problem | null>(null);
  /** Why the player's last entry was refused; each refusal is a new object. */
  refusal = $state.raw<{ sentence: string; text: string } | null>(null);
  /** Whether seats of this match choose at the same time, hidden from each other. */
  hidesChoices = $state(false);
  /** When the update arrived: clocks count from here. */
  receivedAt = $state(0);
  /** Whether to request the table in words, because there is no board for its game. */
  private isInWords = false;
  private pendings = $state.raw<Pending[]>([]);
  /** This browser's part in the draw. */
  readonly draw: MatchDraw;
  private readonly wires: Connection;

  constructor(readonly id: string) {
    this.draw = new MatchDraw(id, (answer) => {
      if (answer.type === 'hello') this.wires.greetAfresh();
      else this.wires.say(answer);
    });
    this.wires = new Connection(
      {
        transport: webSocket(socketAddress(id, location)),
        timing: realTime,
        random: Math.random,
        greeting: () => ({ language: language(), seat: null, text: this.isInWords }),
      },
      {
        state: (state) => {
          this.connection = state;
          if (state === 'lost') this.draw.forgetAnswers();
        },
        update: (update) => this.take(update),
        presence: ({ seats, spectators }) => {
          if (this.update) this.update = { ...this.update, seats, spectators };
        },
        accepted: (submission, version) => this.accept(submission, version),
        refused: ({ sentence }, submission) => this.refuse(submission, sentence),
        problem: (problem) => (this.problem = problem),
      },
    );
  }

  /** Opens the connection; returns a function that closes it. */
  start(): () => void {
    const nudge = () => this.wires.nudge();
    this.wires.connect(firstUpdate(this.id));
    this.draw.open();
    addEventListener('online', nudge);
    document.addEventListener('visibilitychange', nudge);
    return () => {
      removeEventListener('online', nudge);
      document.removeEventListener('visibilitychange', nudge);
      this.wires.close();
      this.draw.close();
    };
  }

  get seat(): number | null {
    return this.update?.seat ?? null;
  }

  get mine(): Seat[] {
    return this.update?.seats.filter(({ mine }) => mine) ?? [];
  }

  get unsent(): number {
    return this.pendings.filter(({ version }) => version === null).length;
  }

  /** The move that the shown seat has sent or that waits for the others. */
  get pending(): string | null {
    return this.onItsWay ?? this.update?.chosen ?? null;
  }

  /** The shown seat's own move that the view does not contain yet. */
  get onItsWay(): string | null {
    const own = this.pendings.filter(({ submission }) => submission.seat === this.seat);
    const move = own.findLast(({ submission }) => !ALL_WORDS.has(submission.text));
    return move?.submission.text ?? null;
  }

  /** The legal moves; none if the draw is not as it should be, and none while an entry of the player's is on its way, so that nothing is done twice. */
  get moves(): string[] {
    const isBusy = this.pendings.some(({ submission }) => submission.seat === this.seat);
    return isBusy || this.draw.stopped ? [] : (this.update?.moves ?? []);
  }

  /** Whether cards were drawn or somebody is to move; before that a player may simply get up. */
  get hasBegun(): boolean {
    return this.log.length > 0 || (this.update?.owed.length ?? 0) > 0;
  }

  /** Whether cards may have been drawn, but nobody has made a move yet. */
  get isBeforeFirstMove(): boolean {
    return this.log.every(({ actor }) => actor === 0);
  }

  get isMyTurn(): boolean {
    const { update } = this;
    if (!update || update.result) return false;
    return this.mine.some(({ seat, stood_in }) => !stood_in && update.owed.includes(seat));
  }

  /** Submits an entry for the seat that is shown, or for another of the player's own. */
  submit(text: string, seat = this.seat): void {
    if (seat === null) return;
    this.refusal = null;
    const submission = this.wires.submit(seat, text, ALL_WORDS.has(text) ? null : this.draw.link);
    this.pendings = [...this.pendings, { submission, version: null }];
  }

  /** Takes the given seat, or the first that is open. */
  async sit(name: string, seat?: number): Promise<void> {
    await join(this.id, { name, ...(seat ? { seat } : {}) });
    // A new visitor has an identity only now, which the open socket does not know.
    if (!this.mine.length) this.wires.redial();
  }

  /** What moves would do; in brief without where a piece comes to rest. */
  async preview(texts: string[], brief = false): Promise<Effects> {
    return this.seat === null ? {} : this.wires.preview(this.seat, texts, brief);
  }

  look(seat: number | null): void {
    this.wires.look(seat);
  }

  private take(update: Update): void {
    this.isContinued = this.update !== null && !update.fresh;
    this.log = update.fresh ? update.entries : joined(this.log, update.entries);
    this.last = this.isContinued ? update.entries : [];
    this.pendings = this.pendings.filter(
      ({ version }) => version === null || version > update.version,
    );
    this.receivedAt = performance.now();
    this.hidesChoices ||= update.owed.length > 1 || update.view.to_move.length > 1;
    this.update = update;
    this.draw.take(update, this.log);
    if (this.isInWords || hasBoard(update.view.game)) return;
    this.isInWords = true;
    this.wires.greetAgain();
  }

  private accept(submission: Submission, version: number): void {
    const isShown = (this.update?.version ?? -1) >= version;
    this.pendings = this.pendings.flatMap((one) => {
      if (one.submission !== submission) return [one];
      return isShown ? [] : [{ submission, version }];
    });
  }

  private refuse(submission: Submission, sentence: string): void {
    this.pendings = this.pendings.filter(
      (one) => one.submission.seat !== submission.seat || one.submission.ply < submission.ply,
    );
    this.refusal = { sentence, text: submission.text };
  }
}

function joined(log: Entry[], added: Entry[]): Entry[] {
  const last = log.at(-1)?.number ?? 0;
  const fresh = added.filter(({ number }) => number > last);
  return fresh.length ? [...log, ...fresh] : log;
}
