import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Draft } from './draft.svelte';

describe('a draft', () => {
  beforeEach(() => localStorage.clear());

  test('goes back and forth, and forgets what was undone once something new is drawn', () => {
    const draft = new Draft('fits', 'a');
    draft.change('b');
    draft.change('c');
    draft.undo();
    expect([draft.text, draft.canUndo, draft.canRedo]).toEqual(['b', true, true]);
    draft.redo();
    expect(draft.text).toBe('c');
    draft.undo();
    draft.undo();
    draft.undo();
    expect([draft.text, draft.canUndo]).toEqual(['a', false]);
    draft.change('d');
    expect(draft.canRedo).toBe(false);
  });

  test('takes the strokes of one drag as one step', () => {
    const draft = new Draft('fits', 'a');
    for (const text of ['b', 'c', 'd']) draft.change(text, 'drag');
    draft.pause();
    draft.change('e', 'drag');
    draft.undo();
    expect(draft.text).toBe('d');
    draft.undo();
    expect(draft.text).toBe('a');
  });

  test('is there again after a reload, with its steps, and each game has its own', () => {
    new Draft('fits', 'a').change('b');
    const again = new Draft('fits', 'a');
    expect(again.text).toBe('b');
    again.undo();
    expect(again.text).toBe('a');
    expect(new Draft('bits', 'a').text).toBe('a');
  });

  test('never outgrows the storage, and keeps the newest steps', () => {
    const draft = new Draft('fits', '');
    for (let step = 0; step < 20; step += 1) draft.change(String(step).padEnd(60_000, '.'));
    expect(localStorage.getItem('tuckbox-box-fits')?.length).toBeLessThan(500_000);
    const again = new Draft('fits', '');
    again.undo();
    expect(again.text).toMatch(/^18\./);
  });

  test('is drawn on where nothing can be kept, or where something else is', () => {
    localStorage.setItem('tuckbox-box-fits', '{"text": 3, "past": "no"}');
    const draft = new Draft('fits', 'a');
    expect(draft.text).toBe('a');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    draft.change('b');
    full.mockRestore();
    expect([draft.text, draft.isKept]).toEqual(['b', false]);
    draft.change('c');
    expect(draft.isKept).toBe(true);
  });
});
