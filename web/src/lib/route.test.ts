import { expect, it } from 'vitest';
import { routeOf } from './route';

it.each([
  ['/', 'Start', {}],
  ['/match/aB-1', 'Match', { id: 'aB-1' }],
  ['/match/aB-1/', 'Match', { id: 'aB-1' }],
  ['/learn/fits', 'Learn', { game: 'fits' }],
  ['/daily/bits?date=2026-11-15', 'Daily', { game: 'bits' }],
  ['/match', 'Lost', {}],
  ['/nowhere/at/all', 'Lost', {}],
])('%s opens %s', (path, page, params) => {
  expect(routeOf(new URL(path, 'http://table'))).toMatchObject({ page, params });
});

it('keeps the query', () => {
  expect(routeOf(new URL('/replay/x?at=7', 'http://table')).query.get('at')).toBe('7');
});

it('survives an address that can not be decoded', () => {
  expect(routeOf(new URL('/match/%E0%A4%A', 'http://table')).page).toBe('Match');
});
