/** The turn being chosen: which piece is taken, which part is done, and why something is forbidden. */
import { pawnOf } from './reading';
import { join, nextParts, parsePart, pawnAfter, type Part } from './turn';
import type { FillitHexView, FillitView, Message } from '../../wire';

export class Choice {
  first = $state<string | null>(null);
  /** The hex of the piece taken. */
  taken = $state<string | null>(null);
  reason = $state<Message | null>(null);

  constructor(
    private readonly view: () => FillitView,
    private readonly moves: () => readonly string[],
    /** The way of a slide, once known. */
    private readonly path: (slide: Part) => string[],
  ) {}

  readonly parts = $derived.by(() => nextParts(this.moves(), this.first));

  /** Where the own pawn stands, the first part counted. */
  readonly pawn = $derived.by(() => {
    const pawn = pawnOf(this.view());
    return this.first === null ? pawn : pawnAfter(parsePart(this.first), pawn);
  });

  readonly sources = $derived.by(() => new Set(this.parts.map((part) => part.start ?? this.pawn)));

  /** What can be done with the piece taken, by target. */
  readonly targets = $derived.by(() => {
    const open = this.parts.filter((part) => this.taken !== null && this.start(part) === this.taken);
    return new Map(open.map((part) => [part.target, part]));
  });

  /** Where the stone taken may not go because it would lock the own pawn in. */
  readonly forbidden = $derived.by(() => {
    const stone = this.hex(this.taken);
    if (!stone || this.taken === this.pawn || this.first !== null) return new Set<string>();
    const near = this.view().hexes.filter((hex) => isNext(hex, stone));
    return new Set(near.map((hex) => hex.name).filter((name) => !this.targets.has(name)));
  });

  reset(): void {
    this.first = null;
    this.taken = null;
    this.reason = null;
  }

  /** Take back the first part, or let go of the piece taken. */
  undo(): void {
    if (this.taken !== null && !(this.first !== null && this.taken === this.pawn)) this.taken = null;
    else this.reset();
    this.reason = null;
  }

  /** The part that picking this hex completes; everything else only changes what is taken. */
  pick(name: string): Part | null {
    const part = this.targets.get(name);
    this.reason = null;
    if (part) return part;
    if (name !== this.taken && this.sources.has(name)) this.taken = name;
    else {
      this.reason = this.explain(name);
      if (!this.reason) this.taken = null;
    }
    return null;
  }

  /** Keep the first part; only the pawn can go on from here, or a stone is to be chosen. */
  keep(part: Part): void {
    this.first = join(this.first, part.text);
    this.taken = part.start === null ? null : this.pawn;
    this.reason = null;
  }

  private start(part: Part): string {
    return part.start ?? this.pawn;
  }

  private hex(name: string | null): FillitHexView | undefined {
    return this.view().hexes.find((hex) => hex.name === name);
  }

  private explain(target: string): Message | null {
    if (this.forbidden.has(target)) {
      const start = this.taken ?? '';
      return { id: 'fillit-refusal-locks-pawn', values: { start, target } };
    }
    if (target === this.pawn && !this.sources.has(target) && this.first === null) {
      const id = this.view().must_slide ? 'fillit-describe-free-pawn' : 'fillit-describe-stone-alone';
      return { id, values: {} };
    }
    const slides = this.taken === this.pawn ? [...this.targets.values()] : [];
    const over = slides.find((slide) => this.path(slide).includes(target));
    return over ? { id: 'fillit-refusal-goes-on', values: { target, stop: over.target } } : null;
  }
}

function isNext(a: FillitHexView, b: FillitHexView): boolean {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
}
