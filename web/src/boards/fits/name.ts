/** How things of FITS are called. */
import { say } from '../../lib/i18n/index.svelte';
import type { Message } from '../../wire';

export function tileMessage(tile: string): Message {
  return { id: 'fits-tile', values: { tile } };
}

/** How an orientation is called; its name alone could be read as a number. */
export function wayMessage(orientation: string): Message {
  return { id: 'web-fits-way', values: { way: `way-${orientation}` } };
}

/** What the tile is called in the language spoken. */
export function tileName(tile: string): string {
  return say(tileMessage(tile));
}
