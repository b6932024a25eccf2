/** Which page is shown, by the address; links inside the site change it without a reload. */

import { routeOf, type Route } from './route';

const current = $state({ href: location.href });
const shown: Route = $derived(routeOf(new URL(current.href)));

export function route(): Route {
  return shown;
}

/** Whether the browser's history stands on a dialog, which has an entry of its own there. */
export function isOnDialog(): boolean {
  return (history.state as { isDialog?: boolean } | null)?.isDialog === true;
}

export function go(path: string, { replace = false } = {}): void {
  const before = location.pathname;
  history[replace || isOnDialog() ? 'replaceState' : 'pushState'](null, '', path);
  current.href = location.href;
  if (location.pathname !== before) scrollTo(0, 0);
}

/** Follows links and the browser's buttons; returns a function that stops this. */
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
