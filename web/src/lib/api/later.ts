/** The routes for looking back and ahead: replay, study, analysis, the deal of the day. */
import { hasBoard } from '../../boards';
import type { Analysis, Daily, Leaderboard, Replay, SoloGame, Studied, Study } from '../../wire';
import { get, post } from './client';

/** Fetches the whole replay page by page: that of a long match has millions of characters. */
export async function loadReplay(id: string): Promise<Replay> {
  const path = `/matches/${id}/replay`;
  const first = await get<Replay>(path);
  const text = hasBoard(first.game) ? undefined : true;
  const replay = text ? await get<Replay>(path, { text }) : first;
  while (replay.steps.length < replay.total) {
    const page = await get<Replay>(path, { after: replay.steps.length, text });
    if (page.steps.length === 0) break;
    replay.steps.push(...page.steps);
  }
  return replay;
}

export const loadRecord = (id: string) => get<string>(`/matches/${id}/record`);
export const study = (wanted: Study) => post<Studied>('/study', wanted);
export const loadAnalysis = (id: string) => get<Analysis>(`/matches/${id}/analysis`);

/** The newest games that this person has played alone, newest first. */
export const loadScores = () => get<SoloGame[]>('/me/scores');

export const loadDaily = (game: string) => get<Daily>(`/daily/${game}`);
export const beginDaily = (game: string) => post<Daily>(`/daily/${game}`);
export const loadDay = (game: string, date: string) => get<Leaderboard>(`/daily/${game}/${date}`);
