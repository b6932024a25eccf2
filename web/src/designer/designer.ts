/** What the page needs to know of a game to let somebody draw its components. */
import type { Component } from 'svelte';
import type { Box } from './box';
import type { Desk } from './desk.svelte';

/** One thing that can be drawn: a file, or a part of one. */
export interface Drawing {
  id: string;
  file: string;
  /** In words, for the list of drawings. */
  title: string;
  /** Whether it is not one of the built-in ones. */
  isAdded?: boolean;
}

/** What a new table begins with. */
export interface Plan {
  seats?: number;
  options: Record<string, string>;
}

/** How a difference between two drawings is told in words. */
export interface Differing {
  /** `value` is what is drawn there in one of the two. */
  space: (name: string, value: string) => string;
  value: (value: string) => string;
}

export interface Designer {
  drawings: (box: Box) => Drawing[];
  /** Draws on one drawing. */
  Editor: Component<{ desk: Desk; drawing: Drawing }>;
  /** The texts of the files of a drawing with nothing on it; null if it can't be empty. */
  emptied: (desk: Desk, drawing: Drawing) => Record<string, string> | null;
  /** How to play with what is being drawn. */
  plan: (box: Box, drawing: Drawing) => Plan;
  differing: Differing;
  /** The files that belong to a file and share its claim. */
  companions?: Record<string, string[]>;
  /** Makes the file of a new drawing with that name, where there can be more than the built-in ones. */
  added?: (name: string) => { file: string; text: string };
}
