import { describe, expect, it } from 'vitest';
import { outline } from './outline';

const plain = { unit: 10, top: 2 };

/** The corners of a path without rounding. */
function points(path: string): string[] {
  return path.split('Z').filter(Boolean).map((loop) =>
    loop.slice(1).split('L').map((part) => part.split('Q')[0]).join(' | '),
  );
}

describe('outline', () => {
  it('goes once around a cell', () => {
    expect(points(outline([{ column: 0, row: 2 }], plain))).toEqual(['0 0 | 10 0 | 10 10 | 0 10']);
  });

  it('has no corner where two cells join', () => {
    const bar = [0, 1].map((column) => ({ column, row: 0 }));
    expect(points(outline(bar, plain))).toEqual(['0 20 | 20 20 | 20 30 | 0 30']);
  });

  it('stays inside by the inset, at inner corners too', () => {
    const corner = [
      { column: 0, row: 2 },
      { column: 0, row: 1 },
      { column: 1, row: 1 },
    ];
    expect(points(outline(corner, { ...plain, inset: 1 }))).toEqual([
      '1 1 | 9 1 | 9 11 | 19 11 | 19 19 | 1 19',
    ]);
  });

  it('keeps cells apart that touch at a corner only', () => {
    const diagonal = [
      { column: 0, row: 2 },
      { column: 1, row: 1 },
    ];
    expect(points(outline(diagonal, plain))).toHaveLength(2);
  });

  it('goes around a hole', () => {
    const ring = [0, 1, 2].flatMap((column) => [0, 1, 2].map((row) => ({ column, row })));
    const around = ring.filter(({ column, row }) => column !== 1 || row !== 1);
    expect(points(outline(around, plain))).toHaveLength(2);
  });
});
