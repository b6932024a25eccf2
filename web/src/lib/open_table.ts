/** Sets up a table and goes there; what its page needs comes meanwhile, and if it does not, the page says so. */
import { loadBoard } from '../boards';
import type { NewMatch } from '../wire';
import { createMatch } from './api';
import { prepare } from './connection/ahead';
import { go } from './router.svelte';

export async function openTable(wanted: NewMatch): Promise<void> {
  const creating = createMatch(wanted);
  void Promise.allSettled([import('../pages/Match.svelte'), loadBoard(wanted.game)]);
  const created = await creating;
  prepare(created);
  go(`/match/${created.id}`);
}
