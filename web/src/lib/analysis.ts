/** The shape of an analysis, as the server's schema describes it. */

export interface Placement {
  entry: number;
  text: string;
  best_before: number;
  best_after: number;
  loss: number;
}

export interface Best {
  seat: number;
  score: number;
  best: number;
  is_proven: boolean;
  bound: number;
}

export interface SeatRound extends Best {
  solution: string[];
  placements: Placement[];
}

export interface Hindsight {
  kind: 'hindsight';
  game: string;
  rounds: { round: number; board: string | null; seats: SeatRound[] }[];
  totals: Best[];
}

export interface Turn {
  entry: number;
  seat: number;
  text: string;
  values: number[];
  best: string;
  best_value: number;
  loss: number;
  is_turning_point: boolean;
  line: string[];
}

export interface Evaluation {
  kind: 'evaluation';
  game: string;
  turns: Turn[];
}

export type AnalysisResult = Hindsight | Evaluation;
