/** What a connection needs from its surroundings; tests provide their own. */
import { dialled } from './ahead';

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

/** The socket of a browser, or of Node from version 22 on. */
export function webSocket(url: string): Transport {
  return {
    open(events) {
      const socket = dialled(url) ?? new WebSocket(url);
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
