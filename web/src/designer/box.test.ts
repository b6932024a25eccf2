import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fileOf, gameOf, headWord, linesAbove, newBox, readBox, withClaim, withFile, withHeadWord, withoutFile, writeBox } from './box';
import { BUILT_IN } from './builtin';

const words = { name: 'Moon “light”', author: 'Ann', licence: '' };
const full = (game: string) =>
  Object.entries(BUILT_IN[game] ?? {}).reduce((box, [name, text]) => withFile(box, name, text), newBox(game, words));

describe('a box', () => {
  test.each(['fits', 'bits', 'fillit', 'jammit'])('of every drawing of %s is written as it was read', (game) => {
    const text = writeBox(full(game));
    expect(readBox(text)).toEqual(full(game));
    expect(writeBox(readBox(text))).toBe(text);
    expect(text.split('[file').length).toBeGreaterThan(3);
  });

  test.each([
    '',
    'no box',
    '[tuckbox-box 1]\r\n[game fits]\r\n; Hello.\r\n\r\n[file a.txt made up] ; mine\r\n\r\n[grid]\r\n',
    '[file a.txt made up]\n[file b.txt as printed]\n',
    '[file a.txt made up]',
    '[file a.txt made up]\n.',
    '[tuckbox-box 1]\n[file bad\n.\n\n\n',
  ])('keeps every byte: %j', (text) => {
    expect(writeBox(readBox(text))).toBe(text);
  });

  test('keeps the example of the docs, and all else when one word of its head changes', () => {
    const page = readFileSync('../docs/boxes.md', 'utf8');
    const example = (page.match(/^( {4}.*|)$/gm) ?? []).join('\n').split('    [tuckbox-box 1]')[1] ?? '';
    const text = `[tuckbox-box 1]${example.replaceAll('\n    ', '\n')}`;
    const box = readBox(text);
    expect([gameOf(box), headWord(box, 'name'), headWord(box, 'author')]).toEqual(['fits', 'Moonlight', 'Ann']);
    expect(writeBox(withHeadWord(box, 'author', 'Bé "n"'))).toBe(text.replace('"Ann"', '"Bé \\"n\\""'));
    expect(writeBox(withClaim(box, 'boards/moon.txt', 'as printed'))).toBe(text.replace('made up]', 'as printed]'));
  });

  test('counts the lines above a drawing as the server does', () => {
    const box = full('fits');
    for (const { name, text } of box.files) {
      const lines = writeBox(box).split('\n');
      const above = linesAbove(box, name);
      expect(lines[above - 1]).toBe(`[file ${name} made up]`);
      expect(lines[above]).toBe(text.split('\n')[0]);
    }
  });

  test('loses a drawing that is taken out, and nothing else', () => {
    const box = full('fits');
    const less = withoutFile(box, 'boards/2.txt');
    expect(fileOf(less, 'boards/2.txt')).toBeUndefined();
    expect(less.files).toHaveLength(box.files.length - 1);
  });
});
