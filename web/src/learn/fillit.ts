import { anything, count, type Lesson } from './lesson';

export const lesson: Lesson = {
  game: 'fillit',
  options: { seats: '2', board: 'mini', layout: 'A' },
  pages: [
    { say: 'web-learn-fillit-goal' },
    { say: 'web-learn-fillit-turn', task: { accepts: anything, hint: '' } },
    {
      say: 'web-learn-fillit-order',
      task: { accepts: (move) => /^[a-z]\d/.test(move), hint: 'web-learn-fillit-order-hint' },
    },
    { say: 'web-learn-fillit-swap', task: { accepts: anything, hint: '' } },
    {
      say: 'web-learn-fillit-long',
      task: {
        accepts: (_, effects) => count(effects, 'fillit-effect-chip-laid') > 1,
        hint: 'web-learn-fillit-long-hint',
      },
    },
    { say: 'web-learn-fillit-return', task: { accepts: anything, hint: '' } },
    { say: 'web-learn-fillit-end' },
  ],
};
