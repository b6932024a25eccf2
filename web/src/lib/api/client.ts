/** HTTP to our own server: JSON in and out; every failure is an `ApiError` with a sentence to show. */
import type { ProblemAnswer } from '../../wire';

export class ApiError extends Error {
  constructor(
    /** The server's stable code; `unreachable` when there was no answer, `unreadable` for a broken one. */
    readonly code: string,
    /** In the person's language, if the server sent one. */
    readonly sentence: string,
    readonly status = 0,
  ) {
    super(`${code}: ${sentence}`);
  }

  get isUnreachable(): boolean {
    return this.code === 'unreachable';
  }
}

type Query = Record<string, string | number | boolean | null | undefined>;

export function address(path: string, query: Query = {}): string {
  const known = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const search = new URLSearchParams(known.map(([name, value]) => [name, String(value)]));
  return `/api${path}${known.length ? `?${search}` : ''}`;
}

/** Fetches a complete address. */
export function fetchJson<T>(url: string): Promise<T> {
  return send<T>('GET', url);
}

export function get<T>(path: string, query: Query = {}): Promise<T> {
  return fetchJson<T>(address(path, query));
}

export function post<T>(path: string, body?: unknown): Promise<T> {
  return send<T>('POST', address(path), body);
}

export function remove(path: string): Promise<void> {
  return send<undefined>('DELETE', address(path));
}

export function put<T>(path: string, body: unknown): Promise<T> {
  return send<T>('PUT', address(path), body);
}

async function send<T>(method: string, url: string, body?: unknown): Promise<T> {
  const answer = await reach(url, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw await problem(answer);
  if (answer.status === 204) return undefined as T;
  const isJson = answer.headers.get('content-type')?.includes('json');
  return (isJson ? await answer.json() : await answer.text()) as T;
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { credentials: 'same-origin', ...init });
  } catch {
    throw new ApiError('unreachable', '');
  }
}

async function problem(answer: Response): Promise<ApiError> {
  try {
    const { code, sentence } = (await answer.json()) as ProblemAnswer;
    return new ApiError(code, sentence, answer.status);
  } catch {
    return new ApiError('unreadable', String(answer.status), answer.status);
  }
}
