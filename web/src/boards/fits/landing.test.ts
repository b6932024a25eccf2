import { describe, expect, it } from 'vitest';
import { landing, resting } from './landing';

const seat = { id: 'seat', values: { seat: 1 } };
const tile = { id: 'fits-tile', values: { tile: 'L5' } };

describe('the landing of a tile', () => {
  it('joins the squares in the grid and over its edge', () => {
    const found = landing([
      { id: 'fits-effect-place', values: { seat, tile, move: 'L5:0@C', cells: ['C11', 'C12'] } },
      { id: 'fits-effect-above', values: { seat, cells: ['C13'] } },
      { id: 'fits-effect-gaps', values: { seat, cells: ['D9'], count: 1 } },
      { id: 'fits-effect-cover-value', values: { seat, cell: 'C11', value: 1 } },
      { id: 'fits-effect-row', values: { seat, row: 11 } },
    ], null);
    expect(found?.cells).toEqual([10, 11, 12].map((row) => ({ column: 2, row })));
    expect(found?.gaps).toEqual([{ column: 3, row: 8 }]);
    expect(found?.rows).toEqual([11]);
    expect(found?.covered).toEqual(['C11']);
  });

  it('is known from the move where effects tell only what else it does', () => {
    const rests = resting([[0, 0], [0, 1]], 2, 4);
    const found = landing([{ id: 'fits-effect-gaps', values: { seat, cells: ['C4'], count: 1 } }], rests);
    expect(found?.cells).toEqual([4, 5].map((row) => ({ column: 2, row })));
    expect(found).toMatchObject({ gaps: [{ column: 2, row: 3 }], told: true });
    expect(landing([], rests)?.told).toBe(true);
    expect(landing(undefined, rests)).toBe(rests);
  });

  it('is unknown for a tile set aside, and while nobody has told', () => {
    expect(landing([{ id: 'fits-effect-set-aside', values: { seat, tile } }], null)).toBeNull();
    expect(landing(undefined, null)).toBeNull();
  });
});
