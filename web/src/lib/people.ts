/** The names of the people and bots at a table. */
import type { Seat, View } from '../wire';
import { knows, text, type Names } from './i18n/index.svelte';

/** Returns a level as people say it, from easy to hard; its name in records stays what it is. */
export function levelName(level: string): string {
  const id = [`web-level-${level}`, `bot-${level}`].find(knows);
  return id ? text(id) : level;
}

function seatName({ seat, kind, name, level }: Seat): string {
  if (kind === 'bot') return text('web-bot-name', { level: levelName(level ?? '') });
  if (kind === 'open') return text('web-seat-open');
  return name || text('seat', { seat });
}

/** Returns names by seat; players with the same name get the number of their seat beside it. */
export function seatNames(seats: Seat[]): Names {
  const names = seats.map(seatName);
  const told = names.map((name, index) => {
    const isTwice = names.filter((other) => other === name).length > 1;
    return isTwice ? `${name} ${seats[index]?.seat}` : name;
  });
  return Object.fromEntries(seats.map(({ seat }, index) => [seat, told[index] ?? '']));
}

/** Returns names for a table at which nobody sits, as in a lesson: the colours of its seats, if it has any. */
export function colourNames(view: View & { seats?: unknown }): Names {
  const seats = (Array.isArray(view.seats) ? view.seats : []) as { seat: number; colour: string }[];
  const named = seats.filter(({ colour }) => knows(`${view.game}-colour-${colour}`));
  return Object.fromEntries(
    named.map(({ seat, colour }) => {
      const name = text(`${view.game}-colour-${colour}`);
      return [seat, name.charAt(0).toUpperCase() + name.slice(1)];
    }),
  );
}

/** Returns the points in the game's own words. */
export function scoreText(game: string, count: number): string {
  const own = `web-score-${game}`;
  return minus(text(knows(own) ? own : 'web-points', { count }));
}

/** Returns what a game counts, as the head of a column. */
export function scoreWord(game: string): string {
  const own = `web-score-word-${game}`;
  return text(knows(own) ? own : 'web-points-word');
}

/** Writes a negative number with a minus sign, not with a hyphen. */
export function minus(words: string | number): string {
  return String(words).replace(/-(?=\d)/g, '−');
}
