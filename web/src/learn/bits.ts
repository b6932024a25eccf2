import { anything, type Lesson } from './lesson';

export const lesson: Lesson = {
  game: 'bits',
  options: { seats: '1', pro: 'off' },
  pages: [
    { say: 'web-learn-bits-task', entries: ['0 task 1 O4'] },
    { say: 'web-learn-bits-start', entries: ['0 start RB'], task: { accepts: anything, hint: '' } },
    {
      say: 'web-learn-bits-standing',
      entries: ['0 card RR'],
      task: { accepts: (move) => move.includes('^'), hint: 'web-learn-bits-standing-hint' },
    },
    { say: 'web-learn-bits-area', entries: ['0 card RP'], task: { accepts: anything, hint: '' } },
    {
      say: 'web-learn-bits-neutral',
      entries: ['0 card KK'],
      task: { accepts: (move) => move.startsWith('NN'), hint: 'web-learn-bits-neutral-hint' },
    },
    { say: 'web-learn-bits-rounds' },
  ],
};
