/** What every board is given and may rely on; no board knows a rule. */
import type { Component } from 'svelte';
import type { Effects, Entry, TextView, View } from '../wire';

/** An entry of the log that a board may animate. */
export type Happened = Pick<Entry, 'number' | 'actor' | 'text' | 'effects'>;

export interface BoardProps<V extends View = View> {
  /** Of the seat shown (plain JSON). */
  view: V;
  /** The same in words; only where it was asked for. */
  text?: TextView | null;
  /** Legal move texts for that seat; [] when it can't act. */
  moves: string[];
  /** For each move, the row (from 0) in which the piece comes to rest; null where no piece slides down. */
  landings?: (number | null)[] | null;
  /** By move text, when known. */
  effects: Effects | null;
  /** Ask the server for effects; where a piece comes to rest may be left out if `landings` tell it. */
  preview: (texts: string[]) => Promise<Effects>;
  /** Send a move; until the server has answered it comes back as `pending`. */
  submit: (text: string) => void;
  /** Own submitted or waiting choice: draw it as placed. */
  pending: string | null;
  /** Who sits where. */
  names: Record<number, string>;
  /** Entries to animate now, in order. */
  last: Happened[];
  /** The last entry of the log, to be marked also by a board that has only just come. */
  latest?: Happened | undefined;
  /** False in reduced motion or when jumping. */
  animate: boolean;
  /** Miniature: no controls, no focus stops. */
  small?: boolean;
  interactive?: boolean;
  /** The match has ended, perhaps otherwise than by the rules: nobody is to move any more. */
  isOver?: boolean;
}

export type BoardComponent = Component<BoardProps>;
