/** What Node lacks of a browser, as far as the match store asks for it. Import it first. */

const cookies = new Map<string, string>();
const calm = new Set<string>();

/** The socket of Node; it brings the cookie of the person in its address, as a browser would. */
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

/** From now on `who` comes with this cookie. */
export function giveCookie(who: string, cookie: string): void {
  cookies.set(who, cookie);
}

/** The storm is over for `who`: the proxy lets new connections be. */
export function calmDown(who: string): void {
  calm.add(who);
}
