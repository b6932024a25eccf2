import { describe, expect, it } from 'vitest';
import { reachOf } from '../square/aim';
import { exchanged, isNeutral, moveText, readAim, turned, waysOf, widthOf } from './aim';

const moves = ['RB>A', 'RB>C', 'BR>A', 'BR>C', 'RB^A', 'BR^A', 'NN>A', 'NN^F'];
const places = reachOf(moves, readAim);

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
    const lyingOnly = reachOf(['RB>A', 'BR>A'], readAim);
    expect(turned('RB>', 1, lyingOnly)).toBe('BR>');
  });

  it('exchanges the two colours', () => {
    expect(exchanged('RB^', places)).toBe('BR^');
    expect(exchanged('NN>', places)).toBe('NN>');
  });

  it('is two columns wide lying, one standing', () => {
    expect([widthOf('RB>'), widthOf('RB^')]).toEqual([2, 1]);
  });
});
