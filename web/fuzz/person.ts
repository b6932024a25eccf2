/** Somebody at a table: the shipped match store, and a hand that does what people do. */
import { webSocket } from '../src/lib/connection';
import type { Transport } from '../src/lib/connection/transport';
import { MatchStore, WORDS } from '../src/lib/match.svelte';
import type { Update } from '../src/wire';
import { calmDown, giveCookie } from './browser';
import type { Chance } from './chance';
import type { Clock } from './clock';
import { differenceOf, documentOf } from './whole';

export interface Surroundings {
  proxy: string;
  match: string;
  clock: Clock;
  chance: Chance;
  /** Whether there is still something to play for; counts a submission if so. */
  takeTurn: () => boolean;
}

type Told = [seat: number, ply: number, text: string];

export class Person {
  readonly store: MatchStore;
  readonly accepted: Told[] = [];
  /** How often a patched document was compared with the whole that came with the patch. */
  compared = 0;
  /** How they differed for the first time. */
  fault = '';
  private readonly stop: () => void;

  constructor(
    readonly name: string,
    readonly cookie: string,
    private readonly around: Surroundings,
  ) {
    giveCookie(name, cookie);
    this.store = new MatchStore(around.match);
    this.standHere();
    this.listen();
    this.stop = this.store.start();
  }

  leave(): void {
    this.stop();
  }

  calmDown(): void {
    calmDown(this.name);
  }

  /** Does one thing that a person might do now. */
  act(): void {
    const { chance } = this.around;
    const whim = chance.next();
    if (whim < 0.03) this.wires.redial();
    else if (whim < 0.08) this.wires.nudge();
    else if (whim < 0.13) void this.store.preview(this.store.moves.slice(0, 3));
    else this.play();
  }

  /** What is still under way, or '' if nothing is. */
  get unrest(): string {
    const { connection, unsent } = this.store;
    return connection === 'open' && !unsent ? '' : `${connection}, ${unsent} unanswered`;
  }

  /** Returns how this person's screen differs from the truth, or '' if it does not. */
  difference(truth: Update): string {
    const { update } = this.store;
    const keys = ['version', 'owed', 'chosen', 'moves', 'view', 'result', 'draw_offered_by'] as const;
    const wrong = keys.find((key) => JSON.stringify(update?.[key]) !== JSON.stringify(truth[key]));
    return wrong ? `${wrong}: ${brief(update?.[wrong])} instead of ${brief(truth[wrong])}` : '';
  }

  private get wires(): MatchStore['wires'] {
    return this.store['wires'];
  }

  /** Makes the match store as it ships, but connected through the proxy and with the fast clock. */
  private standHere(): void {
    const { proxy, match, clock, chance } = this.around;
    Object.assign(this.wires['around'], {
      transport: this.checked(webSocket(`${proxy}/socket/${match}?who=${this.name}`)),
      timing: clock,
      random: chance.next,
    });
  }

  /** After each message what the client has made of it is compared with what the server says it must be. */
  private checked(transport: Transport): Transport {
    const received = (text: string, take: (text: string) => void): void => {
      const before = this.wires['base'];
      take(text);
      const after = this.wires['base'];
      const { whole } = JSON.parse(text) as { whole?: object };
      if (whole && after !== before) this.compare(whole, after);
    };
    return { open: (events) => transport.open({ ...events, received: (text) => received(text, events.received) }) };
  }

  private compare(whole: object, patched: object | null): void {
    this.compared += 1;
    this.fault ||= patched ? differenceOf(documentOf(patched), documentOf(whole)) : 'a patch does not fit';
  }

  private listen(): void {
    const { listener } = this.wires as unknown as { listener: MatchStore['wires']['listener'] };
    const { accepted } = listener;
    listener.accepted = (sent, version) => {
      this.accepted.push([sent.seat, sent.ply, sent.text]);
      accepted(sent, version);
    };
  }

  private play(): void {
    const { store } = this;
    const { chance } = this.around;
    if (!store.update || store.seat === null || store.update.result) return;
    const text = this.word() ?? this.move();
    if (text === undefined || !this.around.takeTurn()) return;
    store.submit(text);
    // A hasty second click: the board may not have been redrawn yet.
    const again = chance.happens(0.06) ? chance.pick(store.update.moves) : undefined;
    if (again !== undefined && this.around.takeTurn()) store.submit(again);
  }

  private move(): string | undefined {
    const { chance } = this.around;
    const { moves, seat, update } = this.store;
    const isOwed = seat !== null && update?.owed.includes(seat);
    return isOwed || chance.happens(0.15) ? chance.pick(moves) : undefined;
  }

  private word(): string | undefined {
    const { chance } = this.around;
    if (this.store.unsent) return undefined;
    const { seat, update } = this.store;
    if (seat !== null && update?.take_back_seat === seat && chance.happens(0.1)) return WORDS.takeBack;
    if (chance.happens(0.02)) return chance.pick([WORDS.offerDraw, WORDS.declineDraw, WORDS.takeBack]);
    return chance.happens(0.005) ? WORDS.resign : undefined;
  }
}

function brief(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 120);
}
