import { describe, expect, it } from 'vitest';
import { aimAt, exchanged, isNeutral, middleOf, moveText, reach, step, turned, waysOf } from './aim';

const moves = ['RB>A', 'RB>C', 'BR>A', 'BR>C', 'RB^A', 'BR^A', 'NN>A', 'NN^F'];
const places = reach(moves);

describe('aim', () => {
  it('reads ways and columns of the moves', () => {
    expect(places.get('RB>')).toEqual([0, 2]);
    expect(isNeutral('NN^')).toBe(true);
    expect(moveText({ way: 'RB>', column: 2 })).toBe('RB>C');
  });

  it('turns clockwise: the left square goes up, then right, then down', () => {
    // In a standing stone's text the lower square comes first.
    expect(waysOf('RB')).toEqual(['RB>', 'BR^', 'BR>', 'RB^']);
    expect(turned('RB>', 1, places)).toBe('BR^');
    expect(turned('RB>', -1, places)).toBe('RB^');
    expect(waysOf('KK')).toEqual(['KK>', 'KK^']);
  });

  it('passes over a way that fits nowhere', () => {
    const lyingOnly = reach(['RB>A', 'BR>A']);
    expect(turned('RB>', 1, lyingOnly)).toBe('BR>');
  });

  it('exchanges the two colours', () => {
    expect(exchanged('RB^', places)).toBe('BR^');
    expect(exchanged('NN>', places)).toBe('NN>');
  });

  it('goes to the nearest legal column and steps over the others', () => {
    expect(aimAt(5.5, 'RB>', places)).toEqual({ way: 'RB>', column: 2 });
    expect(step({ way: 'RB>', column: 0 }, 1, places).column).toBe(2);
    expect(middleOf({ way: 'RB>', column: 2 })).toBe(3);
    expect(aimAt(1, 'KK>', reach(['NN^B']))).toEqual({ way: 'NN^', column: 1 });
    expect(aimAt(1, 'KK>', reach([]))).toBeNull();
  });
});
