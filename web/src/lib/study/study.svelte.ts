/** Playing on freely from a moment: the server knows the rules, the tree of lines stays here. */
import { hasBoard } from '../../boards';
import type { Happened } from '../../boards/board';
import type { Effects, Studied, Study, StudyEntry } from '../../wire';
import { ApiError } from '../api';
import { study } from '../api/later';
import { Tree, type Node } from './line';

/** Where a study begins: at a moment of a match, or at the start of a game. */
type Base = Pick<Study, 'match' | 'at' | 'game' | 'options'>;

export class StudyStore {
  state = $state.raw<Studied | null>(null);
  error = $state.raw<ApiError | null>(null);
  isBusy = $state(false);
  /** The level of the bot that plays the other seats; null if every seat is played by hand. */
  bot = $state<string | null>(null);
  /** What the last step brought, for the board to animate. */
  last = $state.raw<Happened[]>([]);
  private revision = $state(0);
  private tree = new Tree();

  constructor(
    private readonly game: string,
    readonly base: Base,
    private readonly fixed: StudyEntry[] = [],
    /** Whether owed draws are made by the server; a lesson gives its own. */
    private readonly draws = true,
  ) {}

  get path(): Node[] {
    void this.revision;
    return this.tree.path;
  }

  get leaves(): Node[] {
    void this.revision;
    return this.tree.leaves;
  }

  get current(): Node {
    void this.revision;
    return this.tree.current;
  }

  /** Shows the start; must be called first. */
  start(): Promise<void> {
    return this.ask([], null);
  }

  async play(text: string): Promise<void> {
    const actor = this.state?.seat;
    if (actor === null || actor === undefined) return;
    await this.ask([{ actor, text }], null);
    while (this.bot && !this.error && this.isBotToMove(actor)) await this.ask([], this.bot);
  }

  /** Lets a bot choose for the seat to move. */
  advise(level: string): Promise<void> {
    return this.ask([], level);
  }

  /** Adds further entries, draws included: the next page of a lesson. */
  give(entries: StudyEntry[]): Promise<void> {
    return this.ask(entries, null);
  }

  // A pending request belongs to the line it was made for, so the line cannot be left meanwhile.
  async undo(): Promise<void> {
    if (this.isBusy) return;
    this.tree.back();
    await this.ask([], null, false);
  }

  async jump(node: Node): Promise<void> {
    if (this.isBusy) return;
    this.tree.jump(node);
    await this.ask([], null, false);
  }

  /** Returns what moves would do; if there are many, the server says so only for those asked about. */
  preview = async (texts: string[]): Promise<Effects> => {
    const known = this.state?.effects ?? {};
    const missing = texts.filter((text) => !(text in known));
    if (!missing.length) return known;
    const asked = { ...this.base, entries: this.entries, draw: false, preview: missing };
    const { effects } = await study({ ...asked, seat: this.state?.seat ?? null });
    return { ...known, ...effects };
  };

  /** Everything from the start of the line on. */
  get entries(): StudyEntry[] {
    return [...this.fixed, ...this.tree.entries];
  }

  private isBotToMove(person: number): boolean {
    return this.state?.result === null && this.state.owed.some((seat) => seat !== person);
  }

  private async ask(added: StudyEntry[], bot: string | null, animate = true): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.error = null;
    const before = this.entries;
    const entries = [...before, ...added];
    try {
      const text = !hasBoard(this.game);
      const found = await study({ ...this.base, entries, draw: this.draws, bot, text, preview: [] });
      const fresh = found.entries.slice(before.length);
      if (fresh.length) this.tree.add(fresh.map(({ actor, text }) => ({ actor, text })));
      this.last = animate ? fresh : [];
      this.state = found;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.error = error;
    } finally {
      this.isBusy = false;
      this.revision += 1;
    }
  }
}
