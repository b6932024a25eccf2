/** What is done for a new match before its page has come: its first update is kept, its socket opened. */
import type { Created } from '../../wire';
import type { Update } from '../../wire/schema';

/** By address. */
const sockets = new Map<string, WebSocket>();
/** By match. */
const updates = new Map<string, Update>();

/** Opens the socket; nothing is said on it before its connection takes it. */
export function prepare({ id, update }: Created): void {
  const url = socketAddress(id, location);
  sockets.set(url, new WebSocket(url));
  if (update) updates.set(id, update);
}

/** Returns the socket that was opened ahead, once, unless it has been closed since. */
export function dialled(url: string): WebSocket | undefined {
  const socket = taken(sockets, url);
  return socket && socket.readyState <= WebSocket.OPEN ? socket : undefined;
}

/** Returns the update that came ahead, once. */
export function firstUpdate(match: string): Update | undefined {
  return taken(updates, match);
}

function taken<T>(kept: Map<string, T>, key: string): T | undefined {
  const found = kept.get(key);
  kept.delete(key);
  return found;
}

/** Returns the address of a match's socket, as seen from this page. */
export function socketAddress(match: string, page: Location): string {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${page.host}/socket/${match}`;
}
