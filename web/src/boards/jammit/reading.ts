/** What the view of JAMMIT says, as its drawing wants it. */
import { centreOf, WIDTH, type Point } from '../hex/geometry';
import type { Placed } from '../hex/stage.svelte';
import type { JammitColumnView, JammitView } from '../../wire';

/** How far outside the border a pawn stands. */
const OUTSIDE = 32;

/** A place for a pawn has the name of its corner hex in brackets, as in the drawings. */
export function cornerId(name: string): string {
  return `(${name})`;
}

/** Where everything is: hexes by name, places of pawns by name in brackets. */
export function placesOf(view: JammitView): Map<string, Point> {
  const places = new Map(view.hexes.map((hex) => [hex.name, centreOf(hex)]));
  for (const corner of view.corners) {
    const hex = places.get(corner.name) ?? { x: 0, y: 0 };
    const stretch = (view.radius * WIDTH + OUTSIDE) / (view.radius * WIDTH);
    places.set(cornerId(corner.name), { x: hex.x * stretch, y: hex.y * stretch });
  }
  return places.set(view.centre, { x: 0, y: 0 });
}

export function piecesOf(view: JammitView): Placed[] {
  const pieces = view.hexes.flatMap(({ name, colour, kind }): Placed[] =>
    colour ? [{ kind: kind === 'stone' ? 'stone' : 'chip', colour, at: name }] : [],
  );
  const pawns = view.seats.map(({ colour, pawn }): Placed => ({ kind: 'pawn', colour, at: cornerId(pawn) }));
  return [...pieces, ...pawns];
}

/** Points and neutral coins by seat. */
export function countsOf(view: JammitView): Record<string, number> {
  return Object.fromEntries(
    view.seats.flatMap(({ seat, neutral }) => [
      [`points-${seat}`, view.scores[seat - 1] ?? 0],
      [`neutral-${seat}`, neutral],
    ]),
  );
}

/** How many stones of a colour are on the board. */
export function stonesOf(view: JammitView, colour: string): number {
  return view.hexes.filter((hex) => hex.kind === 'stone' && hex.colour === colour).length;
}

/** The hex at which coins go into a column. */
export function headOf(column: JammitColumnView): string {
  return column.hexes[0] ?? '';
}

/** The columns that the pawn at this corner can use, by head. */
export function columnsAt(view: JammitView, corner: string): Map<string, JammitColumnView> {
  const found = view.corners.find(({ name }) => name === corner);
  return new Map(found?.columns.map((column) => [headOf(column), column]));
}

/** The columns of the seat to move. */
export function ownColumns(view: JammitView): Map<string, JammitColumnView> {
  return columnsAt(view, view.seats.find(({ seat }) => seat === view.turn)?.pawn ?? '');
}
