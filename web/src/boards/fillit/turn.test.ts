import { describe, expect, test } from 'vitest';
import { Choice } from './choice.svelte';
import { bareEffects, example, halves, inSight, nextParts, parsePart, pawnAfter, trailOf } from './turn';
import type { FillitHexView, FillitView, Message } from '../../wire';

const MOVES = ['>a3 b2-b3', '>a3 b2-c3', 'b2-b3 >a3', 'b2-b3 >c2', 'b2-c3 >c2'];

function hex(name: string, q: number, r: number): FillitHexView {
  return { name, q, r, chip: null, stone: null };
}

function view(over: Partial<FillitView> = {}): FillitView {
  return {
    game: 'fillit',
    earlier: [],
    options: {},
    seat: 1,
    to_move: [1],
    scores: [1, 1],
    outcome: null,
    radius: 1,
    centre: 'x',
    hexes: [hex('b2', 0, 0), hex('b3', 1, 0), hex('c3', 1, -1), hex('a2', 0, 1), hex('a3', 5, 5), hex('b1', -1, 0)],
    reconstructed: false,
    sides: [],
    seats: [{ seat: 1, colour: 'R', pawn: 'b1' }],
    turn: 1,
    must_slide: true,
    slides: ['a3'],
    repetition: 1,
    ...over,
  };
}

function choosing(moves = MOVES, over: Partial<FillitView> = {}): Choice {
  return new Choice(
    () => view(over),
    () => moves,
    (slide) => (slide.target === 'a3' ? ['a2', 'a3'] : [slide.target]),
  );
}

test('parts are read from their text', () => {
  expect(parsePart('>a3')).toEqual({ text: '>a3', start: null, target: 'a3' });
  expect(parsePart('b2-c3')).toEqual({ text: 'b2-c3', start: 'b2', target: 'c3' });
});

test('each beginning is offered once, and then what follows it', () => {
  expect(nextParts(MOVES, null).map(({ text }) => text)).toEqual(['>a3', 'b2-b3', 'b2-c3']);
  expect(nextParts(MOVES, 'b2-b3').map(({ text }) => text)).toEqual(['>a3', '>c2']);
  expect(nextParts(MOVES, 'b2')).toEqual([]);
  expect(example(MOVES, 'b2-c3')).toBe('b2-c3 >c2');
});

test('a stone that steps onto the pawn puts it where the stone was', () => {
  expect(pawnAfter(parsePart('b2-b1'), 'b1')).toBe('b2');
  expect(pawnAfter(parsePart('b2-b3'), 'b1')).toBe('b1');
  expect(pawnAfter(parsePart('>a3'), 'b1')).toBe('a3');
});

test('effects divide where the second part begins', () => {
  const ids = ['slide', 'chip-laid', 'chip-kept', 'stone-moves', 'win'];
  const effects = ids.map((id): Message => ({ id: `fillit-effect-${id}`, values: { hex: 'a2' } }));
  const [first, second] = halves(effects);
  expect(first.map(({ id }) => id.slice(14))).toEqual(['slide', 'chip-laid', 'chip-kept']);
  expect(second.map(({ id }) => id.slice(14))).toEqual(['stone-moves', 'win']);
  expect(trailOf(effects)).toEqual({ laid: ['a2'], returned: [] });
});

test('without the word of the server pieces go where the text says', () => {
  const [stone, slide] = bareEffects('b2-b1 >a3', 'b1');
  expect(stone?.values).toMatchObject({ start: 'b2', target: 'b1' });
  expect(slide?.values).toMatchObject({ start: 'b2', target: 'a3' });
});

test('a turn is put together from the pawn first', () => {
  const choice = choosing();
  expect([...choice.sources]).toEqual(['b1', 'b2']);
  expect(choice.pick('b1')).toBeNull();
  expect([...choice.targets.keys()]).toEqual(['a3']);
  const slide = choice.pick('a3');
  if (!slide) throw new Error('no slide');
  choice.keep(slide);
  expect(choice.first).toBe('>a3');
  expect(choice.taken).toBeNull();
  choice.pick('b2');
  expect(choice.pick('c3')?.text).toBe('b2-c3');
});

test('after a stone the pawn is in the hand, and undoing gives back the whole first part', () => {
  const choice = choosing();
  choice.pick('b2');
  const step = choice.pick('b3');
  if (!step) throw new Error('no step');
  choice.keep(step);
  expect(choice.taken).toBe('b1');
  expect([...choice.targets.keys()]).toEqual(['a3', 'c2']);
  choice.undo();
  expect(choice.first).toBeNull();
  expect(choice.taken).toBeNull();
});

test('a neighbour where the stone would lock the pawn in is forbidden, with the reason', () => {
  const choice = choosing();
  choice.pick('b2');
  expect(choice.forbidden.has('a2')).toBe(true);
  expect(choice.forbidden.has('c3')).toBe(false);
  expect(choice.pick('a2')).toBeNull();
  expect(choice.reason).toEqual({ id: 'fillit-refusal-locks-pawn', values: { start: 'b2', target: 'a2' } });
  expect(choice.taken).toBe('b2');
});

test('a hex on the way of a slide is explained by where the pawn stops', () => {
  const choice = choosing();
  choice.pick('b1');
  choice.pick('a2');
  expect(choice.reason).toEqual({ id: 'fillit-refusal-goes-on', values: { target: 'a2', stop: 'a3' } });
});

test('a stuck pawn says that a stone must free it, or that a stone alone is the turn', () => {
  const stuck = choosing(['b2-b3 >c2'], { slides: [] });
  stuck.pick('b1');
  expect(stuck.reason?.id).toBe('fillit-describe-free-pawn');
  const alone = choosing(['b2-b3'], { slides: [], must_slide: false });
  alone.pick('b1');
  expect(alone.reason?.id).toBe('fillit-describe-stone-alone');
});

describe('asking ahead', () => {
  const turns = ['>e9 c3-c4', '>e9 c3-d3', '>a1 c3-c4', 'c3-c4 >e9', 'c3-c4 >a1', 'c3-d3 >e9', 'f6-f7 >e9'];

  test('asks for one turn with each slide, as only slides show what they do', () => {
    expect(inSight(turns, null, [])).toEqual(['>e9 c3-c4', '>a1 c3-c4']);
    expect(inSight(turns, '>e9', ['c3'])).toEqual([]);
    expect(inSight(['c3-c4', 'c3-d3'], null, ['c3'])).toEqual([]);
  });

  test('asks for all slides after a step as soon as its stone is in hand', () => {
    expect(inSight(turns, null, ['c3', null])).toEqual(['>e9 c3-c4', '>a1 c3-c4', 'c3-c4 >e9', 'c3-c4 >a1', 'c3-d3 >e9']);
    expect(inSight(turns, 'c3-c4', ['e5'])).toEqual(['c3-c4 >e9', 'c3-c4 >a1']);
  });
});
