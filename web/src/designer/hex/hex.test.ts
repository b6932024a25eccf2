import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../builtin';
import { boardOf } from './board';
import { cleared, cornerPlace, counts, modeOf, pieceAt, placesAt, readSetup, withPiece } from './setup';
import { images } from './symmetry';

const built = (game: string, mode: string) => BUILT_IN[game]?.[`setups/${mode}.txt`] ?? '';
const setup = (text: string, size: string) => readSetup(text, size) ?? expect.fail('no set-up');
const all = ['fillit', 'jammit'].flatMap((game) =>
  Object.entries(BUILT_IN[game] ?? {}).filter(([name]) => name.startsWith('setups/')).map(([name, text]): [string, string, string] => [game, name, text]),
);

describe('a hexagon', () => {
  test('has the hexes and corners of the rules', () => {
    expect(boardOf('large').rows.flat()).toHaveLength(61);
    expect(boardOf('mini').rows.flat()).toHaveLength(37);
    expect(boardOf('large').rows[4]).toEqual(['e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8', 'e9']);
    expect(boardOf('mini').corners).toEqual(['d7', 'a4', 'a1', 'd1', 'g4', 'g7']);
    expect(boardOf('large').centre).toBe('e5');
  });
});

describe('a set-up', () => {
  test('knows its mode', () => expect(modeOf('setups/3-mini-B.txt')).toEqual({ seats: 3, size: 'mini', layout: 'B' }));

  test.each(all)('of %s in %s is read whole', (game, file, text) => {
    const { seats, size } = modeOf(file);
    const counted = counts(setup(text, size));
    const sides = seats === 4 ? ['r', 'b'] : ['r', 'b', 'y'].slice(0, seats);
    for (const stone of sides) expect(counted.get(stone)).toBe(4);
    for (const pawn of 'RBYG'.slice(0, seats)) expect(counted.get(pawn)).toBe(1);
  });

  test('gets a piece, and keeps all else', () => {
    const text = built('fillit', '2-large-A');
    const next = withPiece(text, 'large', 'e5', 'r');
    expect(next).toBe(text);
    const before = text.split('\n');
    expect(withPiece(text, 'large', 'e8', '+').split('\n').filter((line, at) => line !== before[at])).toEqual(['B . . . # . . + R']);
  });

  test('has one pawn of each colour, which moves', () => {
    const next = withPiece(built('fillit', '2-large-A'), 'large', 'e8', 'R');
    expect(pieceAt(setup(next, 'large'), 'e9')).toBe('.');
    expect(counts(setup(next, 'large')).get('R')).toBe(1);
  });

  test('lets pawns of JAMMIT change corners, leave and come back', () => {
    const text = built('jammit', '2-large-A');
    const swapped = withPiece(text, 'large', cornerPlace('e1'), 'R');
    expect(swapped).toBe(text.replace('R e9\nB e1', 'R e1\nB e9'));
    const gone = withPiece(text, 'large', cornerPlace('e9'), '.');
    expect(gone).toBe(text.replace('R e9\n', ''));
    expect(withPiece(gone, 'large', cornerPlace('a1'), 'R')).toBe(text.replace('R e9\nB e1', 'B e1\nR a1'));
    expect(withPiece(text, 'large', 'e2', 'R')).toBe(text);
    expect(withPiece(text, 'large', cornerPlace('e9'), 'r')).toBe(text);
  });

  test('is cleared, and finds the place that the text means', () => {
    const text = built('jammit', '3-mini-B');
    expect([...counts(setup(cleared(text, 'mini'), 'mini')).keys()]).toEqual(['.', 'R', 'B', 'Y']);
    const line = text.split('\n').indexOf('B a1');
    expect(placesAt(text, 'mini', line, 2)).toEqual(['corner-a1']);
    expect(placesAt(text, 'mini', line + 4, 7)).toEqual(['g4']);
  });

  test('is null where the drawing is none', () => expect(readSetup('[setup]\n. .\n', 'mini')).toBeNull());
});

describe('symmetry', () => {
  test.each(all)('of %s in %s is that of the built-in set-up', (game, file, text) => {
    const { seats, size } = modeOf(file);
    const drawn = setup(text, size);
    const places = [...drawn.hexes.keys(), ...(drawn.hasCorners ? drawn.board.corners.map(cornerPlace) : [])];
    const faults = places.flatMap((place) =>
      images({ place, piece: pieceAt(drawn, place) }, seats, drawn.board.radius)
        .filter((image) => pieceAt(drawn, image.place) !== image.piece)
        .map((image) => `${place} ${image.place}`),
    );
    expect(faults).toEqual([]);
  });

  test('never doubles a pawn', () => {
    const drawn = images({ place: 'e8', piece: 'R' }, 2, 4).reduce(
      (text, { place, piece }) => withPiece(text, 'large', place, piece),
      built('fillit', '2-large-B'),
    );
    const counted = counts(setup(drawn, 'large'));
    expect([counted.get('R'), counted.get('B')]).toEqual([1, 1]);
    expect(pieceAt(setup(drawn, 'large'), 'e2')).toBe('B');
  });
});
