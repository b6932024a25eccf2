import { anything, type Lesson } from './lesson';

export const lesson: Lesson = {
  game: 'jammit',
  options: { seats: '2', board: 'mini', layout: 'A' },
  pages: [
    { say: 'web-learn-jammit-goal' },
    { say: 'web-learn-jammit-insert', task: { accepts: anything, hint: '' } },
    { say: 'web-learn-jammit-pawn', task: { accepts: anything, hint: '' } },
    { say: 'web-learn-jammit-push', task: { accepts: anything, hint: '' } },
    { say: 'web-learn-jammit-again', task: { accepts: anything, hint: '' } },
    { say: 'web-learn-jammit-points' },
    { say: 'web-learn-jammit-extra' },
  ],
};
