/** The wire types, generated from the server's description; some under shorter names, some as `read.ts` reads them. */
import type {
  AnalysisModel,
  Box,
  ClockModel,
  DailyModel,
  EntryModel,
  GameModel,
  OptionModel,
  ProblemModel,
  Replay as WireReplay,
  ReplayStep as WireStep,
  ResultModel,
  SeatModel,
  Studied as WireStudied,
  Study as WholeStudy,
  TextModel,
  TimeControl,
  Update as WireUpdate,
} from './schema';

export type * from './schema';

/** A sentence before it is put into words. */
export interface Message {
  id: string;
  values: Record<string, MessageValue>;
}
type PlainValue = string | number | Message;
/** A value of a message: plain, a message of its own, or a list of either. */
export type MessageValue = PlainValue | PlainValue[];
/** What moves do, by their texts. */
export type Effects = Record<string, Message[]>;
export type Entry = Omit<EntryModel, 'kind' | 'effects'> & {
  kind: 'move' | 'draw' | 'table';
  effects: Message[];
};
export type Result = Omit<ResultModel, 'reason'> & { reason: Message };
export interface TextView extends Omit<TextModel, 'sentences' | 'groups'> {
  sentences: Message[];
  groups: { heading: Message; moves: string[] }[];
}

interface Read {
  result: Result | null;
  text: TextView | null;
}
export type Update = Omit<WireUpdate, 'entries' | 'moves' | 'owed' | keyof Read> &
  Read & {
    entries: Entry[];
    moves: string[];
    /** For each move, in which row (from 0) the lowest square of its piece comes to rest, where pieces do. */
    landings: (number | null)[] | null;
    owed: number[];
  };
export type Studied = Omit<WireStudied, 'entries' | 'effects' | keyof Read> &
  Read & { entries: Entry[]; effects: Effects };
export type ReplayStep = Omit<WireStep, 'entry' | 'text'> & { entry: Entry; text: TextView | null };
export type Replay = Omit<WireReplay, 'start_text' | 'steps' | 'result'> & {
  start_text: TextView | null;
  steps: ReplayStep[];
  result: Result | null;
};
export type Game = Omit<GameModel, 'reconstructed'> & { reconstructed: Message[] };

/** What the server says a box is. */
export type BoxModel = Box;
export type Seat = SeatModel;
export type Clock = ClockModel;
export type Option = OptionModel;
export type Time = TimeControl;
/** Fields left out have their defaults. */
export type Study = Partial<WholeStudy>;
export type Daily = DailyModel;
export type Analysis = AnalysisModel;
export type ProblemAnswer = ProblemModel;
