/** Finds the designer of a game. The pages that only ask whether there is one load nothing more. */
import type { Designer } from './designer';

const designers: Record<string, () => Promise<{ designer: Designer }>> = {
  fits: () => import('./fits'),
  bits: () => import('./bits'),
  fillit: () => import('./hex/fillit'),
  jammit: () => import('./hex/jammit'),
};

export function hasDesigner(game: string): boolean {
  return game in designers;
}

export async function loadDesigner(game: string): Promise<Designer | null> {
  return (await designers[game]?.())?.designer ?? null;
}
