/** FILLIT and JAMMIT: a set-up for each number of players, board and letter. */
import { text } from '../../lib/i18n/index.svelte';
import { BUILT_IN } from '../builtin';
import type { Designer } from '../designer';
import Editor from './Editor.svelte';
import { pieceName } from './pieces';
import { cleared, modeOf } from './setup';

export function hexDesigner(game: string): Designer {
  const files = Object.keys(BUILT_IN[game] ?? {}).filter((name) => name.startsWith('setups/'));
  return {
    drawings: () =>
      files.sort().map((file) => {
        const { seats, size, layout } = modeOf(file);
        return { id: file, file, title: text('web-box-setup', { seats, size, letter: layout }) };
      }),
    Editor,
    differing: {
      // Of JAMMIT's pawns, their corners are compared.
      space: (name) => (name.startsWith('pawn ') ? pieceName(name.slice(5)) : name),
      value: (drawn) => (drawn.length === 1 ? pieceName(drawn) : drawn),
    },
    emptied: (desk, { file }) => ({ [file]: cleared(desk.file(file), modeOf(file).size) }),
    plan: (_, { file }) => {
      const { seats, size, layout } = modeOf(file);
      return { seats, options: { board: size, layout } };
    },
  };
}
