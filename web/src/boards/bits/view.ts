/** The view of a game of BITS, as the server sends it. */
import type { View } from '../types';

export interface TaskView {
  text: string;
  stack: number;
  shape: string;
  /** [column, row] of each square, from 0 at the lower left corner. */
  cells: number[][];
  colour: string | null;
  points: number;
  others: number;
}

export interface StackView {
  remaining: string[];
  reconstructed: boolean;
}

export interface LaidView {
  stone: string;
  /** Begins with the colours of its cells. */
  move: string;
  cells: string[];
}

export interface AreaView {
  colour: string;
  cells: string[];
  shape: string | null;
  points: number[];
}

export interface ScoreView {
  /** By open task card. */
  cards: number[];
  total: number;
}

export interface FinishedBoardView {
  seat: number;
  laid: LaidView[];
  score: ScoreView;
}

export interface BoardView extends FinishedBoardView {
  start: string | null;
  heights: number[];
  gaps: string[];
  areas: AreaView[];
  has_neutral: boolean;
  is_finished: boolean;
}

export interface RoundView {
  number: number;
  boards: FinishedBoardView[];
}

export interface BitsView extends View {
  columns: number;
  rows: number;
  colours: string[];
  length: number;
  round: number;
  stage: 'task' | 'deal' | 'start' | 'turn' | 'build' | 'over';
  tasks: TaskView[];
  out: TaskView[];
  stacks: StackView[];
  starting_stones: { stones: string[]; reconstructed: boolean };
  card: string | null;
  turned: string[];
  /** A stone of which two cards are left stands there twice. */
  remaining: string[];
  stone: string | null;
  choice: string | null;
  boards: BoardView[];
  finished: RoundView[];
}
