/** Which page is shown, by the address; links inside the site change it without a reload. */

export interface Route {
  page: string;
  params: Record<string, string>;
  query: URLSearchParams;
}

/** Pages by address; a part that begins with a colon is a parameter. */
const ROUTES: [string, string][] = [
  ['/', 'Start'],
  ['/match/:id', 'Match'],
  ['/replay/:id', 'Replay'],
  ['/study/:game', 'Study'],
  ['/learn/:game', 'Learn'],
  ['/rules/:game', 'Rules'],
  ['/daily/:game', 'Daily'],
  ['/tables', 'Tables'],
  ['/my', 'My'],
  ['/about', 'About'],
  ['/privacy', 'Privacy'],
];

export function match(path: string, pattern: string): Record<string, string> | null {
  const given = path.split('/').filter(Boolean);
  const wanted = pattern.split('/').filter(Boolean);
  if (given.length !== wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const found = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(found);
    else if (part !== found) return null;
  }
  return params;
}

export function routeOf(url: URL): Route {
  for (const [pattern, page] of ROUTES) {
    const params = match(url.pathname, pattern);
    if (params) return { page, params, query: url.searchParams };
  }
  return { page: 'Lost', params: {}, query: url.searchParams };
}

const current = $state({ href: location.href });
const shown: Route = $derived(routeOf(new URL(current.href)));

export function route(): Route {
  return shown;
}

export function go(path: string, { replace = false } = {}): void {
  const { href, pathname } = new URL(path, location.href);
  const samePage = pathname === location.pathname;
  history[replace ? 'replaceState' : 'pushState'](null, '', href);
  current.href = href;
  if (!samePage) scrollTo(0, 0);
}

/** Follow links and the browser's buttons; returns how to stop. */
export function listen(): () => void {
  const back = () => (current.href = location.href);
  addEventListener('popstate', back);
  document.addEventListener('click', follow);
  return () => {
    removeEventListener('popstate', back);
    document.removeEventListener('click', follow);
  };
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || /^\/(api|socket)\//.test(url.pathname)) return;
  if (url.hash && url.pathname === location.pathname) return;
  event.preventDefault();
  go(url.pathname + url.search);
}
