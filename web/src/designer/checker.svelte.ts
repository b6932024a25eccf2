/** Asks the server what it thinks of a box, a moment after each change; the reader is the one that reads
 * boxes everywhere. */
import { ApiError, checkBox } from './api';
import type { BoxModel, BoxProblem } from '../wire';

const PAUSE = 250;
const RETRY = 4000;

export type Judgement = 'none' | 'asking' | 'good' | 'bad' | 'away';

export class Checker {
  judgement = $state<Judgement>('none');
  problems = $state.raw<BoxProblem[]>([]);
  /** What the box is, once the server knows it. */
  model = $state.raw<BoxModel | null>(null);

  /** Asks about a text unless another comes soon; returns a function that stops this. */
  follow(box: string): () => void {
    let isStopped = false;
    let timer = setTimeout(ask, PAUSE);
    this.judgement = 'asking';
    const answer = (judgement: Judgement, problems: BoxProblem[], model: BoxModel | null) => {
      if (!isStopped) [this.judgement, this.problems, this.model] = [judgement, problems, model];
    };
    function ask(): void {
      checkBox(box).then(
        ({ box: model, problems }) => answer(model ? 'good' : 'bad', problems, model),
        (error: unknown) => {
          // A sentence of the server is a reason; without one it may come back.
          const sentence = error instanceof ApiError ? error.sentence : '';
          if (sentence) answer('bad', [{ code: '', sentence, values: {}, file: null, line: null, column: null }], null);
          else answer('away', [], null);
          if (!sentence && !isStopped) timer = setTimeout(ask, RETRY);
        },
      );
    }
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }

  /** There is nothing to ask about. */
  rest(): void {
    [this.judgement, this.problems, this.model] = ['none', [], null];
  }
}
