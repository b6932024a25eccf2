/** Turns what was chosen in the dialog into the table that the server is to set up. */
import type { Game, NewMatch, NewSeat, Time } from '../wire';

export type Way = 'alone' | 'bots' | 'screen' | 'invite';

interface Plan {
  way: Way;
  seats: number;
  /** Options except the number of seats. */
  options: Record<string, string>;
  level: string;
  /** On one screen: by seat. */
  names: string[];
  /** When inviting or on one screen: by seat, whether a bot takes it. */
  bots: boolean[];
  name: string;
  time: Time | null;
  isPublic: boolean;
  /** Whether nobody looks ahead. */
  isStrict: boolean;
  /** Where seats take turns and the others are not at this screen. */
  begins: Beginner;
  box: string | null;
  /** Where a box is the default: whether it is left out. */
  isBuiltIn: boolean;
}

export const BEGINNERS = ['me', 'other', 'lot'] as const;
export type Beginner = (typeof BEGINNERS)[number];

/** Whether somebody begins: where cards are turned for all at once, nobody does. */
export function hasTurns(game: Game): boolean {
  return !game.daily;
}

const LONGEST = 15 * 60;

/** Whether the table can be one where nobody looks ahead: there are cards, and everybody is there at each. */
export function mayBeStrict(game: Game, time: Time | null): boolean {
  return game.daily && (time?.seconds ?? 0) <= LONGEST;
}

export function seatChoices(game: Game): number[] {
  const option = game.options.find(({ name }) => name === 'seats');
  return option?.choices.map(Number) ?? [1];
}

/** Returns the numbers of seats that this way of playing allows. */
export function seatsFor(game: Game, way: Way): number[] {
  const all = seatChoices(game);
  return way === 'alone' ? all.slice(0, 1) : all.filter((seats) => seats > 1);
}

export function waysOf(game: Game): Way[] {
  const solo: Way[] = seatChoices(game).includes(1) ? ['alone'] : [];
  return [...solo, 'bots', 'screen', 'invite'];
}

/** What a table begins with, where that is not left to the game. */
export interface Beginning {
  seats?: number;
  options?: Record<string, string>;
  /** The text of a box, or its hash. */
  box?: string;
}

export function defaultPlan(game: Game, way: Way, name: string, beginning: Beginning = {}): Plan {
  const seatings = seatsFor(game, way);
  const others = game.options.filter((option) => option.name !== 'seats');
  const defaults = Object.fromEntries(others.map((option) => [option.name, option.default]));
  return {
    way,
    seats: seatings.find((seats) => seats === beginning.seats) ?? seatings[0] ?? 1,
    options: { ...defaults, ...beginning.options },
    box: beginning.box ?? null,
    level: game.bots[Math.floor((game.bots.length - 1) / 2)] ?? 'random',
    names: [name],
    bots: [],
    name,
    time: null,
    isPublic: false,
    isStrict: false,
    isBuiltIn: false,
    begins: 'me',
  };
}

export function newMatch(game: Game, plan: Plan): NewMatch {
  const seats = Array.from({ length: plan.seats }, (_, index) => newSeat(plan, index));
  const last = hasTurns(game) && plan.way !== 'screen' ? fromMe(plan.begins, plan.seats) : 0;
  return {
    game: game.name,
    options: plan.options,
    // Moving on around the table keeps who sits opposite whom.
    seats: [...seats.slice(seats.length - last), ...seats.slice(0, seats.length - last)],
    public: plan.way === 'invite' && plan.isPublic,
    time: plan.time,
    box: plan.box ?? (plan.isBuiltIn ? 'builtin' : null),
    strict: plan.isStrict && mayBeStrict(game, plan.time),
  };
}

/** Returns whether a bot sits at the table. */
export function hasBots({ way, seats, bots }: Plan): boolean {
  return way === 'bots' || ((way === 'invite' || way === 'screen') && bots.slice(1, seats).some(Boolean));
}

/** Returns the number of seats that come before mine. */
function fromMe(begins: Beginner, seats: number): number {
  if (begins === 'me') return 0;
  return begins === 'other' ? 1 : Math.floor(Math.random() * seats);
}

function newSeat(plan: Plan, index: number): NewSeat {
  const bot: NewSeat = { kind: 'bot', level: plan.level };
  const isBot = index > 0 && (plan.way === 'bots' || plan.bots[index]);
  if (isBot) return bot;
  if (plan.way === 'screen') return { kind: 'me', name: plan.names[index] || null };
  return index === 0 ? { kind: 'me', name: plan.name || null } : { kind: 'open' };
}
