/** What a table of hexes keeps in mind beside the view: the pieces as they are drawn, in step with the
 * match, what moves would do, and where the pointer is. */
import { onDestroy, untrack } from 'svelte';
import type { FillitView, JammitView } from '../../wire';
import type { BoardProps, Happened } from '../board';
import { Foresight } from '../foresight.svelte';
import { Course, type Staging } from './course';
import type { Point } from './geometry';
import { Stage } from './stage.svelte';

/** What one game adds. */
export interface Play<V> extends Staging<V> {
  places: (view: V) => Map<string, Point>;
  /** All that is drawn: it changes exactly when the table does, not with every word from the server. */
  drawn: (view: V) => unknown[];
  /** The beginning of the own move, as far as it is chosen and drawn. */
  begun: () => string | null;
  /** Let go of everything chosen. */
  reset: () => void;
  /** Draw an own move that is on its way. */
  goAhead: (move: string) => void;
}

export class Table<V extends FillitView | JammitView> {
  svg = $state<SVGSVGElement>();
  /** Where on the page the pieces that leave the board go. */
  homes = $state<Record<string, Element | undefined>>({});
  pointed = $state<string | null>(null);
  /** The piece that a pointer took hold of last: it may be dragged to its target without a stop. */
  pressed = $state<string | null>(null);
  /** What happened last, also while nothing new happens. */
  newest = $state.raw<Happened[]>([]);
  readonly stage = new Stage((at) => this.places.get(at) ?? { x: 0, y: 0 });
  readonly course: Course<V>;
  readonly foresight: Foresight;
  private shown = '';

  constructor(
    readonly props: () => BoardProps<V>,
    private readonly game: Play<V>,
  ) {
    this.course = new Course(this.stage, game);
    const { latest } = props();
    if (latest) this.newest = [latest];
    this.foresight = new Foresight(
      () => props().effects,
      (texts) => props().preview(texts),
    );
    $effect.pre(() => {
      const { position } = this;
      const { pending, last } = props();
      untrack(() => {
        if (last.length) this.newest = last;
        if (position !== this.shown) this.follow(position);
        else if (pending !== null && pending !== this.course.ahead) game.goAhead(pending);
        else if (pending === null && this.course.ahead !== game.begun()) this.rollBack();
      });
    });
    onDestroy(() => this.stage.finish());
  }

  readonly view = $derived.by(() => this.props().view);
  readonly places = $derived.by(() => this.game.places(this.view));
  readonly position = $derived.by(() => JSON.stringify(this.game.drawn(this.view)));
  readonly isSmall = $derived.by(() => this.props().small ?? false);
  readonly isInteractive = $derived.by(() => this.props().interactive ?? true);
  /** Whether it is on this player to choose. */
  readonly canAct = $derived.by(() => {
    const { moves, pending } = this.props();
    return this.isInteractive && !this.isSmall && moves.length > 0 && pending === null;
  });

  homeOf = (key: string | number): Point => {
    const box = this.homes[key]?.getBoundingClientRect();
    const matrix = this.svg?.getScreenCTM()?.inverse();
    if (!box || !matrix) return { x: 0, y: -200 };
    return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
  };

  private follow(position: string): void {
    const { last, animate } = this.props();
    this.shown = position;
    this.game.reset();
    this.foresight.forget();
    this.course.follow(this.view, last, animate && !this.isSmall);
  }

  /** The server refused: back to the table as it is. */
  private rollBack(): void {
    this.game.reset();
    this.course.show(this.view);
  }
}
