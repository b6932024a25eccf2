import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../builtin';
import { counts, EMPTY, readBoard, spacesAt, toolAt, withRowBonus, withSpace } from './board';
import { readStarts, readTiles, withStart } from './starts';

const built = (name: string) => BUILT_IN.fits?.[name] ?? '';
const draw = (text: string, name: string, tool: string) => {
  const next = withSpace(text, name, tool);
  const board = readBoard(next);
  expect(board && toolAt(board, name)).toBe(tool);
  return next;
};

describe('a drawn board', () => {
  test('shows what the built-in boards show', () => {
    const board = readBoard(built('boards/3.txt'));
    expect(board && [toolAt(board, 'A10'), toolAt(board, 'B8'), toolAt(board, 'A1')]).toEqual(['value -5', 'value 3', 'dot']);
    expect(board?.rowBonus).toBe(false);
    expect(board && counts(board).get('value -5')).toBe(4);
    expect(readBoard(built('boards/1.txt'))?.rowBonus).toBe(true);
  });

  test('changes one sign and keeps its columns where they were', () => {
    const before = built('boards/2.txt').split('\n');
    const after = draw(built('boards/2.txt'), 'B1', 'value 2').split('\n');
    expect(after.filter((line, at) => line !== before[at])).toEqual([' .  2  .  .  .  .']);
  });

  test('gets a sign into its legend, wider ones too, and back', () => {
    const text = draw(built('boards/1.txt'), 'A1', 'value -5');
    expect(text).toContain('.   dot\n-5  value -5\n');
    expect(text).toContain('\n-5  .  .  .  .  .\n');
    expect(draw(text, 'A1', 'dot')).toContain('\n .  .  .  .  .  .\n');
  });

  test('uses another sign where the own one means something else', () => {
    const odd = built('boards/2.txt').replace('1   value 1', '1   value 7');
    expect(draw(odd, 'A1', 'value 1')).toContain('1*  value 1');
    expect(draw(odd, 'A1', 'value 7')).not.toContain('7*');
  });

  test('loses a pair from its legend with the second symbol', () => {
    const one = draw(EMPTY, 'A1', 'pair a');
    const two = draw(one, 'B2', 'pair a');
    expect(two).toContain('a   pair');
    expect(draw(draw(two, 'A1', 'dot'), 'B2', 'dot')).toBe(EMPTY);
  });

  test('keeps comments and line ends', () => {
    const text = EMPTY.replaceAll('\n', '\r\n').replace('[signs]', '[signs] ; mine').replace('dot', 'dot ; plain');
    const next = draw(text, 'C4', 'value 3');
    expect(next).toContain('[signs] ; mine\r\n.   dot ; plain\r\n3   value 3\r\n');
    expect(next.split('\n').every((line) => line === '' || line.endsWith('\r'))).toBe(true);
  });

  test('switches the row bonus, and is null where it is no board', () => {
    expect(readBoard(withRowBonus(EMPTY, true))?.rowBonus).toBe(true);
    expect(withRowBonus(withRowBonus(EMPTY, true), false)).toBe(EMPTY);
    expect(readBoard(EMPTY.replace(' .\n', '\n'))).toBeNull();
    expect(readBoard('')).toBeNull();
  });

  test('finds the space that a place in the text means', () => {
    const text = built('boards/4.txt');
    const lines = text.split('\n');
    const grid = lines.indexOf('[grid]');
    expect(spacesAt(text, grid + 1, 1)).toEqual(['A12']);
    expect(spacesAt(text, lines.indexOf('a   pair'), 0)).toEqual(['C11', 'D2']);
    expect(spacesAt(text, grid, 0)).toEqual([]);
  });
});

describe('the starting tiles', () => {
  test('are added and taken away', () => {
    const text = built('cards.txt');
    expect(readStarts(text)).toEqual(['L5', 'P5', 'T5', 'V5']);
    expect(readStarts(withStart(withStart(text, 'P5'), 'X5'))).toEqual(['L5', 'T5', 'V5', 'X5']);
    expect(withStart(withStart(text, 'X5'), 'X5')).toBe(text);
    const none = ['L5', 'P5', 'T5', 'V5'].reduce(withStart, text);
    expect(readStarts(none)).toEqual([]);
    expect(readStarts(withStart(none, 'O4'))).toEqual(['O4']);
  });

  test('are sixteen tiles of 72 squares to choose from', () => {
    const tiles = readTiles(built('tiles.txt'));
    expect(tiles.size).toBe(16);
    expect([...tiles.values()].flat()).toHaveLength(72);
  });
});
