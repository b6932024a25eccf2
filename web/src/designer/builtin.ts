/** The built-in drawings, as the games have them: what a box leaves out, and what drawing begins with.
 *
 * They come with the page, so that somebody can draw while the server is away. */

const found = import.meta.glob<string>('../../../src/tuckbox/games/*/data/**/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** By game and name of the file: `BUILT_IN.fits['boards/2.txt']`. */
export const BUILT_IN: Record<string, Record<string, string>> = {};
for (const [path, text] of Object.entries(found)) {
  const [, game = '', name = ''] = /\/games\/([^/]+)\/data\/(.+)$/.exec(path) ?? [];
  (BUILT_IN[game] ??= {})[name] = text;
}
