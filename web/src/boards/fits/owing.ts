import type { Owing } from '../../lib/verify/owing';

/** Everybody owes a choice for each card; whose starting tile it shows misses that turn. */
export const owing: Owing = (before, { text }, seats) => {
  const everybody = Array.from({ length: seats }, (_, index) => index + 1);
  if (text.startsWith('start ')) return everybody;
  const starts = before.filter((entry) => entry.actor === 0 && entry.text.startsWith('start ')).slice(-seats);
  return everybody.filter((seat) => starts[seat - 1]?.text.split(' ')[1] !== text.split(' ')[1]);
};
