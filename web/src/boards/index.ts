/** Finds the board of a game; a game without one is played on the generic board. */
import type { Component } from 'svelte';
import type { BoardComponent } from './board';

const boards = import.meta.glob<{ default: Component }>('./*/Board.svelte');
const miniatures = import.meta.glob<{ default: Component }>('./*/Miniature.svelte');
const loaded = new Map<string, Promise<BoardComponent>>();

/** Whether a game is drawn here; else its table is asked for in words. */
export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

export function loadBoard(game: string): Promise<BoardComponent> {
  return load(`./${game}/Board.svelte`, boards[`./${game}/Board.svelte`]);
}

/** A smaller part to load, where a board is only looked at; else the board itself. */
export function loadMiniature(game: string): Promise<BoardComponent> {
  const path = `./${game}/Miniature.svelte`;
  return path in miniatures ? load(path, miniatures[path]) : loadBoard(game);
}

function load(path: string, source: (() => Promise<{ default: Component }>) | undefined): Promise<BoardComponent> {
  const known = loaded.get(path);
  if (known) return known;
  const module = source ? source() : import('./Generic.svelte');
  // Each board takes its own game's view; which game it is was decided by the folder's name.
  const board = module.then((found) => found.default as unknown as BoardComponent);
  loaded.set(path, board);
  board.catch(() => loaded.delete(path));
  return board;
}
