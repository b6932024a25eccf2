/** Where a stone comes to rest and which areas it forms, read from the effects of the move. */
import type { Message, MessageValue } from '../../wire';
import { cellName } from '../square/cell';
import type { Aim } from '../square/aim';
import { isLying } from './aim';

export interface FormedArea {
  colour: string;
  cells: string[];
}

export interface Landing {
  cells: string[];
  colours: string[];
  gaps: string[];
  formed: FormedArea[];
  /** What the board is worth afterwards, where that changes. */
  worth: number | null;
}

/** Effects need not tell where the stone comes to rest if that is known, nor name the own seat. */
export function landing(
  effects: Message[] | undefined,
  seat: number | null,
  rests: Landing | null,
): Landing | null {
  if (!effects) return rests;
  const own = effects.filter(({ values }) => values.seat === undefined || seatOf(values.seat) === seat);
  const lay = own.find(({ id }) => id === 'bits-effect-lay');
  const lies = lay ? { cells: names(lay.values.cells), colours: [...String(lay.values.text).slice(0, 2)] } : rests;
  if (!lies) return null;
  const worth = own.find(({ id }) => id === 'bits-effect-worth');
  return {
    cells: lies.cells,
    colours: lies.colours,
    gaps: own.filter(({ id }) => id === 'bits-effect-gap').flatMap(({ values }) => names(values.cells)),
    formed: own.filter(({ id }) => id === 'bits-effect-area').map(({ values }) => area(values)),
    worth: worth ? Number(worth.values.points) : null,
  };
}

/** Where a stone comes to rest, before the server has said what it does there. */
export function resting({ way, column }: Aim, row: number | undefined): Landing | null {
  if (row === undefined) return null;
  const second = isLying(way) ? { column: column + 1, row } : { column, row: row + 1 };
  return {
    cells: [{ column, row }, second].map(cellName),
    colours: [...way.slice(0, 2)],
    gaps: [],
    formed: [],
    worth: null,
  };
}

function area(values: Message['values']): FormedArea {
  const colour = values.colour;
  const id = typeof colour === 'object' && !Array.isArray(colour) ? colour.id : '';
  return { colour: id.slice(-1), cells: names(values.cells) };
}

function seatOf(value: MessageValue | undefined): number | null {
  return typeof value === 'object' && !Array.isArray(value) ? Number(value.values.seat) : null;
}

function names(value: MessageValue | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
