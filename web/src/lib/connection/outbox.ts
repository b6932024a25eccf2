/** Submissions of one client, kept until the server has answered each: nothing is lost or doubled.
 *
 * The number (`ply`) is given once, when a person acts, and never changes, however often it is sent.
 * Of each seat only the oldest is under way; what was built on a refused one is never sent.
 */
import type { Submit } from '../../wire';

export interface Submission {
  readonly seat: number;
  readonly ply: number;
  readonly text: string;
  /** When it was sent last on the present connection; null if not yet. */
  sentAt: number | null;
}

export class Outbox {
  private waiting: Submission[] = [];
  private readonly next = new Map<number, number>();

  get all(): readonly Submission[] {
    return this.waiting;
  }

  /** The server said which number comes next for a seat; it never falls. */
  learn(seat: number, ply: number): void {
    this.next.set(seat, Math.max(ply, this.next.get(seat) ?? 0));
  }

  add(seat: number, text: string): Submission {
    const before = this.waiting.filter((one) => one.seat === seat).at(-1);
    const ply = before ? before.ply + 1 : (this.next.get(seat) ?? 0);
    const added: Submission = { seat, ply, text, sentAt: null };
    this.waiting.push(added);
    return added;
  }

  /** What should be sent now: of each seat the oldest, unless it was sent a moment ago. */
  due(now: number, patience: number): Submission[] {
    const seats = new Set<number>();
    return this.waiting.filter((one) => {
      if (seats.has(one.seat)) return false;
      seats.add(one.seat);
      return one.sentAt === null || now - one.sentAt >= patience;
    });
  }

  /** A new connection: everything may have to be sent again. */
  forgetSending(): void {
    for (const one of this.waiting) one.sentAt = null;
  }

  /** It is in the match; null if this client does not wait for such an answer. */
  acknowledge(seat: number, ply: number, text: string): Submission | null {
    this.learn(seat, ply + 1);
    const found = this.find(seat, ply, text);
    if (found) this.waiting = this.waiting.filter((one) => one !== found);
    return found;
  }

  /** It changed nothing; everything that this seat did after it goes too. */
  refuse(seat: number, ply: number, text: string): Submission | null {
    const found = this.find(seat, ply, text);
    if (found) this.waiting = this.waiting.filter((one) => one.seat !== seat || one.ply < ply);
    return found;
  }

  /** The text too: a refused number is used again, and its refusal may come twice. */
  private find(seat: number, ply: number, text: string): Submission | null {
    const found = this.waiting.find((one) => one.seat === seat && one.ply === ply);
    return found?.text === text ? found : null;
  }
}

export function wire({ seat, ply, text }: Submission): Submit {
  return { type: 'submit', seat, ply, text };
}
