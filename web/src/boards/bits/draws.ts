import type { Line, Place } from '../../lib/verify/record';

/**
 * A round of BITS may end sooner than it did for others, so its draws are placed, not counted:
 * 100 × finished rounds, plus the task cards put out, or 10 + the cards of this round so far.
 */
export const place: Place = (before, { text }) => {
  const last = before.findLastIndex(isTask);
  if (!isTask({ text })) return 100 * (roundOf(before[last]) - 1) + 10 + before.length - 1 - last;
  // One task card of each earlier round stays open; those beyond were put out of the game.
  const earlier = roundOf({ text }) - 1;
  return 100 * earlier + before.filter(isTask).length - earlier;
};

function isTask({ text }: Pick<Line, 'text'>): boolean {
  return text.startsWith('task ');
}

function roundOf(task: Pick<Line, 'text'> | undefined): number {
  return Number(task?.text.split(' ')[1]);
}
