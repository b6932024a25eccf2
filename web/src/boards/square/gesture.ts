/** What a finger or mouse meant, once it is lifted. */

export interface Stroke {
  isTouch: boolean;
  /** Whether it began on the piece in hand. */
  onHand: boolean;
  /** From where it began to where it ended, in pixels; down is positive. */
  dx: number;
  dy: number;
  milliseconds: number;
}

export type Meaning = 'drop' | 'turn' | 'aim' | 'nothing';

const STILL = 10;
const FLICK = 36;
const FLICK_TIME = 450;

/** A mouse click drops; a finger flicks down to drop, taps the piece to turn it and elsewhere to aim. */
export function meaning({ isTouch, onHand, dx, dy, milliseconds }: Stroke): Meaning {
  const isStill = Math.hypot(dx, dy) < STILL;
  if (!isTouch) return isStill ? 'drop' : 'nothing';
  if (isStill) return onHand ? 'turn' : 'aim';
  const isFlick = dy > FLICK && dy > 1.5 * Math.abs(dx) && milliseconds < FLICK_TIME;
  return isFlick ? 'drop' : 'nothing';
}
