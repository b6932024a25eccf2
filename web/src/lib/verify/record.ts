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

/** Which draw of its deal each entry is: after a take-back past a draw the same number comes again. */
export function drawNumbers(game: string, entries: Line[]): Map<number, number> {
  const numbers = new Map<number, number>();
  const numberOf = game === 'bits' ? place : (before: Line[]) => before.length;
  let line: Line[] = [];
  for (const entry of entries) {
    if (entry.text === 'takes-back') {
      line = line.slice(0, line.findLastIndex(({ actor }) => actor === entry.actor));
    } else {
      if (isDraw(entry)) numbers.set(entry.number, numberOf(line.filter(isDraw), entry));
      line.push(entry);
    }
  }
  return numbers;
}

/**
 * A round of BITS may end sooner than it did for others, so its draws are placed, not counted:
 * 100 × finished rounds, plus the task cards put out, or 10 + the cards of this round so far.
 */
function place(before: Line[], { text }: Line): number {
  const last = before.findLastIndex(isTask);
  const roundOf = (task: string) => Number(task.split(' ')[1]);
  if (!text.startsWith('task ')) return 100 * (roundOf(before[last]?.text ?? '') - 1) + 10 + before.length - 1 - last;
  // One task card of each earlier round stays open; those beyond were put out of the game.
  const earlier = roundOf(text) - 1;
  return 100 * earlier + before.filter(isTask).length - earlier;
}

function isTask({ text }: Line): boolean {
  return text.startsWith('task ');
}

function isDraw({ actor }: Line): boolean {
  return actor === 0;
}
