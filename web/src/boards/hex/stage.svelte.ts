/** The pieces on a board while they move. Scripts tell what happens; the stage keeps their time.
 *
 * A script is a generator that moves pieces and yields how many milliseconds to wait. So the same
 * script plays slowly, at once (still), or is brought to its end when something newer happens.
 */
import type { Point } from './geometry';

export type Kind = 'chip' | 'stone' | 'pawn';

/** A piece to be placed. */
export interface Placed {
  kind: Kind;
  colour: string;
  at: string;
}

export interface Piece extends Placed, Point {
  key: number;
  /** How long its present movement takes. */
  ms: number;
  /** Whether it has left the board and is on its way to somebody. */
  flying: boolean;
  /** Whether it has just come in. */
  fresh: boolean;
}

export type Script = Generator<number, void>;

/** Who is so far behind the table is shown the rest without movement. */
const MOST_WAITING = 4;

export class Stage {
  pieces = $state<Piece[]>([]);
  /** Numbers that change with the pieces: supplies, points; the keys are the game's own. */
  counts = $state<Record<string, number>>({});
  /** Whether a script is playing. */
  busy = $state(false);
  private scripts: Script[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private nextKey = 1;

  constructor(private readonly where: (at: string) => Point) {}

  /** Show exactly this, at once. A piece that stays where it was stays the same one. */
  set(placed: readonly Placed[], counts: Record<string, number>): void {
    this.finish();
    this.put(placed, counts);
  }

  /** The same from inside a script. */
  put(placed: readonly Placed[], counts: Record<string, number>): void {
    const before = new Map(this.pieces.map((piece) => [signature(piece), piece]));
    this.pieces = placed.map((piece) => {
      const known = before.get(signature(piece));
      return { ...this.made(piece), key: known?.key ?? this.nextKey++ };
    });
    this.counts = { ...counts };
  }

  find(kind: Kind, at: string): Piece | undefined {
    return this.pieces.find((piece) => piece.kind === kind && piece.at === at && !piece.flying);
  }

  /** Everything on that place. */
  on(at: string): Piece[] {
    return this.pieces.filter((piece) => piece.at === at && !piece.flying);
  }

  add(placed: Placed, from?: Point): Piece {
    const piece = { ...this.made(placed), ...from, key: this.nextKey++, fresh: true };
    this.pieces.push(piece);
    return this.pieces.at(-1) ?? piece;
  }

  move(piece: Piece, at: string, ms: number): void {
    Object.assign(piece, this.where(at), { at, ms, fresh: false });
  }

  /** Send a piece off the board. */
  fly(piece: Piece, to: Point, ms: number): void {
    Object.assign(piece, to, { ms, flying: true, fresh: false });
  }

  /** Take away all pieces that have left the board. */
  sweep(): void {
    this.pieces = this.pieces.filter((piece) => !piece.flying);
  }

  /** Play a script after those that are playing, or everything at once if nothing may move. */
  play(script: Script, moving: boolean): void {
    this.scripts.push(script);
    if (!moving || this.scripts.length > MOST_WAITING) this.finish();
    else if (!this.busy) this.advance();
  }

  /** Bring what is playing to its end at once. */
  finish(): void {
    clearTimeout(this.timer);
    const scripts = this.scripts;
    this.scripts = [];
    for (const script of scripts) while (!script.next().done);
    this.busy = false;
  }

  private advance(): void {
    let step = this.scripts[0]?.next();
    while (step?.done) {
      this.scripts.shift();
      step = this.scripts[0]?.next();
    }
    this.busy = step !== undefined;
    if (step && !step.done) this.timer = setTimeout(() => this.advance(), step.value);
  }

  private made(placed: Placed): Omit<Piece, 'key'> {
    return { ...placed, ...this.where(placed.at), ms: 0, flying: false, fresh: false };
  }
}

function signature({ kind, colour, at }: Placed): string {
  return `${kind} ${colour} ${at}`;
}
