import { describe, expect, it } from 'vitest';
import { nearest, reachOf, step, type Aim } from './aim';

function read(move: string): Aim | null {
  return move === '-' ? null : { way: move.slice(0, 1), column: Number(move.slice(1)) };
}
const few = reachOf(['|5', '|0', '-'], read);

describe('aim', () => {
  it('knows the columns of each way from the left, of placements alone', () => {
    expect([...few]).toEqual([['|', [0, 5]]]);
  });

  it('steps over columns that are not legal and stops at the side', () => {
    expect(step({ way: '|', column: 0 }, 1, few).column).toBe(5);
    expect(step({ way: '|', column: 0 }, -1, few).column).toBe(0);
  });

  it('goes to the nearest legal column', () => {
    expect(nearest('|', 4, few)).toEqual({ way: '|', column: 5 });
    expect(nearest('|', 9.5, few)?.column).toBe(5);
    expect(nearest('-', 0, few)).toBeNull();
  });
});
