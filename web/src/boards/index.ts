/** Finds the board of a game; a game without one is played on the generic board. */
import type { Component } from 'svelte';
import type { BoardComponent } from './types';

const boards = import.meta.glob<{ default: Component }>('./*/Board.svelte');
const loaded = new Map<string, Promise<BoardComponent>>();

export function loadBoard(game: string): Promise<BoardComponent> {
  const known = loaded.get(game);
  if (known) return known;
  const load = boards[`./${game}/Board.svelte`] ?? (() => import('./Generic.svelte'));
  // Each board takes its own game's view; which game it is was decided by the folder's name.
  const board = load().then((module) => module.default as unknown as BoardComponent);
  loaded.set(game, board);
  board.catch(() => loaded.delete(game));
  return board;
}
