import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { BitsView, Effects } from '../../wire';
import type { BoardProps } from '../board';
import type { Aim } from './aim';
import { Table } from './table.svelte';

const read = (move: string): Aim => ({ way: move.slice(0, 1), column: Number(move.slice(1)) });
const TOLD = { id: 'gap', values: {} };

/** A table at which every question is answered at once. */
class Asked {
  readonly questions: string[][] = [];
  props = $state.raw({
    view: { seat: 1, round: 1, card: 'bar', turned: ['bar'], finished: [], choice: null, outcome: null, stage: 'turn' },
    moves: ['-0', '-1'],
    landings: [0, 0],
    effects: null,
    pending: null as string | null,
    names: {},
    preview: (texts: string[]): Promise<Effects> => {
      this.questions.push(texts);
      return Promise.resolve(Object.fromEntries(texts.map((text) => [text, [TOLD]])));
    },
  });

  async check(act: (table: Table) => Promise<void>): Promise<void> {
    let table: Table | undefined;
    const end = $effect.root(() => {
      table = new Table(() => this.props as unknown as BoardProps<BitsView>, read);
    });
    await tick();
    if (table) await act(table);
    end();
  }

  async become(changed: object): Promise<void> {
    this.props = { ...this.props, ...changed };
    await tick();
  }
}

async function learn(table: Table): Promise<void> {
  table.foresee(['-0']);
  await vi.waitFor(() => expect(table.effects('-0')).toEqual([TOLD]));
}

test('what is known of the moves outlasts an update in which they are the same', async () => {
  const asked = new Asked();
  await asked.check(async (table) => {
    await learn(table);
    // A neighbour has chosen; then a move of one's own is on its way, and is refused.
    await asked.become({ moves: ['-0', '-1'], landings: [0, 0] });
    await asked.become({ moves: [], pending: '-0' });
    await asked.become({ moves: ['-0', '-1'], pending: null });
    table.foresee(['-0']);
    expect(table.effects('-0')).toEqual([TOLD]);
    expect(asked.questions).toEqual([['-0']]);
  });
});

test.each([
  ['the moves', { moves: ['-0'], landings: [0] }],
  ['where pieces come to rest', { landings: [1, 0] }],
  ['the seat', { view: { seat: 2, round: 1, turned: ['bar'], finished: [], choice: null } }],
  ['the card', { view: { seat: 1, round: 1, turned: ['bar', 'box'], finished: [], choice: null } }],
  ['the round', { view: { seat: 1, round: 2, turned: ['bar'], finished: [], choice: null } }],
])('nothing is known any more when %s changed', async (_, changed) => {
  const asked = new Asked();
  await asked.check(async (table) => {
    await learn(table);
    await asked.become(changed);
    expect(table.effects('-0')).toBeUndefined();
    table.foresee(['-0']);
    expect(asked.questions).toHaveLength(2);
  });
});
