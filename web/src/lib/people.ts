/** The names of the people and bots at a table. */
import type { Seat } from '../wire';
import { knows, text, type Names } from './i18n/index.svelte';

export function levelName(level: string): string {
  return knows(`bot-${level}`) ? text(`bot-${level}`) : level;
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

/** Returns the points in the game's own words. */
export function scoreText(game: string, count: number): string {
  const own = `web-score-${game}`;
  return text(knows(own) ? own : 'web-points', { count });
}
