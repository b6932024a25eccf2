/** Who owes a choice for a card, in the games that this browser knows by itself. */
import { deckOf, type Deck } from './deck';
import { isDraw, isWord, type Line } from './record';

/** Returns the seats that owe a choice for the last card of a run, given the entries before it. */
export type Owing = (before: Line[], card: Line, seats: number, deck: Deck) => number[];

const known = import.meta.glob<Owing>('../../boards/*/owing.ts', { eager: true, import: 'owing' });

/** Returns the seats whose choice is still missing after these entries; nobody where the game is not known. */
export function stillOwing(game: string, components: string, seats: number, entries: Line[]): number[] {
  const deck = deckOf(game, components);
  const owing = known[`../../boards/${game}/owing.ts`];
  const last = entries.findLastIndex(isDraw);
  const card = entries[last];
  if (!deck || !owing || !card) return [];
  const chosen = entries.slice(last + 1).flatMap(({ actor, text }) => (isWord(text) ? [] : [actor]));
  return owing(entries.slice(0, last), card, seats, deck).filter((seat) => !chosen.includes(seat));
}
