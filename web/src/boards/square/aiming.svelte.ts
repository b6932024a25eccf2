/** Aiming the piece in hand: how it is held, led by pointer, keys and buttons, until it is dropped. */
import { untrack } from 'svelte';
import { nearest, step, type Aim, type Reach } from './aim';
import { openCard } from './cards';
import { handKeys, type Hand } from './stage';
import type { Table } from './table.svelte';

/** How the pieces of a game are held. */
export interface Holding {
  /** The way in which a new piece is held. */
  first: () => string;
  /** The ways to hold it instead where it fits in no column, best first. */
  instead?: (way: string) => string[];
  widthOf: (way: string) => number;
  turned: (way: string, by: -1 | 1, reach: Reach) => string;
  flipped: (way: string, reach: Reach) => string;
  moveText: (aim: Aim) => string;
  /** What the piece is called. */
  label: (way: string) => string;
  /** How it is aimed, in words. */
  say: () => string;
  /** What a further letter does. */
  letter: (letter: string) => (() => void) | null;
  /** What remains to be done with a piece that fits nowhere, and how to say so. */
  unfit?: { label: string; act: () => void } | null;
}

/** How long a piece must have been in sight before a click or key can drop it, in milliseconds: the
 * second half of a double click drops nothing that nobody has seen. */
const IN_SIGHT = 400;

export class Aiming {
  /** How the piece is to be held, as far as it fits; no way: as a new one. */
  private wanted = $state({ way: '', middle: 3 });
  /** Said to a screen reader when a button, not the slider itself, has changed the aim. */
  announced = $state('');
  /** Whether the piece has been in sight for a moment. */
  private isSeen = $state(false);
  /** Whether keys have led this piece: then it was seen. */
  private isLed = $state(false);

  constructor(
    private readonly table: Table,
    private readonly holding: Holding,
  ) {
    // A new piece is held as it comes, over the columns where the last one was held.
    $effect.pre(() => {
      void this.piece;
      untrack(() => {
        this.wanted.way = '';
        this.isLed = false;
        table.isChanging = false;
        // A player comes back to the own board; a spectator goes on watching the same one.
        if (table.own !== null) table.look(null);
      });
    });
    $effect(() => {
      const moves = this.atHand;
      untrack(() => table.foresee(moves));
    });
    // Every piece that comes, and one that comes back, is looked at first.
    $effect(() => {
      void this.piece;
      this.isSeen = false;
      if (!table.canAct) return;
      const timer = setTimeout(() => (this.isSeen = true), IN_SIGHT);
      return () => clearTimeout(timer);
    });
  }

  /** Changes with the piece in hand, and with nothing else. */
  private readonly piece = $derived.by(() => {
    const { seat, round, turned } = this.table.view;
    return `${seat} ${round} ${openCard(this.table.view)} ${turned.length}`;
  });

  /** Null if the piece fits nowhere. */
  readonly aim = $derived.by(() => this.aimAt(this.wanted.middle, this.wanted.way || this.holding.first()));
  readonly move = $derived.by(() => this.aim && this.holding.moveText(this.aim));
  private readonly isReady = $derived.by(() => this.isSeen || this.isLed);

  /** The move aimed at, and those one step or one turn away from it: what may be shown next. */
  private readonly atHand = $derived.by((): string[] => {
    const { aim, table, holding } = this;
    if (!aim || !table.canAct) return [];
    const { way } = aim;
    const ways = [holding.turned(way, 1, table.reach), holding.turned(way, -1, table.reach), holding.flipped(way, table.reach)];
    const aims = [aim, step(aim, -1, table.reach), step(aim, 1, table.reach)];
    const turned = ways.map((other) => this.aimAt(this.middleOf(aim), other));
    return [...new Set([...aims, ...turned].flatMap((one) => (one ? [holding.moveText(one)] : [])))];
  });

  /** The piece in hand, led by the stage. */
  readonly hand = $derived.by((): Hand | null => {
    const { aim, holding, turn, drop, isReady } = this;
    const letter = (key: string, allowed: boolean) => (allowed ? holding.letter(key) : null);
    if (!aim) return this.unfitHand();
    return {
      label: holding.label(aim.way),
      text: holding.say(),
      column: aim.column,
      isReady,
      point: (place) => (this.wanted.middle = place),
      turn,
      drop,
      choose: ({ column }) => this.choose({ way: aim.way, column }),
      keys: (key, withLetters) => this.led(key, handKeys(key, withLetters, this)) ?? letter(key, withLetters),
    };
  });

  /** A piece that fits nowhere stays in sight; Enter does what is left to do with it. */
  private unfitHand(): Hand | null {
    const { holding, isReady } = this;
    const unfit = holding.unfit;
    if (!unfit || !this.table.offered.length) return null;
    const nothing = () => undefined;
    return {
      label: unfit.label,
      text: '',
      column: null,
      isReady,
      point: nothing,
      turn: nothing,
      drop: nothing,
      choose: nothing,
      keys: (key, withLetters) => (key === 'Enter' ? unfit.act : withLetters ? holding.letter(key) : null),
    };
  }

  /** A key that leads the piece tells that it was seen. */
  private led(key: string, act: (() => void) | null): (() => void) | null {
    if (!act || key === 'Enter' || key === ' ') return act;
    return () => {
      this.isLed = true;
      act();
    };
  }

  hold = (way: string): void => {
    this.wanted.way = way;
  };

  step = (by: -1 | 1): void => {
    if (this.aim) this.wanted.middle = this.middleOf(step(this.aim, by, this.table.reach));
  };

  turn = (by: -1 | 1): void => {
    if (this.aim) this.hold(this.holding.turned(this.aim.way, by, this.table.reach));
  };

  flip = (): void => {
    if (this.aim) this.hold(this.holding.flipped(this.aim.way, this.table.reach));
  };

  /** Whether turning or flipping would change nothing. */
  readonly isTurnIdle = $derived.by(() => !this.aim || this.holding.turned(this.aim.way, 1, this.table.reach) === this.aim.way);
  readonly isFlipIdle = $derived.by(() => !this.aim || this.holding.flipped(this.aim.way, this.table.reach) === this.aim.way);

  drop = (): void => {
    if (this.move !== null) this.send(this.move);
  };

  send(move: string): void {
    if (!this.isReady) return;
    this.announced = '';
    this.table.send(move);
  }

  /** Return what does this and says how the piece is held then. */
  then(act: () => void): () => void {
    return () => {
      act();
      queueMicrotask(() => (this.announced = this.holding.say()));
    };
  }

  /** Drop the piece where it is held already, else move it there. */
  private choose(there: Aim): void {
    const middle = this.middleOf(there);
    if (this.aimAt(middle, there.way)?.column === this.aim?.column) this.drop();
    else this.led('', this.then(() => (this.wanted.middle = middle)))?.();
  }

  private aimAt(middle: number, wanted: string): Aim | null {
    const { reach } = this.table;
    const ways = [wanted, ...(this.holding.instead?.(wanted) ?? []), ...reach.keys()];
    const way = ways.find((way) => reach.has(way));
    return way === undefined ? null : nearest(way, middle - this.holding.widthOf(way) / 2, reach);
  }

  private middleOf({ way, column }: Aim): number {
    return column + this.holding.widthOf(way) / 2;
  }
}
