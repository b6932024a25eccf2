/** The table of FILLIT as the server tells it; see games/fillit/view.py. */
import type { View } from '../types';
import type { Placed } from '../hex/stage.svelte';

export interface FillitHex {
  name: string;
  q: number;
  r: number;
  chip: string | null;
  stone: string | null;
  pawn: string | null;
  seat: number | null;
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
  reconstructed: boolean;
  hexes: FillitHex[];
  sides: FillitSide[];
  seats: { seat: number; colour: string; side: number; pawn: string }[];
  turn: number;
  must_slide: boolean;
  slides: string[];
  repetition: number;
}

export function piecesOf(view: FillitView): Placed[] {
  return view.hexes.flatMap(({ name, chip, stone, pawn }) => {
    const pieces: Placed[] = [];
    if (chip) pieces.push({ kind: 'chip', colour: chip, at: name });
    if (stone) pieces.push({ kind: 'stone', colour: stone, at: name });
    if (pawn) pieces.push({ kind: 'pawn', colour: pawn, at: name });
    return pieces;
  });
}

/** Supplies by colour. */
export function suppliesOf(view: FillitView): Record<string, number> {
  return Object.fromEntries(view.sides.map((side) => [side.colour, side.supply]));
}

/** Where the pawn of the seat to move stands. */
export function pawnOf(view: FillitView): string {
  return view.seats.find((one) => one.seat === view.turn)?.pawn ?? '';
}
