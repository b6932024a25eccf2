/** Notices when the same table is open in another tab of this browser. */

export class Tabs {
  isTwice = $state(false);

  constructor(private readonly match: string) {}

  /** Returns how to stop. */
  listen(): () => void {
    if (typeof BroadcastChannel === 'undefined') return () => undefined;
    const channel = new BroadcastChannel(`tuckbox-${this.match}`);
    channel.onmessage = ({ data }: MessageEvent<string>) => {
      this.isTwice = data !== 'gone';
      // One who is gone may have been one of three: ask again.
      if (data !== 'here') channel.postMessage('here');
    };
    channel.postMessage('new');
    return () => {
      channel.postMessage('gone');
      channel.close();
    };
  }
}
