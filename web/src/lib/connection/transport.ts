/** What a connection needs from its surroundings; tests provide their own. */

export interface SocketEvents {
  opened: () => void;
  received: (text: string) => void;
  /** The last event of a socket, no matter why it ended. */
  closed: () => void;
}

export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface Transport {
  open(events: SocketEvents): Socket;
}

export interface Timing {
  /** Milliseconds; never decreases. */
  now(): number;
  /** Returns a function that cancels the call. */
  later(milliseconds: number, call: () => void): () => void;
}

export const realTime: Timing = {
  now: () => performance.now(),
  later: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Sockets that were opened before the page that talks through them had come, by address. */
const ahead = new Map<string, WebSocket>();

/** Opens the socket of a match that is about to be shown; nothing is said on it before its connection takes it. */
export function dialAhead(match: string): void {
  const url = socketAddress(match, location);
  ahead.set(url, new WebSocket(url));
}

function dialled(url: string): WebSocket {
  const socket = ahead.get(url);
  ahead.delete(url);
  return socket && socket.readyState <= WebSocket.OPEN ? socket : new WebSocket(url);
}

/** The socket of a browser, or of Node from version 22 on. */
export function webSocket(url: string): Transport {
  return {
    open(events) {
      const socket = dialled(url);
      socket.onopen = events.opened;
      if (socket.readyState === WebSocket.OPEN) queueMicrotask(events.opened);
      socket.onmessage = ({ data }) => events.received(String(data));
      socket.onclose = events.closed;
      return {
        send: (text) => socket.send(text),
        close: () => socket.close(),
      };
    },
  };
}

/** Returns the address of a match's socket, as seen from this page. */
export function socketAddress(match: string, page: Location): string {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${page.host}/socket/${match}`;
}
