import { describe, expect, it } from 'vitest';
import { guessLanguage, readSettings, settings } from './settings.svelte';

const base = { ...settings };

describe('the first guess', () => {
  it.each([
    [['ja-JP', 'en'], 'ja'],
    [['pt-BR', 'de-AT'], 'de'],
    [['tlh'], 'en'],
    [[], 'en'],
  ])('of %j is %s', (wanted, guess) => {
    expect(guessLanguage(wanted)).toBe(guess);
  });
});

describe('stored settings', () => {
  it('are read', () => {
    expect(readSettings('{"theme":"dark","sound":false}', base)).toMatchObject({ theme: 'dark', sound: false });
  });

  it.each([null, '', '{', '3', 'null', '{"sound":"loud"}', '{"language":"tlh"}', '{"nonsense":1}'])(
    'that say %s change nothing',
    (stored) => {
      expect(readSettings(stored, base)).toEqual(base);
    },
  );
});
