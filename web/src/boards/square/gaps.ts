import { cellName, readCell } from './cell';

/** The spaces below the highest piece of their column that nothing covers: no piece can reach them any more. */
export function gapsBelow(covered: ReadonlyMap<string, unknown>, columns: number, rows: number): string[] {
  const tops = Array<number>(columns).fill(0);
  for (const { column, row } of [...covered.keys()].map(readCell)) tops[column] = Math.max(tops[column] ?? 0, row);
  return tops.flatMap((top, column) =>
    Array.from({ length: Math.min(top, rows) }, (_, row) => cellName({ column, row })).filter((name) => !covered.has(name)),
  );
}
