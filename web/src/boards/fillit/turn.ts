/** A turn put together part by part from the texts of the legal turns: `>e9 c3-c4`, `c3-c4 >e9`, `c3-c4`. */
import type { Message } from '../../wire';

/** One part of a turn: where the pawn slides to, or where a stone steps from and to. */
export interface Part {
  text: string;
  /** Null for a slide, which always starts at the pawn. */
  start: string | null;
  target: string;
}

export function parsePart(text: string): Part {
  if (text.startsWith('>')) return { text, start: null, target: text.slice(1) };
  const [start = '', target = ''] = text.split('-');
  return { text, start, target };
}

/** The parts that may come next: all first parts, or all that follow the first one chosen. */
export function nextParts(moves: readonly string[], first: string | null): Part[] {
  const place = first === null ? 0 : 1;
  const texts = moves
    .map((move) => move.split(' '))
    .filter((parts) => first === null || parts[0] === first)
    .map((parts) => parts[place])
    .filter((part) => part !== undefined);
  return [...new Set(texts)].map(parsePart);
}

export function join(first: string | null, part: string): string {
  return first === null ? part : `${first} ${part}`;
}

/** Some legal turn that begins like this, to ask what the beginning does. */
export function example(moves: readonly string[], beginning: string): string | undefined {
  return moves.find((move) => move === beginning || move.startsWith(`${beginning} `));
}

/** The turns whose effects may be shown next: one with each slide, and all slides after a step of a stone in hand.
 * A step is drawn without a word from the server. */
export function inSight(moves: readonly string[], first: string | null, stones: readonly (string | null)[]): string[] {
  const slides = nextParts(moves, first).filter(({ start }) => start === null);
  const now = slides.flatMap(({ text }) => example(moves, join(first, text)) ?? []);
  const soon = moves.filter((move) => move.includes(' >') && stones.includes(parsePart(move).start));
  return first === null ? [...now, ...soon] : now;
}

/** Where the pawn stands after a part: a stone may change places with it. */
export function pawnAfter(part: Part, pawn: string): string {
  if (part.start === null) return part.target;
  return part.target === pawn ? part.start : pawn;
}

/** The effects of a turn, divided into those of its first and of its second part. */
export function halves(effects: readonly Message[]): [Message[], Message[]] {
  const starts = effects.flatMap((effect, place) => (startsPart(effect) ? [place] : []));
  const second = starts[1] ?? effects.length;
  return [effects.slice(0, second), effects.slice(second)];
}

function startsPart({ id }: Message): boolean {
  return id === 'fillit-effect-slide' || id.startsWith('fillit-effect-stone-');
}

/** Until the server has said what a turn does: its pieces go where it says. */
export function bareEffects(turn: string, pawn: string): Message[] {
  let at = pawn;
  return turn.split(' ').map((text) => {
    const part = parsePart(text);
    const id = part.start === null ? 'fillit-effect-slide' : 'fillit-effect-stone-moves';
    const values = { start: part.start ?? at, target: part.target, path: [part.target] };
    at = pawnAfter(part, at);
    return { id, values };
  });
}

/** What a slide would change: which hexes get a chip, and whose chips go home from where. */
export interface Trail {
  laid: string[];
  returned: string[];
}

export function trailOf(effects: readonly Message[]): Trail {
  const on = (id: string) =>
    effects.filter((effect) => effect.id === id).map((effect) => String(effect.values.hex));
  return { laid: on('fillit-effect-chip-laid'), returned: on('fillit-effect-chip-returned') };
}
