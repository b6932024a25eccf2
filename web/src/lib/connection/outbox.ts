/** Submissions of one client, kept until the server has answered each: nothing is lost or doubled.
 *
 * The number (`ply`) is given once, when a person acts, and never changes, however often it is sent.
 * Only the oldest of each seat is under way; what was built on a refused one is never sent. Each is for
 * one moment of the match (`seen`), the one in which the person acted. If something else came first, it
 * is refused, and so is every late copy: nothing is played in a position that its player never saw, or
 * after the player was told that it was refused.
 */
import type { Refused, Submit } from '../../wire';

export interface Submission {
  readonly seat: number;
  readonly ply: number;
  readonly text: string;
  /** Where nobody looks ahead: what the next cards wait for. */
  readonly link: string | null;
  /** When it was last sent on the present connection; null if not yet. */
  sentAt: number | null;
  /** The version it is for; null while an earlier one is under way. */
  seen: number | null;
}

export class Outbox {
  private waiting: Submission[] = [];
  private readonly next = new Map<number, number>();
  private version = 0;

  get all(): readonly Submission[] {
    return this.waiting;
  }

  /** Notes the number that the server expects next from a seat; it never decreases. */
  learn(seat: number, ply: number): void {
    this.next.set(seat, Math.max(ply, this.next.get(seat) ?? 0));
  }

  /** Notes that the match has at least this number of entries; it never has fewer. */
  see(version: number): void {
    this.version = Math.max(version, this.version);
  }

  add(seat: number, text: string, link: string | null = null): Submission {
    const before = this.waiting.filter((one) => one.seat === seat).at(-1);
    const ply = before ? before.ply + 1 : (this.next.get(seat) ?? 0);
    const seen = before ? null : this.version;
    const added: Submission = { seat, ply, text, link, sentAt: null, seen };
    this.waiting.push(added);
    return added;
  }

  /** Returns what to send now: the oldest of each seat, unless it was sent a moment ago. */
  due(now: number, patience: number): Submission[] {
    const seats = new Set<number>();
    return this.waiting.filter((one) => {
      if (seats.has(one.seat)) return false;
      seats.add(one.seat);
      return one.sentAt === null || now - one.sentAt >= patience;
    });
  }

  /** Returns the message to send now; a resend is for the same moment. */
  send(one: Submission, now: number): Submit {
    one.sentAt = now;
    const { seat, ply, text, seen, link } = one;
    return { type: 'submit', seat, ply, text, seen, link };
  }

  /** Everything may have to be sent again on a new connection. */
  forgetSending(): void {
    for (const one of this.waiting) one.sentAt = null;
  }

  /** Removes and returns what is now in the match; null if this client does not wait for such an answer. */
  acknowledge(seat: number, ply: number, text: string, version: number): Submission | null {
    this.learn(seat, ply + 1);
    const found = this.find(seat, ply, text);
    if (!found) return null;
    this.waiting = this.waiting.filter((one) => one !== found);
    // What was built on it is for the moment right after it, before others act.
    const next = this.waiting.find((one) => one.seat === seat);
    if (next) next.seen ??= Math.min(version, (found.seen ?? version) + 1);
    return found;
  }

  /** Makes a submission that came too late one for the present moment: it is meant in any case. */
  renew(refusal: Refused): void {
    const found = this.refused(refusal);
    if (found) [found.sentAt, found.seen] = [null, refusal.version];
  }

  /** Removes and returns what was refused, together with everything this seat did after it. */
  refuse(refusal: Refused): Submission | null {
    const { seat, ply } = refusal;
    const found = this.refused(refusal);
    if (found) this.waiting = this.waiting.filter((one) => one.seat !== seat || one.ply < ply);
    return found;
  }

  /** Finds what was refused. A refusal of what was sent for another moment says nothing about this one. */
  private refused({ seat, ply, text = '', seen = null }: Refused): Submission | null {
    const found = this.find(seat, ply, text);
    return found?.seen === seen ? found : null;
  }

  /** Compares the text too: a refused number is used again, and its refusal may come twice. */
  private find(seat: number, ply: number, text: string): Submission | null {
    const found = this.waiting.find((one) => one.seat === seat && one.ply === ply);
    return found?.text === text ? found : null;
  }
}
