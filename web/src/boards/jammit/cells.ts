/** Hexes and places of pawns as cells of the grid, each with all that can be said of it now. */
import { list, say, text } from '../../lib/i18n/index.svelte';
import type { Cell } from '../hex/cell';
import type { Point } from '../hex/geometry';
import type { Piece } from '../hex/stage.svelte';
import type { Happened } from '../board';
import type { Choice } from './choice.svelte';
import { cornerId } from './reading';
import type { JammitColumnView, JammitView, Message } from '../../wire';

interface Shown {
  view: JammitView;
  names: Record<number, string>;
  places: Map<string, Point>;
  /** What is drawn at a place now. */
  on: (id: string) => Piece[];
  choice: Choice;
  acting: boolean;
  last: Happened[];
  /** The columns that can be used now, by head. */
  columns: Map<string, JammitColumnView>;
  /** What putting the coins in at a head does, as far as it is known. */
  foretell: (head: string) => Message[];
}

export function cellsOf(shown: Shown): Cell[] {
  const { view } = shown;
  const recent = touched(shown.last);
  const hexes = view.hexes.map(({ name, r }) => {
    const cell = cellAt(name, name, r, 'hex', shown, hexLabel(name, shown));
    return { ...cell, recent: recent.has(name) };
  });
  const rows = new Map(view.hexes.map(({ name, r }) => [name, r]));
  const corners = view.corners.map(({ name }) =>
    cellAt(cornerId(name), name, rows.get(name) ?? 0, 'corner', shown, cornerLabel(name, shown)),
  );
  const hole = text('jammit-inspect-centre', { hex: view.centre });
  return [...hexes, ...corners, cellAt(view.centre, view.centre, 0, 'hole', shown, hole)];
}

function cellAt(id: string, name: string, row: number, kind: Cell['kind'], shown: Shown, label: string): Cell {
  const at = shown.places.get(id) ?? { x: 0, y: 0 };
  const isOpen = shown.acting && shown.choice.open.has(id);
  const selected = shown.acting && shown.choice.heads.includes(id);
  const note = kind === 'corner' ? '' : null;
  return { ...at, id, name, kind, row, label, offer: isOpen ? 'target' : 'none', selected, recent: false, note };
}

function hexLabel(name: string, shown: Shown): string {
  const piece = shown.on(name)[0];
  const kind = piece?.kind === 'stone' ? 'stone' : 'coin';
  const lies = piece
    ? text('jammit-inspect-piece', { hex: name, piece: { id: `jammit-${kind}-${piece.colour}`, values: {} } })
    : text('jammit-inspect-empty', { hex: name });
  return [lies, ...headLabel(name, shown)].join(' ');
}

function headLabel(name: string, { acting, choice, columns, on, foretell }: Shown): string[] {
  const column = columns.get(name);
  if (!acting || choice.needs === 0 || !column) return [];
  const gaps = column.hexes.filter((hex) => !on(hex).length).length;
  const head = text(`web-jammit-head-${column.into}`, { gaps });
  const out = foretell(name)
    .filter(({ id }) => id.startsWith('jammit-effect-out-'))
    .map(({ values }) => say(values.piece as Message));
  const falls = out.length ? [text('web-jammit-falls', { pieces: list(out) })] : [];
  const taken = choice.heads.includes(name) ? [text('web-hex-taken')] : [];
  return [head, ...falls, ...taken];
}

function cornerLabel(name: string, { view, names, acting, choice, on }: Shown): string {
  const pawn = on(cornerId(name))[0];
  const seat = view.seats.find(({ colour }) => colour === pawn?.colour)?.seat;
  if (seat !== undefined) {
    const values = { hex: name, seat: { id: 'seat', values: { seat } } };
    return say({ id: 'jammit-inspect-pawn', values }, names);
  }
  const free = text('jammit-inspect-corner', { hex: name });
  return acting && choice.open.has(cornerId(name)) ? `${free} ${text('web-jammit-corner-here')}` : free;
}

/** The hexes that the newest entry changed. */
function touched(last: readonly Happened[]): Set<string> {
  const changes = (last.at(-1)?.effects ?? []).filter(({ id }) => /-(enter|push)$/.test(id));
  const hexes = changes.flatMap(({ values }) => [values.to ?? values.hex]);
  return new Set(hexes.filter((hex) => typeof hex === 'string'));
}
