import { describe, expect, it } from 'vitest';
import type { Task } from '../wire';
import { accepts } from './lesson';

const ANY: Task = { move: null, effects: [], hint: null };
const effects = (...ids: string[]) => ids.map((id) => ({ id, values: {} }));

describe('a task', () => {
  it('that names nothing takes every move', () => {
    expect(accepts(ANY, 'a1', [])).toBe(true);
  });

  it.each([
    ['^-$', '-', true],
    ['^-$', 'L5:0@A', false],
    ['\\^', 'RR^A', true],
    ['^[a-z]\\d', '>c6 b5-c6', false],
  ])('asks for %j of %j', (move, played, isRight) => {
    expect(accepts({ ...ANY, move }, played, [])).toBe(isRight);
  });

  it.each([
    [0, 0, 0, true],
    [0, 0, 1, false],
    [1, null, 0, false],
    [1, null, 3, true],
    [2, 2, 3, false],
    [2, 2, 2, true],
  ])('counts effects: from %j to %j allow %i', (least, most, count, isRight) => {
    const met = effects('other', ...Array<string>(count).fill('gap'));
    expect(accepts({ ...ANY, effects: [{ id: 'gap', least, most }] }, 'a1', met)).toBe(isRight);
  });

  it('wants everything it names', () => {
    const task = { ...ANY, move: '^a', effects: [{ id: 'gap', least: 1, most: null }] };
    expect(accepts(task, 'a1', effects('gap'))).toBe(true);
    expect(accepts(task, 'b1', effects('gap'))).toBe(false);
    expect(accepts(task, 'a1', effects())).toBe(false);
  });
});
