/** What a record says about its draws: the headers, and the line of play that counts. */

export interface Headers {
  game: string;
  options: string;
  components: string;
  match: string;
  seats: number;
  commitment: string | null;
  secret: string | null;
  daily: string | null;
  /** By seat; empty if none was given. */
  seeds: string[];
  /** Cards that were dealt before, or elsewhere, prove nothing. */
  isDealtBefore: boolean;
}

export function readHeaders(record: string): Headers {
  const lines = record.split(/\r?\n/).flatMap((line) => /^\[(.*?)\]\s*(;.*)?$/.exec(line)?.[1] ?? []);
  const values = (name: string) =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  const one = (name: string) => values(name)[0] ?? null;
  const seats = values('seat').length;
  const seeds = Array<string>(seats).fill('');
  for (const value of values('seed')) {
    const [seat, digits] = value.split(' ');
    if (digits !== '-') seeds[Number(seat) - 1] = digits ?? '';
  }
  return {
    game: one('game') ?? '',
    options: one('options') ?? '',
    components: one('components')?.split(' ')[1] ?? '',
    match: one('match') ?? '',
    seats,
    commitment: one('commitment'),
    secret: one('secret'),
    daily: one('daily'),
    seeds,
    isDealtBefore: one('same-deal') !== null || one('continued') !== null,
  };
}

export interface Line {
  number: number;
  actor: number;
  text: string;
}

/** Returns the place of a draw in its deal, given the draws before it. */
export type Place = (before: Line[], draw: Line) => number;

/** Draws are simply counted, unless the rounds of a game may end early. */
const counted: Place = (before) => before.length;

/** Returns the place of each draw in the deal; after a take-back past a draw its place comes again. */
export function drawNumbers(entries: Line[], place: Place = counted): Map<number, number> {
  const numbers = new Map<number, number>();
  let line: Line[] = [];
  for (const entry of entries) {
    if (entry.text === 'takes-back') {
      line = line.slice(0, line.findLastIndex(({ actor }) => actor === entry.actor));
    } else {
      if (isDraw(entry)) numbers.set(entry.number, place(line.filter(isDraw), entry));
      line.push(entry);
    }
  }
  return numbers;
}

function isDraw({ actor }: Line): boolean {
  return actor === 0;
}
