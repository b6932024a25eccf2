/** Where the piece in hand is held: a way to hold it and a leftmost column, always of a legal move. */

export interface Aim {
  /** As the texts of moves write it. */
  way: string;
  column: number;
}

/** By way: the columns of its legal moves, from the left. */
export type Reach = Map<string, number[]>;

/** The placements among the legal moves; `read` returns null for any other move. */
export function reachOf(moves: readonly string[], read: (move: string) => Aim | null): Reach {
  const found: Reach = new Map();
  for (const move of moves) {
    const aim = read(move);
    if (aim) found.set(aim.way, [...(found.get(aim.way) ?? []), aim.column].sort((a, b) => a - b));
  }
  return found;
}

/** The next legal column to the left (-1) or right (1); the same where there is none. */
export function step(aim: Aim, by: -1 | 1, reach: Reach): Aim {
  const columns = reach.get(aim.way) ?? [];
  const further = by > 0 ? columns.find((c) => c > aim.column) : columns.findLast((c) => c < aim.column);
  return { ...aim, column: further ?? aim.column };
}

/** The legal aim in this way whose left edge is nearest to a place, counted in columns. */
export function nearest(way: string, left: number, reach: Reach): Aim | null {
  const wanted = Math.round(left);
  const [column] = (reach.get(way) ?? []).toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  return column === undefined ? null : { way, column };
}
