/** Stores what this browser knows of draws in IndexedDB; nothing stored is ever overwritten. */
import { keyOf, type Fact } from './keepsake';

const NAME = 'tuckbox-draws';
const FACTS = 'facts';

/** Where facts are kept. */
export interface Facts {
  /** Stores a fact for good and returns what is stored under its key: another tab may have been first. */
  add(fact: Fact): Promise<Fact>;
  of(match: string): Promise<Fact[]>;
  all(): Promise<Fact[]>;
}

let opened: Promise<IDBDatabase> | undefined;

/** Opens the database; fails where the browser keeps nothing. */
export async function storedFacts(): Promise<Facts> {
  opened ??= openDatabase();
  const database = await opened;
  return {
    add: (fact) => add(database, fact),
    of: (match) => read(database, IDBKeyRange.bound(`${match}/`, `${match}0`, false, true)),
    all: () => read(database, null),
  };
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (typeof indexedDB === 'undefined') {
      reject(new Error('no IndexedDB'));
      return;
    }
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(FACTS);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}

function add(database: IDBDatabase, fact: Fact): Promise<Fact> {
  return new Promise((resolve, reject) => {
    // `strict` waits for the disk: a seed must survive a crash once its commitment is sent.
    const transaction = database.transaction(FACTS, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(FACTS);
    const key = keyOf(fact);
    let kept = fact;
    const request = store.add(fact, key);
    request.onerror = (event) => {
      event.preventDefault(); // It is there already: keep the transaction, and read it.
      event.stopPropagation();
      const known = store.get(key);
      known.onsuccess = () => (kept = known.result as Fact);
    };
    transaction.oncomplete = () => resolve(kept);
    transaction.onabort = () => reject(transaction.error ?? new Error('not stored'));
  });
}

function read(database: IDBDatabase, range: IDBKeyRange | null): Promise<Fact[]> {
  return new Promise((resolve, reject) => {
    const request = database.transaction(FACTS).objectStore(FACTS).getAll(range);
    request.onsuccess = () => resolve(request.result as Fact[]);
    request.onerror = () => reject(request.error ?? new Error('not read'));
  });
}

/** Keeps facts while the page is open, for tests and nothing else. */
export function fleetingFacts(): Facts {
  const kept = new Map<string, Fact>();
  return {
    add: (fact) => {
      const key = keyOf(fact);
      if (!kept.has(key)) kept.set(key, fact);
      return Promise.resolve(kept.get(key) ?? fact);
    },
    of: (match) => Promise.resolve([...kept.values()].filter((fact) => fact.match === match)),
    all: () => Promise.resolve([...kept.values()]),
  };
}
