/** FITS: boards, as many as fit into a box, and the tiles that start. */
import { text } from '../../lib/i18n/index.svelte';
import { BUILT_IN } from '../builtin';
import type { Box } from '../box';
import type { Designer, Drawing } from '../designer';
import { EMPTY } from './board';
import { differing } from './difference';
import Editor from './Editor.svelte';

const CARDS = 'cards.txt';
const BOARD = /^boards\/(.+)\.txt$/;

export const boardName = (file: string) => BOARD.exec(file)?.[1] ?? '';

function drawings({ files }: Box): Drawing[] {
  const builtIn = Object.keys(BUILT_IN.fits ?? {}).filter((name) => BOARD.test(name));
  const added = files.map(({ name }) => name).filter((name) => BOARD.test(name) && !builtIn.includes(name));
  const boards = [...builtIn.sort(), ...added].map((file) => ({
    id: file,
    file,
    title: text('web-box-board', { board: boardName(file) }),
    isAdded: !builtIn.includes(file),
  }));
  return [...boards, { id: CARDS, file: CARDS, title: text('web-box-starting-tiles') }];
}

/** Plays the board that is shown, else those in the box. */
function plan({ files }: Box, { file }: Drawing) {
  const own = files.map(({ name }) => boardName(name)).filter(Boolean);
  const shown = boardName(file) ? [boardName(file)] : own;
  return { options: shown.length ? { boards: shown.join(',') } : {} };
}

export const designer: Designer = {
  drawings,
  Editor,
  emptied: (_, { file }) => (file === CARDS ? null : { [file]: EMPTY }),
  plan,
  differing,
  added: (name) => ({ file: `boards/${name}.txt`, text: EMPTY }),
};
