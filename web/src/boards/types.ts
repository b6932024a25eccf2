/** What every board is given and may rely on; no board knows a rule. */
import type { Component } from 'svelte';

/** A value of a message: plain, a message of its own, or a list of such. */
export type MessageValue = string | number | Message | MessageValue[];

/** A sentence before it is put into words; see `lib/i18n`. */
export interface Message {
  id: string;
  values: Record<string, MessageValue>;
}

export interface OutcomeView {
  winners: number[];
  scores: number[];
  reason: string;
  grade: string | null;
}

/** What the views of all games have in common; each board narrows it to its own. */
export interface View {
  game: string;
  options: Record<string, string>;
  /** Whose view it is; null for a spectator. */
  seat: number | null;
  /** Who owes a choice; 0 is chance; empty when the game is over. */
  to_move: number[];
  scores: number[];
  outcome: OutcomeView | null;
}

/** A view in words, for a game without a board of its own. */
export interface TextView {
  picture: string;
  sentences: Message[];
  groups: { heading: Message; moves: string[] }[];
}

/** An entry of the log that a board may animate. */
export interface Happened {
  number: number;
  actor: number;
  text: string;
  effects: Message[];
}

export type Effects = Record<string, Message[]>;

export interface BoardProps<V extends View = View> {
  /** Of the seat shown (plain JSON). */
  view: V;
  /** The same in words; only where it was asked for. */
  text?: TextView | null;
  /** Legal move texts for that seat; [] when it can't act. */
  moves: string[];
  /** By move text, when known. */
  effects: Effects | null;
  /** Ask the server for effects. */
  preview: (texts: string[]) => Promise<Effects>;
  /** Send a move; until the server has answered it comes back as `pending`. */
  submit: (text: string) => void;
  /** Own submitted or waiting choice: draw it as placed. */
  pending: string | null;
  /** Who sits where. */
  names: Record<number, string>;
  /** Entries to animate now, in order. */
  last: Happened[];
  /** False in reduced motion or when jumping. */
  animate: boolean;
  /** Miniature: no controls, no focus stops. */
  small?: boolean;
  interactive?: boolean;
  /** The match has ended, perhaps otherwise than by the rules: nobody is to move any more. */
  isOver?: boolean;
}

export type BoardComponent = Component<BoardProps>;
