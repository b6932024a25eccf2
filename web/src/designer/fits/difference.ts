/** Where another drawing of FITS differs, in words: a space of a board, or a tile that starts. */
import { tileName } from '../../boards/fits/name';
import { signed } from '../../boards/square/points';
import { text } from '../../lib/i18n/index.svelte';
import type { Differing } from '../designer';

const VALUES: Record<string, string> = {
  dot: 'web-fits-dot',
  on: 'web-box-yes',
  off: 'web-box-no',
  start: 'web-box-starts',
  '': 'web-box-starts-not',
};

function value(drawn: string): string {
  if (drawn in VALUES) return text(VALUES[drawn] ?? '');
  if (drawn.startsWith('pair ')) return text('web-box-pair-with', { space: drawn.slice(5) });
  return text('web-box-number', { value: signed(Number(drawn)) });
}

function space(name: string, drawn: string): string {
  if (name === 'row-bonus') return text('web-box-row-bonus');
  return drawn === 'start' ? tileName(name) : name;
}

export const differing: Differing = { space, value };
