/** What moves would do, asked ahead of time so that a board can show it without waiting. */
import type { Effects, Message } from '../wire';

/** The most moves that the server answers for at a time. */
const AT_ONCE = 64;

export class Foresight {
  private known = $state.raw<Effects>({});
  private asked = new Set<string>();
  /** Answers to questions about an earlier position are not kept. */
  private position = 0;

  constructor(
    private readonly given: () => Effects | null,
    private readonly ask: (texts: string[]) => Promise<Effects>,
  ) {}

  forget(): void {
    this.position += 1;
    this.known = {};
    this.asked = new Set();
  }

  of(text: string | undefined): Message[] | undefined {
    return text === undefined ? undefined : (this.given()?.[text] ?? this.known[text]);
  }

  want(texts: readonly string[]): void {
    const missing = texts.filter((text) => !this.asked.has(text) && !this.given()?.[text]);
    for (let start = 0; start < missing.length; start += AT_ONCE) {
      void this.fetch(missing.slice(start, start + AT_ONCE));
    }
  }

  private async fetch(texts: string[]): Promise<void> {
    const { position } = this;
    for (const text of texts) this.asked.add(text);
    try {
      const answer = await this.ask(texts);
      if (position === this.position) this.known = { ...this.known, ...answer };
    } catch {
      // Without an answer the board draws less; it may ask again.
      for (const text of texts) this.asked.delete(text);
    }
  }
}
