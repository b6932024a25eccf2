/** What the view of FILLIT says, as its drawing wants it. */
import type { Placed } from '../hex/stage.svelte';
import type { FillitView } from '../../wire';

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
