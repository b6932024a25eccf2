/** Where another drawing of BITS differs, in words: a task card, a shape, or a stone that starts. */
import { stoneMessage, taskMessage } from '../../boards/bits/name';
import { say, text } from '../../lib/i18n/index.svelte';
import type { Differing } from '../designer';

const ANY = 'any';
const CARD = /^(\d)\.(\d+)$/;
/** Such as `L4 R +5` or, with the points of other shapes, `L4 any +6 +3`. */
const TASK = /^(\S+) (\S+) ([+-]\d+)(?: ([+-]\d+))?$/;

function value(drawn: string): string {
  if (drawn === 'start') return text('web-box-starts');
  if (drawn === '') return text('web-box-nothing');
  const [, shape, colour, points, others] = TASK.exec(drawn) ?? [];
  if (!shape) return drawn;
  // A shape is named after its number of squares.
  const cells = Array.from({ length: Number(/\d+$/.exec(shape)?.[0] ?? 0) }, () => [0, 0]);
  const task = { stack: 0, text: '', shape, cells, colour: colour === ANY ? null : (colour ?? null), points: Number(points) };
  return say(taskMessage({ ...task, others: Number(others ?? 0) }));
}

function space(name: string, drawn: string): string {
  const [, stack, card] = CARD.exec(name) ?? [];
  if (stack && card) return text('web-box-stack-card', { stack, card });
  return drawn === 'start' ? say(stoneMessage(name)) : text('web-box-shape', { shape: name });
}

export const differing: Differing = { space, value };
