import { expect, test, vi } from 'vitest';
import { centreOf } from '../hex/geometry';
import { Stage } from '../hex/stage.svelte';
import games from './played.json';
import { playTurn } from './script';
import { halves } from './turn';
import { piecesOf, suppliesOf } from './reading';
import type { FillitView, Message } from '../../wire';

// Made by web/export_played.py from the rules; later entries hold only what is drawn.
const played = games as unknown as { text: string; effects: Message[]; view: FillitView }[];
const places = new Map(played[0]?.view.hexes.map((hex) => [hex.name, centreOf(hex)]));
const home = () => ({ x: 999, y: 999 });

function staged(view: FillitView): Stage {
  const stage = new Stage((at) => places.get(at) ?? { x: NaN, y: NaN });
  stage.set(piecesOf(view), suppliesOf(view));
  return stage;
}

function drawn(stage: Stage): string[] {
  return stage.pieces.map(({ kind, colour, at }) => `${kind} ${colour} ${at}`).sort();
}

function seen(view: FillitView): string[] {
  return piecesOf(view).map(({ kind, colour, at }) => `${kind} ${colour} ${at}`).sort();
}

const turns = played.slice(1).map((entry, place) => ({ ...entry, before: played[place]?.view as FillitView }));

test.each(turns)('the effects of $text lead from one view to the next', ({ before, effects, view }) => {
  const stage = staged(before);
  stage.play(playTurn(stage, effects, home), false);
  expect(drawn(stage)).toEqual(seen(view));
  expect(stage.counts).toEqual(suppliesOf(view));
});

test.each(turns)('so do both parts of $text, one after the other', ({ before, effects, view }) => {
  const stage = staged(before);
  for (const half of halves(effects)) stage.play(playTurn(stage, half, home), false);
  expect(drawn(stage)).toEqual(seen(view));
});

test('every piece stands where its hex is', () => {
  const turn = turns.at(-1);
  if (!turn) throw new Error('no turn');
  const stage = staged(turn.before);
  stage.play(playTurn(stage, turn.effects, home), false);
  for (const { at, x, y } of stage.pieces) expect({ x, y }).toEqual(places.get(at));
});

test('chips are laid one by one while the pawn moves, and finish ends all at once', () => {
  vi.useFakeTimers();
  const turn = turns.find(({ effects }) => effects.filter(({ id }) => id.endsWith('chip-laid')).length > 2);
  if (!turn) throw new Error('no such turn');
  const stage = staged(turn.before);
  const chips = () => stage.pieces.filter(({ kind }) => kind === 'chip').length;
  const start = chips();
  stage.play(playTurn(stage, halves(turn.effects)[0], home), true);
  expect(stage.busy).toBe(true);
  const counts = Array.from({ length: 8 }, () => (vi.advanceTimersByTime(110), chips() - start));
  expect(new Set(counts).size).toBeGreaterThan(2);
  stage.finish();
  expect(stage.busy).toBe(false);
  vi.useRealTimers();
});
