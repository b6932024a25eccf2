/** Replaces what was played in a round by the best line. */
import type { JudgedSeat, StudyEntry } from '../wire';
import type { Line } from './verify/record';

/** Returns the entries that count, without those that were taken back. */
function effective(entries: Line[]): Line[] {
  let line: Line[] = [];
  for (const entry of entries) {
    if (entry.text === 'takes-back') {
      line = line.slice(0, line.findLastIndex(({ actor }) => actor === entry.actor));
    } else {
      line.push(entry);
    }
  }
  return line;
}

/** Returns the game up to placement number `step` of the round, with the solution's placements. */
export function solved(entries: Line[], { placements, solution }: JudgedSeat, step: number): StudyEntry[] {
  const best = new Map(placements.map(({ entry }, index) => [entry, solution[index]]));
  const shown = placements[step - 1]?.entry;
  const next = placements[0]?.entry ?? Infinity;
  return effective(entries)
    .filter(({ number }) => (shown === undefined ? number < next : number <= shown))
    .map(({ actor, text, number }) => ({ actor, text: best.get(number) ?? text }));
}
