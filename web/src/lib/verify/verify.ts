/** Recomputes every draw of a finished match and compares it with what was played. */
import type { Replay } from '../../wire';
import { Draw, fairCommitment } from './draw';
import { drawNumbers, readHeaders, type Headers, type Place } from './record';

/** How games whose rounds may end early place their draws. */
const places = import.meta.glob<Place>('../../boards/*/draws.ts', { eager: true, import: 'place' });

type Verdict = 'proved' | 'refuted' | 'no-fair-draw' | 'not-revealed' | 'no-draws' | 'unknown';

export interface Verification {
  verdict: Verdict;
  /** The number of draws that are as computed. */
  checked: number;
  /** The first wrong entry; null if the commitment itself is wrong. */
  wrong: { number: number; drawn: string; expected: string } | null;
  /** Whether the secret is the one that was promised. */
  keepsPromise: boolean;
  /** The seeds that went into the draws, by seat. */
  seeds: string[];
}

export function verify(record: string, replay: Replay): Verification {
  const headers = readHeaders(record);
  const base = { checked: 0, wrong: null, keepsPromise: false, seeds: headers.seeds };
  const draws = replay.steps.filter(({ entry }) => entry.actor === 0);
  if (!draws.length) return { ...base, verdict: 'no-draws' };
  if (!headers.commitment || headers.isDealtBefore) return { ...base, verdict: 'no-fair-draw' };
  if (!headers.secret) return { ...base, verdict: 'not-revealed' };
  if (commitmentOf(headers, headers.secret) !== headers.commitment) return { ...base, verdict: 'refuted' };
  const place = places[`../../boards/${headers.game}/draws.ts`];
  if (replay.placed_draws && !place) return { ...base, keepsPromise: true, verdict: 'unknown' };
  return { ...base, keepsPromise: true, ...compare(headers, headers.secret, replay, place) };
}

function commitmentOf({ daily, match, options, components }: Headers, secret: string): string {
  return daily ? fairCommitment(secret, daily) : fairCommitment(secret, match, options, components);
}

function compare(
  { daily, game, match, seeds }: Headers,
  secret: string,
  replay: Replay,
  place: Place | undefined,
): Pick<Verification, 'verdict' | 'checked' | 'wrong'> {
  const deck = daily ? Draw.daily(secret, game, daily) : Draw.fair(secret, match, seeds);
  const entries = replay.steps.map(({ entry }) => entry);
  const numbers = drawNumbers(entries, place);
  let checked = 0;
  for (const { entry, chances } of replay.steps) {
    if (entry.actor !== 0) continue;
    const weights = chances.map(({ weight }) => BigInt(weight));
    const expected = chances[deck.index(numbers.get(entry.number) ?? 0, weights)]?.text ?? '';
    if (expected !== entry.text) {
      const wrong = { number: entry.number, drawn: entry.text, expected };
      return { verdict: 'refuted', checked, wrong };
    }
    checked += 1;
  }
  return { verdict: 'proved', checked, wrong: null };
}
