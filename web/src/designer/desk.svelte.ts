/** Where somebody draws: the draft, the tool in hand, and what the server says about it. */
import { text } from '../lib/i18n/index.svelte';
import { settings } from '../lib/settings.svelte';
import { fileOf, headWord, linesAbove, newBox, readBox, withClaim, withFile, withHeadWord, withoutFile, writeBox, type Box, type Claim, type HeadWord } from './box';
import { BUILT_IN } from './builtin';
import { Checker } from './checker.svelte';
import type { Designer, Drawing } from './designer';
import { Draft } from './draft.svelte';
import type { BoxProblem, KeptBox } from '../wire';

/** A complaint at its place in a drawn file; lines and columns count from 0. */
export interface Complaint {
  sentence: string;
  line: number;
  column: number;
}

export class Desk {
  readonly draft: Draft;
  readonly checker = new Checker();
  /** The drawing that is shown. */
  private shown = $state('');
  /** The box as the server keeps it, if it was entered or opened there. */
  kept = $state.raw<KeptBox | null>(null);
  /** What the person just did, for ears. */
  said = $state('');
  readonly box = $derived.by(() => readBox(this.draft.text));
  readonly drawings = $derived.by(() => this.designer.drawings(this.box));
  readonly drawing = $derived.by<Drawing>(() => this.drawings.find(({ id }) => id === this.shown) ?? this.first);
  private stroke = 0;

  constructor(
    readonly game: string,
    readonly designer: Designer,
  ) {
    this.draft = new Draft(game, writeBox(this.fresh()));
  }

  private get first(): Drawing {
    // What somebody has drawn already comes before what is built in.
    const [first = { id: '', file: '', title: '' }] = this.drawings;
    return this.drawings.find(({ file }) => fileOf(this.box, file)) ?? first;
  }

  fresh(): Box {
    const name = text('web-box-untitled', { game: text(`${this.game}-title`) });
    return newBox(this.game, { name, author: settings.name, licence: '' });
  }

  show(id: string): void {
    this.shown = id;
    this.draft.pause();
  }

  /** Returns a drawn file: that of the box, else the built-in one. */
  file(name: string): string {
    return fileOf(this.box, name)?.text ?? this.builtIn(name);
  }

  builtIn(name: string): string {
    return BUILT_IN[this.game]?.[name] ?? '';
  }

  claim(name: string): Claim | null {
    return fileOf(this.box, name)?.claim ?? null;
  }

  private companions(name: string): string[] {
    return this.designer.companions?.[name] ?? [];
  }

  /** Draws: the files come into the box if they were not there. A file that only serves another one leaves
   * the box when it is as it was built in. */
  draw(files: Record<string, string>, group: string | null = null): void {
    const [main = ''] = Object.keys(files);
    const claim = this.claim(main) ?? 'made up';
    const box = Object.entries(files).reduce((rest, [name, drawn]) => {
      if (name !== main && drawn === this.builtIn(name)) return withoutFile(rest, name);
      return drawn === this.file(name) ? rest : withFile(rest, name, drawn, claim);
    }, this.box);
    this.draft.change(writeBox(box), group);
  }

  /** Begins a stroke: all that is drawn until the next one is undone together. */
  begin(): void {
    this.stroke += 1;
    this.draft.pause();
  }

  get group(): string {
    return `stroke ${this.stroke}`;
  }

  setClaim(name: string, claim: Claim): void {
    const all = [name, ...this.companions(name)];
    const known = fileOf(this.box, name) ? this.box : withFile(this.box, name, this.file(name), claim);
    this.change(all.reduce((box, one) => withClaim(box, one, claim), known));
  }

  /** Takes a drawing out of the box; what is built in is there again. */
  takeOut(name: string): void {
    this.change([name, ...this.companions(name)].reduce(withoutFile, this.box));
  }

  add(file: string, drawn: string): void {
    this.change(withFile(this.box, file, drawn));
    this.show(file);
  }

  word(word: HeadWord): string {
    return headWord(this.box, word);
  }

  setWord(word: HeadWord, value: string): void {
    this.draft.change(writeBox(withHeadWord(this.box, word, value)), word);
  }

  private change(box: Box): void {
    this.draft.pause();
    this.draft.change(writeBox(box));
  }

  /** Begins anew with a whole box; the draft before can be had back by undoing. */
  open(whole: string): void {
    this.draft.pause();
    this.draft.change(whole);
    this.shown = '';
  }

  /** Returns what is wrong with a file, at its places. */
  complaints(name: string): Complaint[] {
    const above = linesAbove(this.box, name);
    return this.problemsOf(name).map(({ sentence, line, column }) => ({
      sentence,
      line: (line ?? 0) - 1 - above,
      column: (column ?? 1) - 1,
    }));
  }

  private problemsOf(name: string): BoxProblem[] {
    return this.checker.problems.filter(({ file }) => file === name);
  }
}
