import { describe, expect, it } from 'vitest';
import { meaning } from './gesture';

const tap = { isTouch: true, onHand: false, dx: 2, dy: -3, milliseconds: 90 };

describe('a stroke', () => {
  it('of a mouse that stays drops', () => {
    expect(meaning({ ...tap, isTouch: false })).toBe('drop');
    expect(meaning({ ...tap, isTouch: false, dx: 40 })).toBe('nothing');
  });

  it('of a finger that stays turns the piece in hand, elsewhere it aims', () => {
    expect(meaning({ ...tap, onHand: true })).toBe('turn');
    expect(meaning(tap)).toBe('aim');
  });

  it('of a finger drops only when it is quick and goes down', () => {
    const flick = { ...tap, onHand: true, dx: 10, dy: 80, milliseconds: 160 };
    expect(meaning(flick)).toBe('drop');
    expect(meaning({ ...flick, milliseconds: 900 })).toBe('nothing');
    expect(meaning({ ...flick, dx: 90 })).toBe('nothing');
    expect(meaning({ ...flick, dy: -80 })).toBe('nothing');
  });
});
