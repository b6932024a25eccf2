import { FluentBundle, FluentResource } from '@fluent/bundle';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choose, couldNotSpeak, knows, language, list, say, speak, text } from './index.svelte';
import { Library, messageAddress, numeral } from './library';
import type { Messages } from '../../wire';
import { fetchJson } from '../api/client';

beforeEach(() => speak('en'));

describe('messages', () => {
  it('take values', () => {
    expect(text('web-match', { game: 'FITS' })).toBe('FITS table');
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
    expect(say(nested)).toBe('Seat 1 places the flag P5 on A1, A2 and B1.');
    expect(say(nested, { 1: 'Ann' })).toMatch(/^Ann places/);
    await speak('de');
    expect(say(nested, { 1: 'Ann' })).toContain('A1, A2 und B1');
  });

  it('write negative numbers with a minus sign, and leave hyphens alone', async () => {
    const scored = { seat: 'Ann', round: 1, board: '1', points: -4, dots: -8, rows: 0, values: 4, pairs: 0 };
    expect(say({ id: 'fits-effect-round-score', values: scored })).toContain('−4 in round 1');
    expect(say({ id: 'fillit-group-stone-first', values: { hex: 'c3-4' } })).toContain('c3-4');
    await speak('ja');
    expect(say({ id: 'fits-effect-round-score', values: scored })).toContain('−4点');
  });

  it('use the plural rules of the language', async () => {
    expect(text('web-points', { count: 1 })).toBe('1 point');
    expect(text('web-points', { count: -3 })).toBe('-3 points');
    await speak('fr');
    expect(text('web-points', { count: 0 })).toBe('0 point');
  });

  it.each(['en', 'fr', 'de', 'ja'])('write numbers as the language does: %s', (name) => {
    const library = new Library(name as 'en', { [name]: 'n = { $n }' });
    for (const number of [0, 7, -3, 999, -999, 1000, 12345, 0.5, -2.25]) {
      const written = new Intl.NumberFormat(name).format(number);
      expect(library.format('n', { n: numeral(number) })).toBe(written);
    }
  });

  it('that are missing can be seen', () => {
    expect(text('web-no-such-thing')).toBe('⟦web-no-such-thing⟧');
    expect(knows('web-no-such-thing')).toBe(false);
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

describe('a language', () => {
  afterEach(() => vi.restoreAllMocks());

  it('stays when the words of another can not be fetched', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new Error('no network'));
    await choose('fr');
    expect(couldNotSpeak()).toBe(true);
    expect(language()).toBe('en');
    expect(text('web-close')).toBe('Close');
    await choose('fr');
    expect(couldNotSpeak()).toBe(false);
    expect(text('web-close')).toBe('Fermer');
  });

  it('that was asked for last is spoken, whatever arrives last', async () => {
    const { fetch } = globalThis;
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce((url) => gate.then(() => fetch(url)));
    const first = speak('de');
    await speak('ja');
    release();
    await first;
    expect(language()).toBe('ja');
  });

  it('is filled up with English', () => {
    const library = new Library('ja', { ja: 'here = ここ', en: 'here = here\ngone = { $n ->\n  [one] one\n *[other] more\n}' });
    expect(library.format('here', {})).toBe('ここ');
    expect(library.format('gone', { n: 1 })).toBe('one');
    expect(library.knows('gone')).toBe(true);
    expect(library.knows('never')).toBe(false);
  });

  it.each(['en', 'fr', 'de', 'ja'] as const)('is put into the same words message by message as whole: %s', async (name) => {
    const { texts } = await fetchJson<Messages>(messageAddress(name));
    const library = new Library(name, texts);
    const resource = new FluentResource(texts[name] ?? '');
    const bundle = new FluentBundle(name, { useIsolating: false });
    bundle.addResource(resource);
    const asked = Array.from((texts[name] ?? '').matchAll(/\$([\w-]+)/g), ([, value]) => [value ?? '', 2]);
    const values = Object.fromEntries(asked) as Record<string, number>;
    const ids = resource.body.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1000);
    for (const id of ids) {
      const pattern = bundle.getMessage(id)?.value ?? '';
      expect(library.knows(id)).toBe(true);
      expect(library.format(id, values)).toBe(bundle.formatPattern(pattern, values, []));
    }
  });

  it('has an address that names its version, if the page does', () => {
    expect(messageAddress('de')).toBe('/api/messages/de');
    document.head.innerHTML = '<meta name="tuckbox-messages" content="ab12">';
    expect(messageAddress('de')).toBe('/api/messages/de?version=ab12');
    document.head.innerHTML = '';
  });
});
