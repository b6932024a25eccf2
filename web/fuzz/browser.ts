/** The parts of a browser that Node lacks and the match store needs. Import it first. */

const cookies = new Map<string, string>();
const calm = new Set<string>();

/** Node's socket; like a browser it sends the cookie of the person named in its address. */
class CookieSocket extends WebSocket {
  constructor(address: string | URL) {
    const url = new URL(address);
    const who = url.searchParams.get('who') ?? '';
    if (calm.has(who)) url.searchParams.set('calm', '1');
    const headers = { cookie: cookies.get(who) ?? '' };
    // Node takes headers here; the types know only the browser's constructor.
    super(url, { headers } as unknown as string[]);
  }
}

Object.assign(globalThis, {
  WebSocket: CookieSocket,
  document: { addEventListener: () => undefined, removeEventListener: () => undefined },
  location: new URL('http://table.example/'),
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

/** Gives `who` this cookie for all later connections. */
export function giveCookie(who: string, cookie: string): void {
  cookies.set(who, cookie);
}

/** Ends the storm for `who`: the proxy leaves new connections alone. */
export function calmDown(who: string): void {
  calm.add(who);
}
