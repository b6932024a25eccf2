/** Checks the draws of a finished match with what this browser kept, and notes that its secret opened. */
import { loadRecord } from '../api/later';
import { storedFacts } from '../draw/facts';
import { Keepsake, unopened, type Fact } from '../draw/keepsake';
import { verify, type Verification } from './verify';

export interface Checked extends Verification {
  /** Deals elsewhere at this address that were revealed in the day before and never opened. */
  unopened: number;
  /** What this browser kept of this match, as a file for `tuckbox verify --seen`; null if nothing. */
  keepsake: string | null;
}

export async function check(match: string): Promise<Checked> {
  const [record, all] = await Promise.all([loadRecord(match), keptFacts()]);
  const own = all.filter((fact) => fact.match === match);
  const seen = own.length ? new Keepsake(match, own) : null;
  const found = verify(record, seen);
  if (seen && found.opened && seen.deals.has(found.opened)) await note({ match, opened: found.opened });
  const at = Math.max(0, ...own.map((fact) => ('at' in fact ? fact.at : 0)));
  return {
    ...found,
    unopened: at ? unopened(all, match, at) : 0,
    keepsake: seen?.deals.size ? ordered(own).map((fact) => `${JSON.stringify(fact)}\n`).join('') : null,
  };
}

/** Returns nothing where this browser keeps nothing. */
async function keptFacts(): Promise<Fact[]> {
  try {
    return await (await storedFacts()).all();
  } catch {
    return [];
  }
}

async function note(fact: Fact): Promise<void> {
  await (await storedFacts()).add(fact);
}

/** Seeds come before the lists and links that they belong to. */
function ordered(facts: Fact[]): Fact[] {
  const isLater = (fact: Fact) => 'list' in fact || 'link' in fact;
  return [...facts.filter((fact) => !isLater(fact)), ...facts.filter(isLater)];
}
