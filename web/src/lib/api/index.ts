/** The routes of the server that pages use. */
import type {
  Created,
  Demo,
  Game,
  GameModel,
  Joined,
  MatchPage,
  MatchSummary,
  Me,
  NewMatch,
  Recovery,
  Strength,
  Tour,
} from '../../wire';
import { readGame } from '../../wire/read';
import { address, get, post, put, remove } from './client';

export { ApiError } from './client';

let games: Promise<Game[]> | undefined;

/** Fetches the games once; they never change while the server runs. */
export function loadGames(): Promise<Game[]> {
  games ??= get<GameModel[]>('/games').then((found) => found.map(readGame)).catch((error: unknown) => {
    games = undefined;
    throw error;
  });
  return games;
}

export const loadDemo = (game: string) => get<Demo>(`/games/${game}/demo`);
export const loadTour = (game: string) => get<Tour>(`/games/${game}/tour`);

export const me = () => get<Me>('/me');
export const rename = (name: string) => put<Me>('/me', { name });
export const makeRecovery = () => post<Recovery>('/me/recovery');
export const recover = (code: string) => post<Me>('/me/recover', { code });
/** Takes this identity away from every other device. */
export const renew = () => post<Me>('/me/renew');

/** Tables at which this page has sat down. */
const seated = new Set<string>();

/** Whether this page sat down there. If the server does not know that, the browser refuses cookies. */
export const hasSat = (id: string) => seated.has(id);

/** Sets up a match; its first update comes with it. */
export async function createMatch(wanted: NewMatch): Promise<Created> {
  const created = await post<Created>('/matches?update=true', wanted);
  if (wanted.seats.some(({ kind }) => kind === 'me')) seated.add(created.id);
  return created;
}

export type Which = 'open' | 'running' | 'finished' | 'mine';

export function listMatches(which: Which, after: string | null = null, limit = 30) {
  return get<MatchPage>('/matches', { which, after, limit });
}

/** Deletes a match that nobody else plays. */
export const deleteMatch = (id: string) => remove(`/matches/${id}`);
export const loadMatch = (id: string) => get<MatchSummary>(`/matches/${id}`);

interface Sitting {
  seat?: number;
  name?: string;
}
export async function join(id: string, sitting: Sitting): Promise<Joined> {
  const joined = await post<Joined>(`/matches/${id}/join`, sitting);
  seated.add(id);
  return joined;
}
export async function leave(id: string): Promise<void> {
  await post<undefined>(`/matches/${id}/leave`);
  seated.delete(id);
}
export const handOver = (id: string, seat: number, level: string) =>
  post<undefined>(`/matches/${id}/seats/${seat}/hand-over`, { level });
export const freeSeat = (id: string, seat: number) =>
  post<undefined>(`/matches/${id}/seats/${seat}/free`);
export const reclaim = (id: string, seat: number) =>
  post<undefined>(`/matches/${id}/seats/${seat}/reclaim`);
/** Whether the bots of a match play lightly while their code is being compiled. */
export const loadStrength = (id: string) => get<Strength>(`/matches/${id}/bots`);
export const letBotsWait = (id: string, waits: boolean) => put<Strength>(`/matches/${id}/bots`, { waits });
export const rematch = (id: string) => post<Created>(`/matches/${id}/rematch`);
export const playAgain = (id: string) => post<Created>(`/matches/${id}/again`);
export const challenge = (id: string) => post<Created>(`/matches/${id}/challenge`);

export const codeAddress = (id: string) => address(`/matches/${id}/qr.svg`);
export const pictureAddress = (id: string) => address(`/matches/${id}/picture.svg`);
export const recordAddress = (id: string) => address(`/matches/${id}/record`);
export const importRecord = (text: string) => post<Created>('/records', { text });
