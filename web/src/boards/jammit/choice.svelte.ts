/** The step being chosen, from the texts of the legal moves: `d8=NB`, `d8,f9` or `>a1`. */
import { cornerId } from './reading';

/** What a move text names: heads of columns in order, the order of coins, or a corner. */
export interface Parsed {
  text: string;
  heads: string[];
  coins: string;
  corner: string;
}

export function parseMove(text: string): Parsed {
  if (text.startsWith('>')) return { text, heads: [], coins: '', corner: text.slice(1) };
  const [heads = '', coins = ''] = text.split('=');
  return { text, heads: heads.split(','), coins, corner: '' };
}

export class Choice {
  /** Which of the orders of coins is taken. */
  order = $state(0);
  /** The heads chosen so far. */
  heads = $state<string[]>([]);

  constructor(private readonly moves: () => readonly string[]) {}

  readonly parsed = $derived.by(() => this.moves().map(parseMove));
  readonly orders = $derived.by(() => [...new Set(this.parsed.map(({ coins }) => coins))].filter(Boolean));
  /** How many columns the step needs: one, two for extra coins, none for the pawn. */
  readonly needs = $derived.by(() => this.parsed[0]?.heads.length ?? 0);
  readonly coins = $derived.by(() => this.orders[this.order] ?? this.orders[0] ?? '');

  /** The move as chosen, when it is complete. */
  readonly text = $derived.by(() => (this.needs > 0 && this.heads.length === this.needs ? this.with(null) : null));

  /** Heads and corners that can be picked now. */
  readonly open = $derived.by(() => {
    const first = this.needs === 2 ? this.heads[0] : undefined;
    const ids = this.parsed.flatMap(({ heads, corner }) => {
      if (corner) return [cornerId(corner)];
      if (first === undefined) return heads.slice(0, 1);
      return heads[0] === first ? heads.slice(1) : [];
    });
    return new Set(ids);
  });

  reset(): void {
    this.heads = [];
    this.order = 0;
  }

  undo(): void {
    this.heads = this.heads.slice(0, -1);
  }

  /** The move that this pick completes: a corner at once, a column when it is picked again. */
  pick(id: string): string | null {
    if (!this.open.has(id)) {
      // The first of two columns, picked again, is given back.
      if (id === this.heads[0]) this.heads = [];
      return null;
    }
    if (this.needs === 0) return this.parsed.find(({ corner }) => cornerId(corner) === id)?.text ?? null;
    if (this.text !== null && id === this.heads.at(-1)) return this.text;
    this.heads = this.needs === 2 && this.heads[0] ? [this.heads[0], id] : [id];
    return null;
  }

  /** The move text with this head as the next or last one; some legal one if it is not complete yet. */
  with(head: string | null): string | null {
    return this.following(head).find(({ coins }) => coins === this.coins)?.text ?? null;
  }

  /** All moves with this head as the next or last one: in each order of coins, with each second head. */
  beyond(head: string | null): string[] {
    return this.following(head).map(({ text }) => text);
  }

  private following(head: string | null): Parsed[] {
    const kept = head === null ? this.heads : this.heads.slice(0, this.needs - 1);
    const heads = head === null || kept.at(-1) === head ? kept : [...kept, head];
    return this.parsed.filter((move) => heads.length > 0 && heads.every((one, place) => move.heads[place] === one));
  }
}
