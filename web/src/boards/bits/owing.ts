import type { Owing } from '../../lib/verify/owing';

/** Everybody owes a choice for each card, as long as a stone fits on their ramp. */
export const owing: Owing = (before, _, seats, deck) => {
  const round = before.slice(before.findLastIndex(({ actor, text }) => actor === 0 && text.startsWith('task ')) + 1);
  const { columns = 0, rows = 0 } = deck;
  return Array.from({ length: seats }, (__, index) => index + 1).filter((seat) => {
    const heights = Array<number>(columns).fill(0);
    for (const { actor, text } of round) if (actor === seat) lay(heights, text);
    return heights.some((height, column) => height + 1 < rows || Math.max(height, heights[column + 1] ?? rows) < rows);
  });
};

/** Lays a stone: `RB>C` lies in two columns, `RB^C` stands in one. */
function lay(heights: number[], text: string): void {
  const [, how, name = ''] = /^..([>^])(\w)$/.exec(text) ?? [];
  if (!how) return;
  const column = name.charCodeAt(0) - 'A'.charCodeAt(0);
  const [left = 0, right = 0] = [heights[column], heights[column + 1]];
  if (how === '^') heights[column] = left + 2;
  else heights[column] = heights[column + 1] = Math.max(left, right) + 1;
}
