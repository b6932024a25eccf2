/** The analysis of a match: asked for again and again until the server has it. */
import type { Analysis } from '../wire';
import { ApiError } from './api';
import { loadAnalysis } from './api/later';
import { text } from './i18n/index.svelte';

const PAUSE = 700;

export class AnalysisStore {
  answer = $state.raw<Analysis | null>(null);
  /** Why there is none. */
  refusal = $state('');

  constructor(private readonly match: string) {}

  readonly result = $derived.by(() => (this.answer?.state === 'done' ? this.answer.result : null));
  /** What is known so far, and in the end the same as the result. */
  readonly known = $derived.by(() => this.answer?.result ?? null);
  readonly progress = $derived.by(() => this.answer?.progress ?? 0);
  readonly hasFailed = $derived.by(() => this.answer?.state === 'failed');

  /** Asks until there is an answer; returns a function that stops this. */
  follow(): () => void {
    let timer = 0;
    const ask = async () => {
      await this.ask();
      if (!this.result && !this.hasFailed && !this.refusal && timer >= 0) timer = window.setTimeout(ask, PAUSE);
    };
    void ask();
    return () => {
      clearTimeout(timer);
      timer = -1;
    };
  }

  private async ask(): Promise<void> {
    try {
      this.answer = await loadAnalysis(this.match);
    } catch (error) {
      this.refusal = error instanceof ApiError && error.sentence ? error.sentence : text('web-no-server');
    }
  }
}
