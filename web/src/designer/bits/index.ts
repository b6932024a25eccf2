/** BITS: the task cards of four stacks, and the starting stones. */
import { text } from '../../lib/i18n/index.svelte';
import type { Designer, Drawing } from '../designer';
import { differing } from './difference';
import Editor from './Editor.svelte';
import { STACKS } from './tasks';

export const TASKS = 'tasks.txt';
export const SHAPES = 'shapes.txt';
export const STARTS = 'starting_stones.txt';

export const stackOf = ({ id }: Drawing) => Number(id.split(' ')[1] ?? 0);

export const designer: Designer = {
  drawings: () => [
    ...STACKS.map((stack) => ({ id: `stack ${stack}`, file: TASKS, title: text('web-box-stack', { stack }) })),
    { id: STARTS, file: STARTS, title: text('web-box-starting-stones') },
  ],
  Editor,
  differing,
  emptied: () => null,
  // The fourth stack belongs to the pro variant.
  plan: (_, drawing) => ({ options: stackOf(drawing) === 4 ? { pro: 'on' } : {} }),
  companions: { [TASKS]: [SHAPES] },
};
