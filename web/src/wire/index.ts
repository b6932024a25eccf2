/** The wire types under short names; messages and views are narrowed to what they are. */
import type { Effects, Message, TextView, View } from '../boards/types';
import type { components } from './schema';

type Schemas = components['schemas'];

export type Seat = Schemas['SeatModel'];
export type Clock = Schemas['ClockModel'];
export type Result = Omit<Schemas['ResultModel'], 'reason'> & { reason: Message };
export type Entry = Omit<Schemas['EntryModel'], 'effects'> & { effects: Message[] };

export type Hello = Schemas['Hello'];
export type Submit = Schemas['Submit'];
export type ClientMessage =
  | Hello
  | Submit
  | Schemas['Preview']
  | Schemas['Ping']
  | Schemas['Look'];

export type Update = Omit<Schemas['Update'], 'view' | 'text' | 'effects' | 'entries' | 'result'> & {
  view: View;
  text: TextView | null;
  effects: Effects | null;
  entries: Entry[];
  result: Result | null;
};
export type Previews = Omit<Schemas['Previews'], 'effects'> & { effects: Effects };
export type Ack = Schemas['Ack'];
export type Refused = Schemas['Refused'];
export type Presence = Schemas['Presence'];
export type Problem = Schemas['Problem'];
export type ServerMessage =
  | Update
  | Ack
  | Refused
  | Previews
  | Schemas['Pong']
  | Presence
  | Problem;

export type Option = Schemas['OptionModel'];
export type Game = Omit<Schemas['GameModel'], 'preview' | 'reconstructed'> & {
  preview: View;
  reconstructed: Message[];
};
export type Tour = Schemas['Tour'];
export type Lesson = Schemas['Lesson'];
export type LessonPage = Schemas['LessonPage'];
export type Task = Schemas['Task'];
export type Example = Schemas['Example'];
export type Demo = { views: View[] };
export type Me = Schemas['Me'];
export type NewMatch = Schemas['NewMatch'];
export type NewSeat = Schemas['NewSeat'];
export type Time = Schemas['TimeControl'];
export type Created = Schemas['Created'];
export type Joined = Schemas['Joined'];
export type MatchSummary = Omit<Schemas['MatchSummary'], 'result'> & { result: Result | null };
export type MatchPage = { matches: MatchSummary[]; more: string | null };
export type Recovery = Schemas['Recovery'];
export type Replay = Omit<Schemas['Replay'], 'start' | 'start_text' | 'steps' | 'result'> & {
  start: View;
  start_text?: TextView | null;
  steps: { entry: Entry; view: View; text?: TextView | null; chances: Schemas['ChanceModel'][] }[];
  result: Result | null;
};
/** What is left out has its default. */
export type Study = Partial<Schemas['Study']>;
export type StudyEntry = Schemas['StudyEntry'];
export type Studied = Omit<Schemas['Studied'], 'entries' | 'view' | 'text' | 'effects' | 'result'> & {
  entries: Entry[];
  view: View;
  text: TextView | null;
  effects: Effects;
  result: Result | null;
};
export type Daily = Schemas['DailyModel'];
export type Leaderboard = Schemas['Leaderboard'];
export type Analysis = Schemas['AnalysisModel'];
export type Messages = Schemas['Messages'];
export type ProblemAnswer = Schemas['ProblemModel'];
