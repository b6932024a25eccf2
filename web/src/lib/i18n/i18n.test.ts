import { beforeEach, describe, expect, it } from 'vitest';
import { fileOf } from './library';
import { knows, list, loadMessages, say, speak, text } from './index.svelte';

beforeEach(async () => {
  await speak('en');
  await loadMessages('fits', 'match');
});

describe('messages', () => {
  it('take values', () => {
    expect(text('web-match', { game: 'FITS' })).toBe('FITS, table');
  });

  it('say nested messages and lists in the language', async () => {
    const nested = {
      id: 'fits-effect-place',
      values: {
        seat: { id: 'seat', values: { seat: 1 } },
        tile: { id: 'fits-tile', values: { tile: 'P5' } },
        move: 'P5:0@A',
        cells: ['A1', 'A2', 'B1'],
      },
    };
    expect(say(nested)).toBe('Seat 1 places the flag P5 (P5:0@A) on A1, A2 and B1.');
    expect(say(nested, { 1: 'Ann' })).toMatch(/^Ann places/);
    await speak('de');
    expect(say(nested, { 1: 'Ann' })).toContain('A1, A2 und B1');
  });

  it('use the plural rules of the language', async () => {
    expect(text('web-points', { count: 1 })).toBe('1 point');
    expect(text('web-points', { count: -3 })).toBe('-3 points');
    await speak('fr');
    expect(text('web-points', { count: 0 })).toBe('0 point');
  });

  it('that are missing can be seen', () => {
    expect(text('web-no-such-thing')).toBe('⟦web-no-such-thing⟧');
    expect(knows('web-no-such-thing')).toBe(false);
  });

  it('come when their file has come', async () => {
    expect(text('jammit-title')).toBe('');
    await loadMessages('jammit');
    expect(text('jammit-title')).toBe('JAMMIT');
  });

  it('tell the server and the page the language', async () => {
    await speak('ja');
    expect(document.documentElement.lang).toBe('ja');
    expect(document.cookie).toContain('tuckbox-language=ja');
  });
});

describe('lists', () => {
  it.each([
    [[], ''],
    [['A'], 'A'],
    [['A', 'B'], 'A and B'],
    [['A', 'B', 'C'], 'A, B and C'],
  ])('%j', (items, said) => {
    expect(list(items)).toBe(said);
  });
});

describe('the file of a message', () => {
  it.each([
    ['web-close', 'web'],
    ['fits-effect-place', 'fits'],
    ['record-line', 'match'],
    ['bot-random', 'bots'],
    ['seat', 'core'],
    ['list-and', 'core'],
  ])('%s is %s', (id, file) => {
    expect(fileOf(id)).toBe(file);
  });
});
