/** What the start page shows: all games, and the visitor's own matches, which may fail to load. */
import type { Game, MatchSummary } from '../wire';
import { listMatches, loadGames } from './api';

type Shown = [Game[], MatchSummary[]];
let asked: Promise<Shown> | undefined;

/** Asks ahead of the page, whose words are still on their way: then it is drawn once, and whole. */
export function askAhead(): void {
  asked = load();
  // The page that takes the answer deals with a failure.
  asked.catch(() => undefined);
}

/** Fetches everything at once, so that nothing jumps later. */
export function loadStart(): Promise<Shown> {
  const found = asked ?? load();
  asked = undefined;
  return found;
}

function load(): Promise<Shown> {
  const mine = listMatches('mine').then(
    ({ matches }) => matches,
    () => [],
  );
  return Promise.all([loadGames(), mine]);
}
