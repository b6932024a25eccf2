import { anything, has, type Lesson } from './lesson';

/** One board, alone; the cards are given so that each page shows one thing. */
export const lesson: Lesson = {
  game: 'fits',
  options: { seats: '1', boards: '1' },
  pages: [
    { say: 'web-learn-fits-ramp' },
    {
      say: 'web-learn-fits-start',
      entries: ['0 start L5'],
      task: {
        accepts: (_, effects) => !has(effects, 'fits-effect-gaps'),
        hint: 'web-learn-fits-start-hint',
      },
    },
    { say: 'web-learn-fits-turn', entries: ['0 card I3'], task: { accepts: anything, hint: '' } },
    {
      say: 'web-learn-fits-gap',
      entries: ['0 card X5'],
      task: {
        accepts: (_, effects) => has(effects, 'fits-effect-gaps'),
        hint: 'web-learn-fits-gap-hint',
      },
    },
    {
      say: 'web-learn-fits-aside',
      entries: ['0 card U5'],
      task: { accepts: (move) => move === '-', hint: 'web-learn-fits-aside-hint' },
    },
    { say: 'web-learn-fits-row', entries: ['0 card O4'], task: { accepts: anything, hint: '' } },
    { say: 'web-learn-fits-boards' },
  ],
};
