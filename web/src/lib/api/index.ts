/** The routes of the server that pages use. */
import type {
  Created,
  Demo,
  Game,
  Joined,
  MatchPage,
  MatchSummary,
  Me,
  NewMatch,
  Recovery,
  Studied,
  Study,
} from '../../wire';
import { address, get, post, put } from './client';

export { ApiError } from './client';

let games: Promise<Game[]> | undefined;

/** The games never change while the server runs. */
export function loadGames(): Promise<Game[]> {
  games ??= get<Game[]>('/games').catch((error: unknown) => {
    games = undefined;
    throw error;
  });
  return games;
}

export const loadDemo = (game: string) => get<Demo>(`/games/${game}/demo`);

export const me = () => get<Me>('/me');
export const rename = (name: string) => put<Me>('/me', { name });
export const makeRecovery = () => post<Recovery>('/me/recovery');
export const recover = (code: string) => post<Me>('/me/recover', { code });

export const createMatch = (wanted: NewMatch) => post<Created>('/matches', wanted);
export const loadMatch = (id: string) => get<MatchSummary>(`/matches/${id}`);

export type Which = 'open' | 'running' | 'finished' | 'mine';

export function listMatches(which: Which, after: string | null = null, limit = 30) {
  return get<MatchPage>('/matches', { which, after, limit });
}

export interface Sitting {
  seat?: number;
  name?: string;
  seed?: string;
}
export const join = (id: string, sitting: Sitting) => post<Joined>(`/matches/${id}/join`, sitting);
export const leave = (id: string) => post<undefined>(`/matches/${id}/leave`);
export const handOver = (id: string, seat: number, level: string) =>
  post<undefined>(`/matches/${id}/seats/${seat}/hand-over`, { level });
export const reclaim = (id: string, seat: number) =>
  post<undefined>(`/matches/${id}/seats/${seat}/reclaim`);
export const rematch = (id: string) => post<Created>(`/matches/${id}/rematch`);
export const playAgain = (id: string) => post<Created>(`/matches/${id}/again`);
export const challenge = (id: string) => post<Created>(`/matches/${id}/challenge`);

export const recordAddress = (id: string) => address(`/matches/${id}/record`);
export const importRecord = (text: string) => post<Created>('/records', { text });

export const study = (wanted: Study) => post<Studied>('/study', wanted);

/** A client's share of the fair draw: 32 random bytes in hexadecimal. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
