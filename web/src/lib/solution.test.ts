import { expect, it } from 'vitest';
import { solved } from './solution';

const entries = [
  { number: 1, actor: 0, text: 'start L5' },
  { number: 2, actor: 1, text: 'L5:1@A' },
  { number: 3, actor: 0, text: 'card I3' },
  { number: 4, actor: 1, text: 'takes-back' },
  { number: 5, actor: 1, text: 'L5:2@A' },
  { number: 6, actor: 0, text: 'card I3' },
  { number: 7, actor: 1, text: '-' },
];
const round = {
  seat: 1,
  score: 0,
  best: 3,
  is_proven: true,
  bound: 3,
  solution: ['L5:0@A', 'I3:1@F'],
  placements: [
    { entry: 5, text: 'L5:2@A', best_before: 3, best_after: 1, loss: 2 },
    { entry: 7, text: '-', best_before: 1, best_after: 0, loss: 1 },
  ],
};

it('puts the best placements in place of what was played, and leaves out what was taken back', () => {
  const texts = (step: number) => solved(entries, round, step).map(({ text }) => text);
  expect(texts(0)).toEqual(['start L5']);
  expect(texts(1)).toEqual(['start L5', 'L5:0@A']);
  expect(texts(2)).toEqual(['start L5', 'L5:0@A', 'card I3', 'I3:1@F']);
});
