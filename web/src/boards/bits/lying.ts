/** What lies on a board, read from its view. */
import { cellName, readCell } from '../square/cell';
import type { BitsBoardView, BitsLaidView } from '../../wire';

/** All squares of one colour that are connected, and what they score. */
export interface Area {
  cells: string[];
  points: number;
}

/** The colours of a stone's cells, in their order: its move begins with them. */
export function coloursOf({ move }: BitsLaidView): string[] {
  return [...move.slice(0, 2)];
}

/** The colour on each covered square, by the name of the square. */
export function squaresOn(laid: BitsLaidView[]): Map<string, string> {
  return new Map(laid.flatMap((stone) => coloursOf(stone).map((colour, at) => [stone.cells[at] ?? '', colour])));
}

/** The areas that the stones form; grey squares belong to none. */
export function areasOn({ laid, areas }: Pick<BitsBoardView, 'laid' | 'areas'>): Area[] {
  const colours = squaresOn(laid);
  const scored = new Map(areas.flatMap(({ cells, points }) => cells.map((cell) => [cell, sum(points)])));
  const seen = new Set<string>();
  return [...colours].sort(byColumn).flatMap(([start, colour]) => {
    if (seen.has(start) || colour === 'N') return [];
    seen.add(start);
    const cells = [start];
    for (const cell of cells) {
      const more = around(cell).filter((near) => colours.get(near) === colour && !seen.has(near));
      for (const near of more) seen.add(near);
      cells.push(...more);
    }
    return [{ cells, points: scored.get(start) ?? 0 }];
  });
}

function around(name: string): string[] {
  const { column, row } = readCell(name);
  const near = [[column + 1, row], [column, row + 1], [column - 1, row], [column, row - 1]];
  return near.map(([column = 0, row = 0]) => cellName({ column, row }));
}

function byColumn([one]: [string, string], [other]: [string, string]): number {
  const [first, second] = [readCell(one), readCell(other)];
  return first.column - second.column || first.row - second.row;
}

function sum(points: number[]): number {
  return points.reduce((total, each) => total + each, 0);
}
