/** What a table of falling pieces keeps in mind beside the view: whose board is shown, what the own
 * seat has chosen and may choose, and which rounds were looked back on. */
import { tick, untrack } from 'svelte';
import { text } from '../../lib/i18n/index.svelte';
import { mayMove } from '../../lib/settings.svelte';
import type { BitsView, FitsView } from '../../wire';
import type { BoardProps } from '../board';
import { Foresight } from '../foresight.svelte';
import { reachOf, type Aim } from './aim';

export class Table {
  /** Whose board is looked at; null: the own one. */
  private looking = $state<number | null>(null);
  /** Whether a choice that waits for the others is taken up again. */
  isChanging = $state(false);
  private seenRounds = $state(0);
  private lastMoves: string[] = [];
  /** The position that the foresight is about. */
  private foreseen = '';
  /** By move, in which row its piece comes to rest. */
  private readonly rows = new Map<string, number>();
  private readonly foresight: Foresight;

  constructor(
    private readonly props: () => BoardProps<FitsView | BitsView>,
    /** The aim of a placement's text; null for any other move. */
    private readonly read: (move: string) => Aim | null,
  ) {
    this.foresight = new Foresight(
      () => props().effects,
      (texts) => props().preview(texts),
    );
    // Whoever comes to a round that has only just begun is shown first how the last one ended.
    const { finished, stage, choice } = props().view;
    const isFresh = stage === 'start' && choice === null;
    this.seenRounds = Math.max(0, finished.length - (isFresh ? 1 : 0));
    $effect(() => {
      const { length } = this.view.finished;
      untrack(() => (this.seenRounds = Math.min(this.seenRounds, length)));
    });
    $effect(() => {
      const { position } = this;
      untrack(() => this.follow(position));
    });
  }

  readonly view = $derived.by(() => this.props().view);
  /** Changes with what moves would do, not with every word from the server; empty while there are none. */
  private readonly position = $derived.by(() => {
    const { moves, landings } = this.props();
    const { seat, round, turned } = this.view;
    return moves.length ? JSON.stringify([seat, round, turned, moves, landings]) : '';
  });
  readonly own = $derived.by(() => this.view.seat);
  readonly shown = $derived.by(() => this.looking ?? this.own ?? 1);
  readonly isOwnShown = $derived.by(() => this.shown === this.own);
  readonly isMoving = $derived.by(() => this.props().animate && mayMove());
  private readonly isInteractive = $derived.by(() => this.props().interactive ?? true);

  /** The own choice: on its way, or waiting for the others. */
  readonly chosen = $derived.by(() => (this.isChanging ? null : (this.props().pending ?? this.view.choice)));
  readonly canAct = $derived.by(
    () => this.isInteractive && this.props().moves.length > 0 && this.isOwnShown && this.chosen === null,
  );
  /** While a move is on its way everything stays where it is, so that nothing jumps and no focus is lost. */
  private readonly isSent = $derived.by(
    () => this.isOwnShown && this.props().pending !== null && this.view.choice === null,
  );
  readonly offered = $derived.by(() => {
    const { moves, landings } = this.props();
    if (moves.length) {
      this.lastMoves = moves;
      this.rows.clear();
      landings?.forEach((row, at) => row !== null && this.rows.set(moves[at] ?? '', row));
    }
    return this.canAct || this.isSent ? this.lastMoves : [];
  });
  readonly reach = $derived.by(() => reachOf(this.offered, this.read));
  /** Whether the own choice waits for the others and may still be changed. */
  readonly mayChange = $derived.by(
    () => this.view.choice !== null && this.props().moves.length > 0 && this.isOwnShown,
  );
  /** The own choice while it is shown and the view does not have it yet. */
  readonly coming = $derived.by(() => (this.isOwnShown && this.chosen !== this.view.choice ? this.chosen : null));
  /** Whether the last piece on the board shown waits for the others. */
  readonly isWaiting = $derived.by(() => this.waits(this.shown) && this.chosen === this.view.choice);
  /** Whether the round that has just ended is looked back on. */
  readonly isPaused = $derived.by(
    () => this.isInteractive && this.view.outcome === null && this.view.finished.length > this.seenRounds,
  );

  name(seat: number): string {
    return this.props().names[seat] ?? text('seat', { seat });
  }

  /** Look at a seat's board; at the own one without a seat. */
  look(seat: number | null): void {
    this.looking = seat === this.own ? null : seat;
  }

  /** Whether the last piece on a seat's board is a choice that waits for the others. */
  waits(seat: number): boolean {
    return seat === this.own && this.view.choice !== null && this.read(this.view.choice) !== null;
  }

  /** The pieces to show of those on the board shown: without one that is taken up again, with one that is coming. */
  lying<L>(laid: L[], coming: L | null): L[] {
    const fixed = this.waits(this.shown) && !this.isWaiting ? laid.slice(0, -1) : laid;
    return coming ? [...fixed, coming] : fixed;
  }

  private follow(position: string): void {
    if (position === '' || position === this.foreseen) return;
    this.foreseen = position;
    this.foresight.forget();
  }

  /** Ask ahead what these moves would do, because they may be shown next. */
  foresee(moves: string[]): void {
    const { moves: legal } = this.props();
    if (this.canAct) this.foresight.want(moves.filter((move) => legal.includes(move)));
  }

  /** In which row (from 0) the piece of a move comes to rest; undefined if nobody has said so. */
  rowOf(move: string | null): number | undefined {
    void this.offered;
    return this.rows.get(move ?? '');
  }

  /** What a move does, as far as it is known. */
  effects(move: string | null): ReturnType<Foresight['of']> {
    return this.foresight.of(move ?? undefined);
  }

  /** Send a move, if it is legal now. */
  send(move: string): void {
    if (!this.canAct || !this.props().moves.includes(move)) return;
    this.isChanging = false;
    this.props().submit(move);
  }

  goOn = async (): Promise<void> => {
    this.seenRounds = this.view.finished.length;
    await tick();
    this.takeUp();
  };

  /** The piece in hand gets the focus. */
  takeUp(): void {
    document.querySelector<HTMLElement>('[data-board] .hand')?.focus({ preventScroll: true });
  }
}
