/** The decks of the games that this browser knows by itself: it never asks a server what could be drawn. */
import type { Draw } from './draw';
import type { Place, PlacedDraw } from './record';
import decks from './decks.json';

export interface Deck {
  game: string;
  starts: string[];
  cards: string[];
  stacks?: string[][];
  /** The options of the game in their order, with what may be chosen. */
  options: { name: string; choices: string[]; several: boolean }[];
  /** Of the ramp, where it is part of the components. */
  columns?: number;
  rows?: number;
}

/** How games whose rounds may end early place their draws. */
const places = import.meta.glob<Place>('../../boards/*/draws.ts', { eager: true, import: 'place' });

export interface Chance {
  text: string;
  weight: bigint;
}

/** Returns the deck of these components; null if this browser does not know it. */
export function deckOf(game: string, components: string): Deck | null {
  const deck = (decks as Record<string, Deck>)[components];
  return deck?.game === game ? deck : null;
}

/** Whether a text gives every option of the game as a record must. */
export function areOptions({ options }: Deck, text: string): boolean {
  const pairs = text.split(' ').map((pair) => pair.split('='));
  return (
    pairs.length === options.length &&
    options.every(({ name, choices, several }, index) => {
      const [found, value = ''] = pairs[index] ?? [];
      const chosen = several ? value.split(',') : [value];
      const isEach = chosen.every((one) => choices.includes(one)) && new Set(chosen).size === chosen.length;
      return found === name && isEach;
    })
  );
}

export function placeOf(game: string): Place | undefined {
  return places[`../../boards/${game}/draws.ts`];
}

/** Returns what could be drawn, in ascending order; nothing if such a card could not come now. */
function chances(deck: Deck, seats: number, { draw, before }: PlacedDraw): Chance[] {
  const [kind] = draw.text.split(' ');
  if (kind === 'task') return tasks(deck, draw.text, before.map(({ text }) => text));
  const drawn = before.map(({ text }) => text);
  const starts = drawn.slice(drawn.findLastIndex((text) => !text.startsWith('start ')) + 1);
  if (kind === 'start') {
    // A round deals one starting card to each seat; after the last, building cards are turned.
    const dealt = starts.length < seats ? starts : [];
    return isRoundOver(deck, drawn, starts.length, seats) ? left('start', deck.starts, dealt) : [];
  }
  const since = drawn.slice(drawn.findLastIndex((text) => !text.startsWith('card ')) + 1);
  const begun = drawn.slice(0, drawn.length - since.length).reverse();
  const hands = begun.findIndex((text) => !text.startsWith('start '));
  const dealt = hands < 0 ? begun.length : hands;
  return kind === 'card' && dealt === seats ? left('card', deck.cards, since) : [];
}

/** Whether starting cards may come: a round with a stack begins with its task; any other follows a whole deck. */
function isRoundOver(deck: Deck, drawn: string[], starts: number, seats: number): boolean {
  if (starts > 0) return starts < seats;
  if (deck.stacks) return drawn.at(-1)?.startsWith('task ') ?? false;
  return !drawn.length || drawn.slice(-deck.cards.length).every((text) => text.startsWith('card ')) && drawn.length >= deck.cards.length;
}

/** Returns the card that follows from the numbers of a draw; null if none could come now. */
export function dueCard(deck: Deck, seats: number, draw: Draw, placed: PlacedDraw): string | null {
  const possible = chances(deck, seats, placed);
  if (!possible.length) return null;
  return possible[draw.index(placed.place, possible.map(({ weight }) => weight))]?.text ?? null;
}

function left(kind: string, all: string[], drawn: string[]): Chance[] {
  const rest = [...all];
  for (const text of drawn) {
    const place = rest.indexOf(text.slice(kind.length + 1));
    if (place >= 0) rest.splice(place, 1);
  }
  const weights = new Map<string, bigint>();
  for (const text of rest) weights.set(`${kind} ${text}`, (weights.get(`${kind} ${text}`) ?? 0n) + 1n);
  return [...weights].map(([text, weight]) => ({ text, weight }));
}

function tasks(deck: Deck, text: string, drawn: string[]): Chance[] {
  const number = Number(text.split(' ')[1]);
  const rounds = new Set(drawn.filter((each) => each.startsWith('task ')).map((each) => each.split(' ')[1]));
  const isNext = number === rounds.size + 1;
  const isAgain = number === rounds.size && (drawn.at(-1)?.startsWith('task ') ?? false);
  if (!isNext && !isAgain) return [];
  const stack = deck.stacks?.[number - 1] ?? [];
  return stack.filter((card) => !drawn.includes(card)).map((each) => ({ text: each, weight: 1n }));
}
