/** Statistics of games played alone: by game, and by board where a game has several. */
import type { SoloGame } from '../wire';

export interface Statistic {
  /** Null for whole games. */
  board: string | null;
  count: number;
  best: number;
  mean: number;
  /** The match with the best result. */
  match: string;
  /** All results, oldest first. */
  points: number[];
}

interface Reached {
  match: string;
  points: number;
}

/** Returns the boards of a game in their order, then whole games; only whole games with as many rounds compare. */
export function statistics(games: SoloGame[]): Statistic[] {
  const oldest = games.toReversed();
  const boards = new Map<string, Reached[]>();
  for (const { match, rounds } of oldest) {
    for (const { board, points } of rounds) {
      if (board !== null) boards.set(board, [...(boards.get(board) ?? []), { match, points }]);
    }
  }
  const most = Math.max(0, ...games.map(({ rounds }) => rounds.length));
  const whole = oldest.filter(({ rounds }) => rounds.length === most);
  const found = [...boards].sort(([a], [b]) => a.localeCompare(b)).map(([board, all]) => statistic(board, all));
  return whole.length && (most > 1 || !found.length) ? [...found, statistic(null, whole)] : found;
}

function statistic(board: string | null, reached: Reached[]): Statistic {
  const points = reached.map((one) => one.points);
  const best = Math.max(...points);
  return {
    board,
    count: points.length,
    best,
    mean: points.reduce((sum, one) => sum + one, 0) / points.length,
    match: reached.findLast((one) => one.points === best)?.match ?? '',
    points,
  };
}
