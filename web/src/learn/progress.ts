/** How far a tutorial was read, kept by this browser so that the reader can leave and come back. */
import type { StudyEntry } from '../wire';

export interface Progress {
  /** Counted from 0. */
  page: number;
  /** Everything that was played up to this page. */
  entries: StudyEntry[];
  /** Whether the page's task has been done. */
  isDone: boolean;
}

const key = (game: string) => `tuckbox-learn-${game}`;

/** Returns what is kept; null if that is nothing, or nothing usable. */
export function kept(game: string): Progress | null {
  try {
    const found = JSON.parse(localStorage.getItem(key(game)) ?? 'null') as Partial<Progress> | null;
    if (typeof found?.page !== 'number' || !Array.isArray(found.entries)) return null;
    return { page: found.page, entries: found.entries, isDone: found.isDone === true };
  } catch {
    return null;
  }
}

/** Keeps the progress; null forgets it. Without storage a tutorial starts over at every visit. */
export function keep(game: string, progress: Progress | null): void {
  try {
    if (progress) localStorage.setItem(key(game), JSON.stringify(progress));
    else localStorage.removeItem(key(game));
  } catch {
    // Storage is switched off.
  }
}
