/** Finds the designer of a game. The pages that only ask whether there is one load nothing more. */
import type { Designer } from './designer';

const designers = import.meta.glob<{ designer: Designer }>('./*/index.ts');

export function hasDesigner(game: string): boolean {
  return `./${game}/index.ts` in designers;
}

export async function loadDesigner(game: string): Promise<Designer | null> {
  return (await designers[`./${game}/index.ts`]?.())?.designer ?? null;
}
