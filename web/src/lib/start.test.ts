import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAhead, loadStart } from './start';

const asked: string[] = [];
let isDown = false;
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (isDown) throw new Error('no network');
    const found = url.startsWith('/api/games') ? [{ name: 'fits', reconstructed: [] }] : { matches: [{ id: 'abc' }], more: null };
    return new Response(JSON.stringify(found), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  asked.length = 0;
  isDown = false;
  vi.unstubAllGlobals();
});

it('is asked for once, ahead of the page, and anew when the page comes back', async () => {
  isDown = true;
  askAhead();
  expect(asked.toSorted()).toEqual(['/api/games', '/api/matches?which=mine&limit=30']);
  await expect(loadStart()).rejects.toThrow('unreachable');
  expect(asked).toHaveLength(2);
  isDown = false;
  expect(await loadStart()).toEqual([[{ name: 'fits', reconstructed: [] }], [{ id: 'abc' }]]);
  expect(asked).toHaveLength(4);
});
