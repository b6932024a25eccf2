/** The view of a game of BITS, as the server sends it. */
import type { View } from '../types';

export interface TaskView {
  text: string;
  stack: number;
  shape: string;
  /** From the top row down: `#` a square, `.` none. */
  picture: string[];
  squares: number;
  colour: string | null;
  points: number;
  others: number;
  scores: number[];
}

export interface StoneView {
  index: number;
  text: string;
  stone: string;
  cells: string[];
  colours: string[];
  is_waiting: boolean;
}

export interface AreaView {
  colour: string;
  cells: string[];
  shape: string | null;
  points: number[];
}

export interface BoardView {
  /** Rows from the top down. */
  grid: ({ colour: string; stone: number } | null)[][];
  gaps: string[];
  heights: number[];
  stones: StoneView[];
  areas: AreaView[];
  points: number;
  has_neutral: boolean;
  is_finished: boolean;
}

export interface RoundView {
  boards: string[][];
  /** By seat: rows from the top down, a letter for each colour, `.` empty. */
  pictures: string[][];
  /** By task card, then by seat. */
  cards: number[][];
  points: number[];
}

export interface BitsView extends View {
  /** Message ids of what is reconstructed among the components in use. */
  reconstructed: string[];
  columns: string[];
  rows: number;
  colours: string[];
  round: number;
  length: number;
  tasks: TaskView[];
  out: string[];
  stacks: string[][];
  starts: (string | null)[];
  card: string | null;
  turned: string[];
  remaining: Record<string, number>;
  owed: string | null;
  choice: string | null;
  boards: BoardView[];
  history: RoundView[];
}
