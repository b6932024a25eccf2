import { describe, expect, it } from 'vitest';
import { Tree } from './line';

const entry = (actor: number, text: string) => ({ actor, text });

describe('a tree of lines', () => {
  it('keeps both branches when one goes back and chooses otherwise', () => {
    const tree = new Tree();
    tree.add([entry(1, 'a'), entry(0, 'card x')]);
    tree.add([entry(1, 'b')]);
    tree.back();
    tree.add([entry(1, 'c')]);
    expect(tree.entries.map(({ text }) => text)).toEqual(['a', 'card x', 'c']);
    expect(tree.leaves.map((leaf) => leaf.entries[0]?.text)).toEqual(['b', 'c']);
  });

  it('does not double a choice that was made before', () => {
    const tree = new Tree();
    const first = tree.add([entry(1, 'a')]);
    tree.back();
    expect(tree.add([entry(1, 'a')])).toBe(first);
    expect(tree.root.children).toHaveLength(1);
  });

  it('makes another branch when the same choice met other cards', () => {
    const tree = new Tree();
    tree.add([entry(1, 'a'), entry(0, 'card x')]);
    tree.back();
    tree.add([entry(1, 'a'), entry(0, 'card y')]);
    expect(tree.leaves).toHaveLength(2);
  });

  it('stays at its root when there is nothing to take back', () => {
    const tree = new Tree();
    tree.back();
    expect(tree.path).toEqual([tree.root]);
  });
});
