/** How things of BITS are called. The same words as in the log. */
import { isLying, isNeutral, type Way } from './aim';
import type { BitsTaskView, Message } from '../../wire';

/** In the order in which the name of a stone has them. */
const COLOURS = 'RBPYKN';
const NAMED_SHAPES = ['O1', 'O4', 'L4', 'S4', 'V3'];

export function colourMessage(colour: string): Message {
  return { id: `bits-colour-${colour}`, values: {} };
}

/** A stone, or how it is held: a stone is called the same whichever colour lies first. */
export function stoneMessage(stone: string): Message {
  const colours = [...stone.slice(0, 2)].sort((one, other) => COLOURS.indexOf(one) - COLOURS.indexOf(other));
  return { id: `bits-stone-${colours.join('')}`, values: {} };
}

/** How a stone is held. */
export function wayMessage(way: Way): Message {
  const [first = '', second = ''] = way;
  const lies = isLying(way) ? 'lying' : 'standing';
  if (isNeutral(way)) return { id: `bits-group-${lies}-neutral`, values: {} };
  if (first === second) {
    return { id: `bits-group-${lies}-double`, values: { colour: colourMessage(first) } };
  }
  return {
    id: `bits-group-${lies}`,
    values: { first: colourMessage(first), second: colourMessage(second) },
  };
}

function shapeMessage(shape: string, squares: number): Message {
  if (NAMED_SHAPES.includes(shape)) return { id: `bits-shape-${shape}`, values: {} };
  const letter = shape.replace(/\d+$/, '');
  if (letter === 'I') return { id: 'bits-shape-line', values: { squares } };
  return { id: 'bits-shape-letter', values: { letter, squares } };
}

export function taskMessage({ shape, cells, colour, points, others }: BitsTaskView): Message {
  const squares = cells.length;
  const named = shapeMessage(shape, squares);
  if (colour !== null) {
    return { id: 'bits-task-colour', values: { shape: named, colour: colourMessage(colour), points } };
  }
  if (others) return { id: 'bits-task-size', values: { shape: named, points, others, squares } };
  return { id: 'bits-task-shape', values: { shape: named, points } };
}
