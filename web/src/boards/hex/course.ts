/** Keeps the stage in step with the match: plays what others did, draws the own move before the answer. */
import type { Happened } from '../board';
import type { Placed, Script, Stage } from './stage.svelte';
import type { Message } from '../../wire';

/** How one game shows itself on a stage. */
export interface Staging<V> {
  pieces: (view: V) => Placed[];
  counts: (view: V) => Record<string, number>;
  play: (effects: Message[]) => Script;
}

export class Course<V> {
  /** What the stage shows beyond the view: an own move on its way, or the beginning of one. */
  ahead: string | null = null;
  private seen = 0;
  private began = false;

  constructor(
    private readonly stage: Stage,
    private readonly staging: Staging<V>,
  ) {}

  /** The view as it is, and nothing else. */
  show(view: V): void {
    this.stage.set(this.staging.pieces(view), this.staging.counts(view));
    this.ahead = null;
    this.began = true;
  }

  /** The table has changed: play what led there, except what is drawn already. */
  follow(view: V, last: readonly Happened[], moving: boolean): void {
    const news = last.filter((entry) => entry.number > this.seen);
    if (news[0] && news[0].text === this.ahead) news.shift();
    this.seen = Math.max(this.seen, ...last.map((entry) => entry.number));
    const effects = news.flatMap((entry) => entry.effects);
    const drawn = this.ahead !== null && !effects.length;
    this.ahead = null;
    // An own move that is still on its way across the board may arrive in peace.
    if (this.began && moving && (effects.length || drawn)) this.stage.play(this.tell(effects, view), true);
    else this.show(view);
  }

  /** Draw an own move, or its beginning, before the server has said anything. */
  goAhead(text: string, effects: Message[], moving: boolean): void {
    this.ahead = text;
    this.stage.play(this.staging.play(effects), moving);
  }

  private *tell(effects: Message[], until: V): Script {
    yield* this.staging.play(effects);
    this.stage.put(this.staging.pieces(until), this.staging.counts(until));
  }
}
