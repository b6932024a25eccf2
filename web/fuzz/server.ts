/** The server without the proxy in between, for making tables and asking for the truth. */
import type { Update } from '../src/wire';
import { readUpdate } from '../src/wire/read';

export class Server {
  constructor(readonly url: string) {}

  /** Returns a new guest's cookie. */
  async guest(): Promise<string> {
    const answer = await fetch(`${this.url}/api/me`);
    return (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  }

  async post<T>(path: string, cookie: string, body: object): Promise<T> {
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${this.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (answer.status === 204 ? null : await answer.json()) as T;
  }

  /** Returns the match as this guest at this seat sees it; null while the server is away. */
  async truth(match: string, cookie: string, seat: number | null): Promise<Update | null> {
    const query = seat === null ? '' : `?seat=${seat}`;
    try {
      const answer = await fetch(`${this.url}/api/matches/${match}/update${query}`, { headers: { cookie } });
      return answer.ok ? readUpdate(await answer.json()) : null;
    } catch {
      return null;
    }
  }
}
