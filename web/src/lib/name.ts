/** The name by which this visitor is known, here and on the server. */
import { rename } from './api';
import { settings } from './settings.svelte';

/** Keeps a name that was typed anywhere; a server out of reach hears of it the next time. */
export async function keepName(name: string): Promise<void> {
  settings.name = name.trim();
  if (settings.name) await rename(settings.name).catch(() => undefined);
}
