/** Plays the effects of a turn on the stage: the slide chip by chip, the stone, the chips going home. */
import type { Point } from '../hex/geometry';
import type { Script, Stage } from '../hex/stage.svelte';
import type { Message } from '../../wire';

const HEX_MS = 110;
const STONE_MS = 300;
const HOME_MS = 650;

/** `home` tells where the supply of a colour is on the screen. */
export function* playTurn(stage: Stage, effects: readonly Message[], home: (colour: string) => Point): Script {
  let here = '';
  for (const { id, values } of effects) {
    const hex = String(values.hex);
    const colour = String(values.colour);
    // The pawn is on its way; each chip waits until it has come so far.
    if (id.startsWith('fillit-effect-chip-') && hex !== here) {
      here = hex;
      yield HEX_MS;
    }
    switch (id) {
      case 'fillit-effect-slide':
        slide(stage, values);
        break;
      case 'fillit-effect-chip-laid':
        stage.add({ kind: 'chip', colour, at: hex });
        stage.counts[colour] = Number(values.supply);
        break;
      case 'fillit-effect-chip-returned':
        goHome(stage, hex, colour, home(colour));
        break;
      case 'fillit-effect-path-left':
        yield HEX_MS * (values.hexes as string[]).length;
        break;
      default:
        if (!id.startsWith('fillit-effect-stone-')) break;
        yield 60;
        swap(stage, String(values.start), String(values.target));
        yield STONE_MS + 40;
    }
  }
  if (stage.pieces.some((piece) => piece.flying)) yield HOME_MS;
  stage.sweep();
}

function slide(stage: Stage, values: Message['values']): void {
  const pawn = stage.find('pawn', String(values.start));
  const path = values.path as string[];
  if (pawn) stage.move(pawn, String(values.target), HEX_MS * path.length + 60);
}

function goHome(stage: Stage, hex: string, colour: string, to: Point): void {
  const chip = stage.find('chip', hex);
  if (chip) stage.fly(chip, to, HOME_MS);
  stage.counts[colour] = (stage.counts[colour] ?? 0) + 1;
}

function swap(stage: Stage, start: string, target: string): void {
  const stone = stage.find('stone', start);
  const others = stage.on(target);
  if (stone) stage.move(stone, target, STONE_MS);
  for (const other of others) stage.move(other, start, STONE_MS);
}
