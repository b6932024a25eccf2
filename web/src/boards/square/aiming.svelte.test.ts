import { expect, test } from 'vitest';
import type { BitsView } from '../../wire';
import type { BoardProps } from '../board';
import { Aiming } from './aiming.svelte';
import type { Aim } from './aim';
import { Table } from './table.svelte';

/** Moves are written `-2`: a bar, lying or standing, over a column; `x` is something else. */
const read = (move: string): Aim | null => (move === 'x' ? null : { way: move.slice(0, 1), column: Number(move.slice(1)) });
const LYING = [0, 1, 2, 3].map((column) => `-${column}`);
const STANDING = [0, 1, 2, 3, 4, 5].map((column) => `|${column}`);

function aimed(moves: string[], check: (aiming: Aiming, sent: string[]) => void): void {
  const sent: string[] = [];
  const view = { seat: 1, round: 1, card: 'bar', turned: [], finished: [], choice: null, outcome: null, stage: 'turn' };
  const effects = Object.fromEntries(moves.map((move) => [move, []]));
  const props = { view, moves, effects, pending: null, names: {}, submit: (move: string) => sent.push(move) };
  const end = $effect.root(() => {
    const table = new Table(() => props as unknown as BoardProps<BitsView>, read);
    const aiming = new Aiming(table, {
      first: () => '-',
      widthOf: (way) => (way === '-' ? 3 : 1),
      turned: (way) => (way === '-' ? '|' : '-'),
      flipped: (way) => way,
      moveText: ({ way, column }) => `${way}${column}`,
      label: () => 'a bar',
      say: () => '',
      letter: () => null,
    });
    check(aiming, sent);
  });
  end();
}

test('the middle of the piece follows the pointer as far as the columns go', () => {
  aimed([...LYING, ...STANDING], (aiming) => {
    expect(aiming.move).toBe('-2');
    aiming.hand?.point(2.5);
    expect(aiming.move).toBe('-1');
    aiming.hand?.point(6.5);
    expect(aiming.move).toBe('-3');
  });
});

test('a piece turned and turned back is where it was', () => {
  aimed([...LYING, ...STANDING], (aiming) => {
    aiming.turn(1);
    aiming.hand?.point(5.5);
    expect(aiming.move).toBe('|5');
    aiming.turn(1);
    expect(aiming.move).toBe('-3');
    aiming.turn(1);
    expect(aiming.move).toBe('|5');
  });
});

test('a piece that does not fit as wanted is held as it fits', () => {
  aimed(['|0', '|5', 'x'], (aiming) => {
    aiming.hand?.point(4.5);
    expect(aiming.move).toBe('|5');
    aiming.step(-1);
    expect(aiming.move).toBe('|0');
  });
  aimed(['x'], (aiming) => expect(aiming.hand).toBeNull());
});

test('a space chosen leads the piece there, and drops it where it is already', () => {
  aimed(STANDING, (aiming, sent) => {
    aiming.hand?.choose({ column: 4, row: 0 });
    expect(aiming.move).toBe('|4');
    expect(sent).toEqual([]);
    aiming.hand?.choose({ column: 4, row: 0 });
    expect(sent).toEqual(['|4']);
  });
});
