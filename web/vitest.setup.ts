import { readdirSync, readFileSync } from 'node:fs';
import { vi } from 'vitest';

// jsdom has no media queries; nothing in the tests depends on the answer.
window.matchMedia ??= (query) =>
  ({ matches: false, media: query, addEventListener: () => undefined }) as unknown as MediaQueryList;

/** Returns the messages of a language, as the server would send them. */
function messages(language: string): string {
  const folder = `../src/tuckbox/i18n/${language}`;
  const files = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  return JSON.stringify({ texts: { [language]: files.join('\n') } });
}

vi.stubGlobal('fetch', async (url: string) => {
  const [, language] = /^\/api\/messages\/([a-z]+)/.exec(url) ?? [];
  if (!language) throw new Error(`no server in a test: ${url}`);
  return new Response(messages(language), { headers: { 'content-type': 'application/json' } });
});
