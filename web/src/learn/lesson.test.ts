import { describe, expect, it } from 'vitest';
import { accepts } from './lesson';

const effects = (...ids: string[]) => ids.map((id) => ({ id, values: {} }));

describe('a task', () => {
  it('that names nothing takes every move', () => {
    expect(accepts({ effects: [] }, 'a1', [])).toBe(true);
  });

  it.each([
    ['^-$', '-', true],
    ['^-$', 'L5:0@A', false],
    ['\\^', 'RR^A', true],
    ['^[a-z]\\d', '>c6 b5-c6', false],
  ])('asks for %j of %j', (move, played, isRight) => {
    expect(accepts({ move, effects: [] }, played, [])).toBe(isRight);
  });

  it.each([
    [{ least: 0, most: 0 }, 0, true],
    [{ least: 0, most: 0 }, 1, false],
    [{ least: 1 }, 0, false],
    [{ least: 1 }, 3, true],
    [{ least: 2, most: 2 }, 3, false],
    [{ least: 2, most: 2 }, 2, true],
  ])('counts effects: %j and %i', (bounds, count, isRight) => {
    const met = effects('other', ...Array<string>(count).fill('gap'));
    expect(accepts({ effects: [{ id: 'gap', ...bounds }] }, 'a1', met)).toBe(isRight);
  });

  it('wants everything it names', () => {
    const task = { move: '^a', effects: [{ id: 'gap', least: 1 }] };
    expect(accepts(task, 'a1', effects('gap'))).toBe(true);
    expect(accepts(task, 'b1', effects('gap'))).toBe(false);
    expect(accepts(task, 'a1', effects())).toBe(false);
  });
});
