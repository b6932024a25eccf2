/** What a connection needs from the world around it; tests and the fuzz bring their own. */

export interface SocketEvents {
  opened: () => void;
  received: (text: string) => void;
  /** The last event of a socket, whatever ended it. */
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
  /** Milliseconds, never falling. */
  now(): number;
  /** Returns how to call it off. */
  later(milliseconds: number, call: () => void): () => void;
}

export const realTime: Timing = {
  now: () => performance.now(),
  later: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The socket of a browser, or of Node from version 22 on. */
export function webSocket(url: string): Transport {
  return {
    open(events) {
      const socket = new WebSocket(url);
      socket.onopen = events.opened;
      socket.onmessage = ({ data }) => events.received(String(data));
      socket.onclose = events.closed;
      return {
        send: (text) => socket.send(text),
        close: () => socket.close(),
      };
    },
  };
}

/** Where the socket of a match is, seen from this page. */
export function socketAddress(match: string, page: Location): string {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${page.host}/socket/${match}`;
}
