/** Which page an address means. */

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
  ['/box/:game', 'Box'],
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
    if (part.startsWith(':')) params[part.slice(1)] = found;
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
