import { describe, expect, it } from 'vitest';
import { patched } from './patch';

const document = { owed: [1, 2], view: { ramps: [{ laid: ['a'] }, { laid: [] }], card: 'T4' } };

describe('a patch', () => {
  it('replaces, adds and removes', () => {
    const after = patched(document, [
      { op: 'replace', path: '/owed', value: [2] },
      { op: 'add', path: '/view/ramps/0/laid/1', value: 'b' },
      { op: 'add', path: '/view/ramps/0/laid/-', value: 'c' },
      { op: 'remove', path: '/view/ramps/0/laid/0' },
      { op: 'replace', path: '/view/card', value: null },
      { op: 'add', path: '/view/a~1b', value: 1 },
    ]);
    expect(after).toEqual({
      owed: [2],
      view: { ramps: [{ laid: ['b', 'c'] }, { laid: [] }], card: null, 'a/b': 1 },
    });
  });

  it('leaves alone what it does not touch, and the document it is for', () => {
    const before = structuredClone(document);
    const after = patched(document, [{ op: 'add', path: '/view/ramps/0/laid/1', value: 'b' }]);
    expect(document).toEqual(before);
    expect(after.owed).toBe(document.owed);
    expect(after.view.ramps[1]).toBe(document.view.ramps[1]);
  });

  it.each([
    { op: 'replace', path: '/nothing', value: 1 },
    { op: 'remove', path: '/nothing' },
    { op: 'replace', path: '/owed/2', value: 1 },
    { op: 'add', path: '/owed/3', value: 1 },
    { op: 'remove', path: '/owed/-1' },
    { op: 'remove', path: '/owed/-' },
    { op: 'replace', path: '/owed/x', value: 1 },
    { op: 'replace', path: '/view/card/x', value: 1 },
    { op: 'replace', path: '', value: 1 },
  ] as const)('that does not fit is refused: $op $path', (operation) => {
    expect(() => patched(document, [operation])).toThrow();
  });
});
