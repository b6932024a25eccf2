/** What somebody draws: the text of a box, with all that can be undone. This browser keeps it. */

/** More would fill the browser's storage. */
const MOST_KEPT = 400_000;
const MOST_STEPS = 200;

interface Kept {
  text: string;
  past: string[];
  future: string[];
}

const key = (game: string) => `tuckbox-box-${game}`;

export class Draft {
  text = $state('');
  private past = $state.raw<string[]>([]);
  private future = $state.raw<string[]>([]);
  /** The strokes of one drag, or the letters of one word, are one step. */
  private group: string | null = null;
  /** Whether this browser keeps the draft. */
  isKept = $state(true);

  constructor(
    readonly game: string,
    start: string,
  ) {
    this.text = start;
    this.recall();
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Makes a change; one with the same group as the last belongs to the same step. */
  change(text: string, group: string | null = null): void {
    if (text === this.text) return;
    const goesOn = group !== null && group === this.group;
    if (!goesOn) this.past = [...this.past.slice(-MOST_STEPS + 1), this.text];
    this.group = group;
    this.future = [];
    this.text = text;
    this.keep();
  }

  /** The next change is a step of its own. */
  pause(): void {
    this.group = null;
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.future = [this.text, ...this.future];
    this.past = this.past.slice(0, -1);
    this.show(before);
  }

  redo(): void {
    const [after] = this.future;
    if (after === undefined) return;
    this.past = [...this.past, this.text];
    this.future = this.future.slice(1);
    this.show(after);
  }

  /** Follows changes that another tab makes; returns a function that stops this. */
  listen(): () => void {
    const hear = (event: StorageEvent) => {
      if (event.key === key(this.game)) this.recall();
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }

  private show(text: string): void {
    this.pause();
    this.text = text;
    this.keep();
  }

  private keep(): void {
    const { text, past, future } = this;
    const kept: Kept = { text, past: newest(past, MOST_KEPT - text.length), future };
    try {
      localStorage.setItem(key(this.game), JSON.stringify(kept));
      this.isKept = true;
    } catch {
      // Switched off, or full.
      this.isKept = false;
    }
  }

  private recall(): void {
    try {
      const found = JSON.parse(localStorage.getItem(key(this.game)) ?? 'null') as Partial<Kept> | null;
      if (typeof found?.text !== 'string') return;
      const texts = (list: unknown) => (Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []);
      this.pause();
      [this.text, this.past, this.future] = [found.text, texts(found.past), texts(found.future)];
    } catch {
      // Nothing usable is kept.
    }
  }
}

/** Returns as many of the last texts as have room. */
function newest(texts: string[], room: number): string[] {
  let left = room;
  const tooOld = texts.findLastIndex((text) => (left -= text.length) < 0);
  return texts.slice(tooOld + 1);
}
