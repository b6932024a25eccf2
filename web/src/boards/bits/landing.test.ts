import { describe, expect, it } from 'vitest';
import { landing, resting } from './landing';

const seat = (number: number) => ({ id: 'seat', values: { seat: number } });
const lay = (number: number, cells: string[]) => ({
  id: 'bits-effect-lay',
  values: { seat: seat(number), text: 'YY>C', cells },
});

describe('the landing of a stone', () => {
  it('tells squares, gaps, areas and what the board is worth then', () => {
    const found = landing(
      [
        lay(1, ['C3', 'D3']),
        { id: 'bits-effect-gap', values: { seat: seat(1), cells: ['D2'], count: 1 } },
        {
          id: 'bits-effect-area',
          values: { seat: seat(1), colour: { id: 'bits-colour-Y', values: {} }, cells: ['C3', 'D3'], count: 2 },
        },
        { id: 'bits-effect-worth', values: { seat: seat(1), points: -2, before: 0 } },
      ],
      1,
      null,
    );
    expect(found).toEqual({
      cells: ['C3', 'D3'],
      colours: ['Y', 'Y'],
      gaps: ['D2'],
      formed: [{ colour: 'Y', cells: ['C3', 'D3'] }],
      worth: -2,
    });
  });

  it('is known from the move where effects tell only what else it does', () => {
    const rests = resting({ way: 'YY>', column: 2 }, 2);
    const gap = { id: 'bits-effect-gap', values: { cells: ['D2'], count: 1 } };
    expect(landing([gap], 1, rests)).toMatchObject({ cells: ['C3', 'D3'], colours: ['Y', 'Y'], gaps: ['D2'] });
    expect(landing(undefined, 1, rests)).toBe(rests);
  });

  it('is that of the own stone, whoever else lays one with it', () => {
    expect(landing([lay(2, ['A1', 'B1']), lay(1, ['C3', 'D3'])], 1, null)?.cells).toEqual(['C3', 'D3']);
    expect(landing([lay(2, ['A1', 'B1'])], 1, null)).toBeNull();
  });
});
