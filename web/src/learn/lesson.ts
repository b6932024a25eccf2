/** What a tutorial is made of: pages on the real board, moved on by reading or by playing. */
import type { Message } from '../boards/types';

export interface Page {
  /** Message id of what is told. */
  say: string;
  /** Entries that lead on from the page before, written as in records: `0 card T4`. */
  entries?: string[];
  /** What the reader shall do; null for a page that is only read. */
  task?: Task;
}

export interface Task {
  /** Whether a move does what was asked. */
  accepts: (move: string, effects: Message[]) => boolean;
  /** Message id of what to say to another move. */
  hint: string;
}

export interface Lesson {
  game: string;
  options: Record<string, string>;
  pages: Page[];
}

export const count = (effects: Message[], id: string) =>
  effects.filter((effect) => effect.id === id).length;
export const has = (effects: Message[], id: string) => count(effects, id) > 0;

/** `0 card T4` as an entry. */
export function entryOf(line: string): { actor: number; text: string } {
  const space = line.indexOf(' ');
  return { actor: Number(line.slice(0, space)), text: line.slice(space + 1) };
}

/** Any legal move will do. */
export const anything: Task['accepts'] = () => true;
