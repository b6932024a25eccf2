/** Notices when the same table is open in another tab of this browser. */

export class Tabs {
  isTwice = $state(false);

  constructor(private readonly match: string) {}

  /** Starts listening; returns a function that stops it. */
  listen(): () => void {
    if (typeof BroadcastChannel === 'undefined') return () => undefined;
    const channel = new BroadcastChannel(`tuckbox-${this.match}`);
    channel.onmessage = ({ data }: MessageEvent<string>) => {
      this.isTwice = data !== 'gone';
      // The tab that closed may have been one of three: ask again.
      if (data !== 'here') channel.postMessage('here');
    };
    // Closing a tab does not unmount its components, and a tab in the page cache may come back.
    const come = () => channel.postMessage('new');
    const leave = () => channel.postMessage('gone');
    addEventListener('pagehide', leave);
    addEventListener('pageshow', come);
    come();
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', come);
      leave();
      channel.close();
    };
  }
}
