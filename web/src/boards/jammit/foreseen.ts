/** What a move would change, drawn before it is made. */
import { beside, coinsOf, pieceOf, playMove, type Scene } from './script';
import { Stage, type Kind } from '../hex/stage.svelte';
import { columnsAt, countsOf, piecesOf } from './reading';
import type { Point } from '../hex/geometry';
import type { JammitColumnView, Message } from '../../wire';

export interface Foreseen {
  /** What will lie on hexes where something changes. */
  changed: { kind: Kind; colour: string; at: Point }[];
  /** What will leave the board, where, and what it counts. */
  out: { kind: Kind; colour: string; at: Point; worth: string }[];
}

/** `coins`: how many of the coins to look at; with extra coins only the first may be decided. */
export function foresee(scene: Omit<Scene, 'stage' | 'home'>, corner: string, effects: Message[], coins: number): Foreseen {
  const told = coinsOf(effects).slice(0, coins);
  const stage = new Stage((at) => scene.places.get(at) ?? { x: 0, y: 0 });
  stage.set(piecesOf(scene.view), countsOf(scene.view));
  const before = new Set(stage.pieces.map(({ kind, colour, at }) => `${kind} ${colour} ${at}`));
  stage.play(playMove({ ...scene, stage, home: () => ({ x: 0, y: 0 }) }, told.flat()), false);
  const changed = stage.pieces
    .filter(({ kind, colour, at }) => !before.has(`${kind} ${colour} ${at}`))
    .map(({ kind, colour, x, y }) => ({ kind, colour, at: { x, y } }));
  return { changed, out: leaving(told, scene, columnsAt(scene.view, corner)) };
}

function leaving(coins: Message[][], { places }: Omit<Scene, 'stage' | 'home'>, columns: Map<string, JammitColumnView>): Foreseen['out'] {
  const full = new Map<string, number>();
  return coins.flatMap((effects) => {
    const head = String(effects[0]?.values.hex);
    const column = columns.get(head);
    const gone = effects.find(({ id }) => id.startsWith('jammit-effect-out-'));
    const counted = effects.find(({ id }) => /-(points|neutral)$/.test(id));
    if (!column || !gone || !counted) return [];
    const nth = full.get(head) ?? 0;
    full.set(head, nth + 1);
    const worth = `+${String(counted.values.points ?? counted.values.coins)}`;
    return [{ ...pieceOf(gone.values.piece), at: exit(column, places, nth), worth }];
  });
}

/** Pieces that leave the same column lie one behind the other; in the hole, side by side. */
function exit(column: JammitColumnView, places: Map<string, Point>, nth: number): Point {
  if (column.into === 'centre') return { x: -9 + 18 * nth, y: 0 };
  return beside(column, places, 1, 0.85 + 0.7 * nth);
}
