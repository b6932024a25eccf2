/** The lines of a fair draw: of its closed list, and of deals that were broken off. */

import type { DealModel } from '../../wire';

const HEX = '[0-9a-f]{64}';
const COMMIT = new RegExp(`^([1-9]) (person|program|bot) (${HEX}|-)$`);
const BROKEN = new RegExp(
  `^([1-9][0-9]?) (${HEX}) (${HEX}|-) (silent|left|lost|restored) (-|[1-9](?:,[1-9])*)$`,
);

export interface Commit {
  seat: number;
  kind: string;
  /** `-` for a seat without one. */
  commitment: string;
}

export interface Broken {
  number: number;
  commitment: string;
  /** The hash of its list, or `-` if that was still open. */
  list: string;
  why: string;
  seats: number[];
}

export function readCommit(line: string): Commit | null {
  const [, seat, kind, commitment] = COMMIT.exec(line) ?? [];
  if (!seat || !kind || !commitment || (kind === 'bot' && commitment !== '-')) return null;
  return { seat: Number(seat), kind, commitment };
}

/** Reads the value of a `[broken …]` header. */
export function readBroken(value: string): Broken | null {
  const [, number, commitment, list, why, named] = BROKEN.exec(value) ?? [];
  if (!number || !commitment || !list || !why || !named) return null;
  const seats = named === '-' ? [] : named.split(',').map(Number);
  if (seats.some((seat, index) => seat <= (seats[index - 1] ?? 0))) return null;
  return { number: Number(number), commitment, list, why, seats };
}

/** Reads a whole `[broken …]` line. */
export function readBrokenLine(line: string): Broken | null {
  const value = /^\[broken (.*)\]$/.exec(line)?.[1];
  return value === undefined ? null : readBroken(value);
}

/** Returns the seats whose answers or seeds are awaited. */
export function awaitedSeats(deal: DealModel | null): number[] {
  if (deal?.state === 'open') return deal.answers.flatMap((given, index) => (given === null ? [index + 1] : []));
  if (deal?.state !== 'closed') return [];
  const commits = readList(deal.list, deal.options) ?? [];
  const wanted = commits.filter(({ commitment }) => commitment !== '-').map(({ seat }) => seat);
  return wanted.filter((seat) => !deal.revealed.includes(seat));
}

/** Reads a closed list; null unless it has a proper line for every seat of the options. */
export function readList(lines: string[], options: string): Commit[] | null {
  if (seatsOf(options) !== lines.length) return null;
  const commits = lines.flatMap((line, index) => {
    const commit = readCommit(line);
    return commit?.seat === index + 1 ? [commit] : [];
  });
  return commits.length === lines.length ? commits : null;
}

/** Returns the number of seats in the text of options; null if that is not said just once. */
export function seatsOf(options: string): number | null {
  const [found, again] = options.split(' ').filter((pair) => pair.startsWith('seats='));
  return found && again === undefined && /^seats=[1-9]$/.test(found) ? Number(found.at(-1)) : null;
}
