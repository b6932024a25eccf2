/** A space of a square grid: column from 0 at the left, row from 0 at the bottom. */
export interface Cell {
  column: number;
  row: number;
}

export function columnName(column: number): string {
  return String.fromCharCode(65 + column);
}

export function readColumn(name: string): number {
  return name.charCodeAt(0) - 65;
}

/** `C4`, as the rules pages write it. */
export function cellName({ column, row }: Cell): string {
  return `${columnName(column)}${row + 1}`;
}

export function readCell(name: string): Cell {
  return { column: readColumn(name), row: Number(name.slice(1)) - 1 };
}

export function pairCells(pairs: number[][]): Cell[] {
  return pairs.map(([column = 0, row = 0]) => ({ column, row }));
}
