/** How a piece comes down the ramp: it starts where it was held and gathers speed. */
import { cubicIn } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { readCell } from './cell';
import { UNIT } from './stage';

export interface Slide {
  /** How far it slides, in units of the drawing. */
  distance: number;
  /** 0: it is there at once. */
  duration: number;
}

export function slide(_: Element, { distance, duration }: Slide): TransitionConfig {
  return {
    duration: distance > 0 ? duration : 0,
    easing: cubicIn,
    css: (_, left) => `transform: translateY(${-left * distance}px)`,
  };
}

/** From the top row of the drawing, where a piece is held, to where its cells lie. */
export function fall(cells: string[], top: number, isMoving: boolean): Slide {
  const rows = top - Math.max(...cells.map((cell) => readCell(cell).row));
  return { distance: rows * UNIT, duration: isMoving ? slideTime(rows) : 0 };
}

/** Longer ways take longer, but never long. */
function slideTime(rows: number): number {
  return 140 + 18 * Math.max(0, rows);
}
