/** What a record says of its draws: the headers, and the line of play that counts. */

export interface Headers {
  game: string;
  options: string;
  components: string;
  match: string;
  seats: number;
  commitment: string | null;
  secret: string | null;
  daily: string | null;
  /** By seat; empty where none was given. */
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

/** Which draw of its line each entry is: after a take-back past a draw the same number comes again. */
export function drawNumbers(entries: Line[]): Map<number, number> {
  const numbers = new Map<number, number>();
  let line: Line[] = [];
  for (const entry of entries) {
    if (entry.text === 'takes-back') {
      line = line.slice(0, line.findLastIndex(({ actor }) => actor === entry.actor));
    } else {
      if (entry.actor === 0) numbers.set(entry.number, line.filter(isDraw).length);
      line.push(entry);
    }
  }
  return numbers;
}

/**
 * In a day's deal of BITS draws are placed, not counted, because rounds end sooner for some:
 * 100 × finished rounds, plus the task cards put out, or 10 + the cards of this round so far.
 */
export function drawPlaces(entries: Line[]): Map<number, number> {
  const places = new Map<number, number>();
  let [round, tasks, cards] = [0, 0, 0];
  for (const { number, text } of entries.filter(isDraw)) {
    if (text.startsWith('task ')) {
      round = Number(text.split(' ')[1]);
      tasks += 1;
      cards = 0;
      // One task card of each round stays open; those beyond were put out of the game.
      places.set(number, 100 * (round - 1) + tasks - round);
    } else {
      places.set(number, 100 * (round - 1) + 10 + cards);
      cards += 1;
    }
  }
  return places;
}

function isDraw({ actor }: Line): boolean {
  return actor === 0;
}
