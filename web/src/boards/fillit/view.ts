/** The table of FILLIT as the server tells it; see games/fillit/view_types.py. */
import type { View } from '../types';
import type { Placed } from '../hex/stage.svelte';

export interface FillitHex {
  name: string;
  q: number;
  r: number;
  chip: string | null;
  stone: string | null;
}

export interface FillitSide {
  colour: string;
  seats: number[];
  supply: number;
  total: number;
}

export interface FillitView extends View {
  radius: number;
  centre: string;
  hexes: FillitHex[];
  reconstructed: boolean;
  sides: FillitSide[];
  seats: { seat: number; colour: string; pawn: string }[];
  turn: number;
  must_slide: boolean;
  slides: string[];
  repetition: number;
}

export function piecesOf(view: FillitView): Placed[] {
  const pieces = view.hexes.flatMap(({ name, chip, stone }) => {
    const lying: Placed[] = [];
    if (chip) lying.push({ kind: 'chip', colour: chip, at: name });
    if (stone) lying.push({ kind: 'stone', colour: stone, at: name });
    return lying;
  });
  const pawns = view.seats.map(({ colour, pawn }): Placed => ({ kind: 'pawn', colour, at: pawn }));
  return [...pieces, ...pawns];
}

/** Supplies by colour. */
export function suppliesOf(view: FillitView): Record<string, number> {
  return Object.fromEntries(view.sides.map((side) => [side.colour, side.supply]));
}

/** Where the pawn of the seat to move stands. */
export function pawnOf(view: FillitView): string {
  return view.seats.find((one) => one.seat === view.turn)?.pawn ?? '';
}
