/** How far a tutorial was read, kept by this browser so that it can be left and taken up again. */
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

/** Null where nothing, or nothing sensible, is kept. */
export function kept(game: string): Progress | null {
  try {
    const found = JSON.parse(localStorage.getItem(key(game)) ?? 'null') as Partial<Progress> | null;
    if (typeof found?.page !== 'number' || !Array.isArray(found.entries)) return null;
    return { page: found.page, entries: found.entries, isDone: found.isDone === true };
  } catch {
    return null;
  }
}

/** Null forgets it. Without storage a tutorial begins anew at every visit. */
export function keep(game: string, progress: Progress | null): void {
  try {
    if (progress) localStorage.setItem(key(game), JSON.stringify(progress));
    else localStorage.removeItem(key(game));
  } catch {
    // Storage is switched off.
  }
}
