/** The wire types, all generated from the server's description; some under shorter names. */
import type {
  AnalysisModel,
  Box,
  ClockModel,
  DailyModel,
  EntryModel,
  GameModel,
  MessageModel,
  OptionModel,
  ProblemModel,
  ResultModel,
  SeatModel,
  Study as WholeStudy,
  TextModel,
  TimeControl,
} from './schema';

export type * from './schema';

export type Message = MessageModel;
/** What the server says a box is. */
export type BoxModel = Box;
/** What moves do, by their texts. */
export type Effects = Record<string, Message[]>;
export type TextView = TextModel;
export type Entry = EntryModel;
export type Seat = SeatModel;
export type Clock = ClockModel;
export type Result = ResultModel;
export type Game = GameModel;
export type Option = OptionModel;
export type Time = TimeControl;
/** Fields left out have their defaults. */
export type Study = Partial<WholeStudy>;
export type Daily = DailyModel;
export type Analysis = AnalysisModel;
export type ProblemAnswer = ProblemModel;
