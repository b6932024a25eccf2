/** The view of a game of FITS, as the server sends it. */
import type { View } from '../types';

export interface SpecialView {
  cell: string;
  kind: 'value' | 'pair';
  sign: string;
  value: number | null;
}

export interface BoardView {
  id: string;
  row_bonus: boolean;
  specials: SpecialView[];
  reconstructed: boolean;
}

export interface OrientationView {
  name: string;
  /** [column, row] of each square, from the lower left corner. */
  cells: number[][];
  width: number;
  height: number;
}

export interface LaidView {
  tile: string;
  move: string;
  /** `C4`; rows over the top edge go on counting. */
  cells: string[];
}

export interface ScoreView {
  dots: number;
  rows: number;
  values: number;
  pairs: number;
  total: number;
}

export interface RampView {
  seat: number;
  start: string | null;
  misses_turn: boolean;
  laid: LaidView[];
  heights: number[];
  gaps: string[];
  set_aside: string[];
  score: ScoreView;
}

export interface RoundView {
  number: number;
  board: string;
  turned: string[];
  ramps: RampView[];
}

export interface FitsView extends View {
  columns: number;
  rows: number;
  boards: BoardView[];
  round: number;
  stage: 'deal' | 'start' | 'turn' | 'build' | 'over';
  starting_cards: string[];
  card: string | null;
  turned: string[];
  remaining: string[];
  tiles: Record<string, number[][]>;
  tile: string | null;
  orientations: OrientationView[];
  choice: string | null;
  ramps: RampView[];
  finished: RoundView[];
}
