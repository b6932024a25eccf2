/** Where a placement comes to rest and what it does, read from the effects of the move. */
import { readCell, type Cell } from '../square/cell';
import type { Message, MessageValue } from '../../wire';

export interface Landing {
  /** All squares, over the top edge too. */
  cells: Cell[];
  /** Spaces that it closes off. */
  gaps: Cell[];
  /** Rows that it completes, from 1. */
  rows: number[];
  /** Special spaces that it covers. */
  covered: string[];
  /** Whether it is known what it does, or only where it comes to rest. */
  told: boolean;
}

/** Where a piece of these squares comes to rest, before the server has said what it does there. */
export function resting(cells: readonly number[][], column: number, row: number | undefined): Landing | null {
  if (row === undefined) return null;
  const there = cells.map(([x = 0, y = 0]) => ({ column: column + x, row: row + y }));
  return { cells: there, gaps: [], rows: [], covered: [], told: false };
}

/** The same with what the tile does there; effects need not tell where it comes to rest if that is known. */
export function landing(effects: Message[] | undefined, rests: Landing | null): Landing | null {
  if (!effects || (!rests && !effects.some(({ id }) => id === 'fits-effect-place'))) return rests;
  const all = (id: string) => effects.filter((effect) => effect.id === id);
  return {
    cells: rests?.cells ?? [...all('fits-effect-place'), ...all('fits-effect-above')].flatMap(cellsOf),
    gaps: all('fits-effect-gaps').flatMap(cellsOf),
    rows: all('fits-effect-row').map(({ values }) => Number(values.row)),
    covered: [...all('fits-effect-cover-value'), ...all('fits-effect-cover-symbol')].map(({ values }) =>
      String(values.cell),
    ),
    told: true,
  };
}

function cellsOf({ values }: Message): Cell[] {
  const names: MessageValue = values.cells ?? [];
  return Array.isArray(names) ? names.map((name) => readCell(String(name))) : [];
}
