/** What the signs of a set-up stand for, and how many of each there are. */
import { say, text } from '../../lib/i18n/index.svelte';
import type { Kind } from '../../boards/hex/stage.svelte';
import { sectionOf } from '../drawing';
import { EMPTY, isPawn, STONES, type Mode } from './setup';

const PAWNS = 'RBYG';
const CHIPS: Record<string, string> = { R: '+', B: '=', Y: '*' };

export function kindOf(piece: string): Kind {
  if (isPawn(piece)) return 'pawn';
  return /[rby]/.test(piece) ? 'stone' : 'chip';
}

export function colourOf(piece: string): string {
  return Object.entries(CHIPS).find(([, sign]) => sign === piece)?.[0] ?? piece.toUpperCase();
}

export function pieceName(piece: string): string {
  if (piece === EMPTY) return text('web-box-nothing');
  return say({ id: `web-box-${kindOf(piece)}`, values: { colour: colourOf(piece) } });
}

/** Two against two share the colours of the first two. */
const sides = ({ seats }: Mode) => PAWNS.slice(0, seats === 4 ? 2 : seats);

/** Returns the pieces of a mode: nothing, pawns, stones, and chips where the game lays some. */
export function piecesOf(mode: Mode, hasChips: boolean): string[] {
  const colours = [...sides(mode)];
  const chips = hasChips ? colours.map((colour) => CHIPS[colour] ?? '') : [];
  return [EMPTY, ...PAWNS.slice(0, mode.seats), ...colours.map((colour) => colour.toLowerCase()), ...chips];
}

/** Returns how many chips a side has, from a line of `modes.txt` such as `2 large 25 R B`. */
function chipsIn(modes: string, { seats, size }: Mode): number {
  const rows = sectionOf(modes, 'modes')?.rows.map(({ words }) => words.map((word) => word.text)) ?? [];
  return Number(rows.find((words) => words[0] === String(seats) && words[1] === size)?.[2] ?? 0);
}

/** Returns the most pieces of a kind that may be drawn. A chip lies under every pawn of the side, and one
 * at least is still to be laid. */
export function mostOf(piece: string, mode: Mode, modes: string): number | null {
  if (piece === EMPTY) return null;
  if (kindOf(piece) === 'pawn') return 1;
  if (kindOf(piece) === 'stone') return STONES;
  return chipsIn(modes, mode) - mode.seats / sides(mode).length - 1;
}
