/** The routes for looking back and ahead: replay, study, analysis, the deal of the day. */
import { hasBoard } from '../../boards';
import type { Analysis, Daily, Leaderboard, Replay, SoloGame, Studied, Study } from '../../wire';
import { readReplay, readStudied } from '../../wire/read';
import type { Replay as WireReplay, Studied as WireStudied } from '../../wire/schema';
import { get, post } from './client';

/** Fetches the whole replay page by page: that of a long match has millions of characters. */
export async function loadReplay(id: string): Promise<Replay> {
  const path = `/matches/${id}/replay`;
  const first = await get<WireReplay>(path);
  const text = hasBoard(first.game) ? undefined : true;
  const replay = text ? await get<WireReplay>(path, { text }) : first;
  for (let after = replay.next; after !== null; ) {
    const page = await get<WireReplay>(path, { after, text });
    replay.steps.push(...page.steps);
    after = page.next;
  }
  return readReplay(replay);
}

export const loadRecord = (id: string) => get<string>(`/matches/${id}/record`);
export const study = async (wanted: Study): Promise<Studied> =>
  readStudied(await post<WireStudied>('/study', wanted));
export const loadAnalysis = (id: string) => get<Analysis>(`/matches/${id}/analysis`);

/** The newest games that this person has played alone, newest first. */
export const loadScores = () => get<SoloGame[]>('/me/scores');

export const loadDaily = (game: string) => get<Daily>(`/daily/${game}`);
export const beginDaily = (game: string) => post<Daily>(`/daily/${game}`);
export const loadDay = (game: string, date: string) => get<Leaderboard>(`/daily/${game}/${date}`);
