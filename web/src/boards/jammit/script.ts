/** Plays the effects of a move on the stage: coins enter, push, and what falls out goes to its owner. */
import { WIDTH, type Point } from '../hex/geometry';
import type { Kind, Piece, Script, Stage } from '../hex/stage.svelte';
import { columnsAt, cornerId, headOf } from './reading';
import type { JammitColumnView, JammitView, Message, MessageValue } from '../../wire';

const LAND_MS = 240;
const PUSH_MS = 280;
const OUT_MS = 600;
const PAWN_MS = 480;

export interface Scene {
  stage: Stage;
  view: JammitView;
  places: Map<string, Point>;
  /** Where on the screen the pieces of a seat are collected. */
  home: (seat: number) => Point;
}

/** Everything that one coin does: it enters, others are pushed, one may leave and count. */
export function coinsOf(effects: readonly Message[]): Message[][] {
  const coins: Message[][] = [];
  for (const effect of effects) {
    if (effect.id === 'jammit-effect-enter') coins.push([]);
    coins.at(-1)?.push(effect);
  }
  return coins;
}

export function* playMove(scene: Scene, effects: readonly Message[]): Script {
  for (const effect of effects) {
    if (effect.id === 'jammit-effect-pawn') yield* movePawn(scene, effect);
  }
  for (const coin of coinsOf(effects)) yield* playCoin(scene, coin);
  if (scene.stage.pieces.some((piece) => piece.flying)) yield OUT_MS;
  scene.stage.sweep();
}

/** Kind and colour of a piece: its message is called `jammit-coin-B`, `jammit-stone-R`. */
export function pieceOf(value: MessageValue | undefined): { kind: Kind; colour: string } {
  const [, kind, colour = 'N'] = (value as Message).id.split('-');
  return { kind: kind === 'stone' ? 'stone' : 'chip', colour };
}

export function seatOf(effect: Message): number {
  return Number((effect.values.seat as Message).values.seat);
}

/** A place before the head of a column (−1) or behind its last hex (1), at that distance in hexes. */
export function beside(column: JammitColumnView, places: Map<string, Point>, end: 1 | -1, hexes: number): Point {
  const at = (place: number) => places.get(column.hexes.at(place) ?? '') ?? { x: 0, y: 0 };
  const [first, second] = [at(0), at(1)];
  const from = end === 1 ? at(-1) : first;
  const way = { x: (second.x - first.x) / WIDTH, y: (second.y - first.y) / WIDTH };
  return { x: from.x + end * hexes * WIDTH * way.x, y: from.y + end * hexes * WIDTH * way.y };
}

function* movePawn({ stage }: Scene, { values }: Message): Script {
  const pawn = stage.find('pawn', cornerId(String(values.hex)));
  if (pawn) stage.move(pawn, cornerId(String(values.to)), PAWN_MS);
  yield PAWN_MS + 40;
}

function* playCoin(scene: Scene, effects: readonly Message[]): Script {
  const { stage, places } = scene;
  const [enter] = effects;
  const column = enter && columnOf(scene, enter);
  if (!column) return;
  const before = beside(column, places, -1, 0.9);
  const coin = stage.add({ ...pieceOf(enter.values.piece), at: '' }, before);
  yield LAND_MS;
  const out = push(scene, column, effects);
  stage.move(coin, headOf(column), PUSH_MS);
  yield PUSH_MS + 60;
  yield* count(scene, effects, out);
}

/** The column in which a coin enters: one of the corner at which the pawn is drawn. */
function columnOf({ stage, view }: Scene, enter: Message): JammitColumnView | undefined {
  const colour = view.seats.find(({ seat }) => seat === seatOf(enter))?.colour;
  const pawn = stage.pieces.find((piece) => piece.kind === 'pawn' && piece.colour === colour);
  return columnsAt(view, pawn?.at.slice(1, -1) ?? '').get(String(enter.values.hex));
}

/** All that lies in the way moves on together; tells what leaves the board. */
function push({ stage, view, places }: Scene, column: JammitColumnView, effects: readonly Message[]): Piece | undefined {
  const leaving = effects.find(({ id }) => id.startsWith('jammit-effect-out-'));
  const out = leaving && stage.on(String(leaving.values.hex))[0];
  if (out) {
    const to = column.into === 'centre' ? { x: 0, y: 0 } : beside(column, places, 1, 0.95);
    Object.assign(out, { ...to, ms: PUSH_MS, at: column.into === 'centre' ? view.centre : '' });
  }
  const pushes = effects.filter(({ id }) => id === 'jammit-effect-push').reverse();
  for (const { values } of pushes) {
    const piece = stage.on(String(values.hex))[0];
    if (piece) stage.move(piece, String(values.to), PUSH_MS);
  }
  return out;
}

/** What left goes to whom it counts for. */
function* count({ stage, home }: Scene, effects: readonly Message[], out: Piece | undefined): Script {
  for (const effect of effects) {
    const { id, values } = effect;
    if (id === 'jammit-effect-points' || id === 'jammit-effect-neutral') {
      const seat = seatOf(effect);
      if (out) stage.fly(out, home(seat), OUT_MS);
      yield OUT_MS / 2;
      stage.counts[`${id.slice('jammit-effect-'.length)}-${seat}`] = Number(values.total);
    } else if (id === 'jammit-effect-exchange') {
      yield OUT_MS;
      stage.counts[`neutral-${seatOf(effect)}`] = Number(values.left);
      stage.counts[`points-${seatOf(effect)}`] = Number(values.total);
    }
  }
}
