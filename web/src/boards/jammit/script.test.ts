import { expect, test } from 'vitest';
import { Stage } from '../hex/stage.svelte';
import { foresee } from './foreseen';
import games from './played.json';
import { coinsOf, playMove } from './script';
import { countsOf, piecesOf, placesOf } from './reading';
import type { JammitView, Message } from '../../wire';

// Made by web/export_played.py from the rules; later entries hold only what is drawn.
const played = games as unknown as { text: string; effects: Message[]; view: JammitView }[];
const setup = played[0]?.view as JammitView;
const places = placesOf(setup);

/** A later view with what never changes. */
function whole(view: JammitView): JammitView {
  return { ...setup, ...view };
}

function signatures(pieces: { kind: string; colour: string; at: string }[]): string[] {
  return pieces.map(({ kind, colour, at }) => `${kind} ${colour} ${at}`).sort();
}

const moves = played.slice(1).map((entry, place) => ({ ...entry, before: whole(played[place]?.view ?? setup) }));

test.each(moves)('the effects of $text lead from one view to the next', ({ before, effects, view }) => {
  const stage = new Stage((at) => places.get(at) ?? { x: NaN, y: NaN });
  stage.set(piecesOf(before), countsOf(before));
  stage.play(playMove({ stage, view: before, places, home: () => ({ x: 0, y: 0 }) }, effects), false);
  expect(signatures(stage.pieces)).toEqual(signatures(piecesOf(view)));
  expect(stage.counts).toEqual(countsOf(view));
  for (const { at, x, y } of stage.pieces) expect({ x, y }).toEqual(places.get(at));
});

test('a preview shows exactly the hexes that change and the pieces that leave', () => {
  for (const { before, effects, view, text } of moves.filter(({ text }) => !text.startsWith('>'))) {
    const colours = [...before.seats].map(({ pawn, colour }) => [colour, pawn]);
    const mover = effects[0]?.values.seat as Message;
    const colour = before.seats.find(({ seat }) => seat === mover.values.seat)?.colour;
    const corner = colours.find(([one]) => one === colour)?.[1] ?? '';
    const { changed, out } = foresee({ view: before, places }, corner, effects, 2);
    const known = new Set(signatures(piecesOf(before)));
    const fresh = signatures(piecesOf(view)).filter((one) => !known.has(one));
    expect(changed.length, text).toBe(fresh.length);
    expect(out.length, text).toBe(effects.filter(({ id }) => id.includes('-out-')).length);
  }
});

test('each coin has its own effects', () => {
  const insertion = moves.find(({ text }) => text.includes('='));
  const coins = coinsOf(insertion?.effects ?? []);
  expect(coins).toHaveLength(2);
  for (const [first] of coins) expect(first?.id).toBe('jammit-effect-enter');
});
