import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../builtin';
import { squares } from '../squares';
import { keyOf, nameOf, readShapes } from './shapes';
import { readStack, STACKS, withCardShape, withTask } from './tasks';

const tasks = BUILT_IN.bits?.['tasks.txt'] ?? '';
const shapes = BUILT_IN.bits?.['shapes.txt'] ?? '';
const known = readShapes(shapes);
const isBuiltIn = (name: string) => known.has(name);
const shape = (...picture: string[]) => squares(picture);

describe('shapes', () => {
  test('are the same however they lie', () => {
    expect(keyOf(shape('#.', '##'))).toBe(keyOf(shape('##', '.#')));
    expect(nameOf(known, shape('..#', '###'))).toBe('L4');
    expect(nameOf(known, shape('#.', '.#'))).toBeUndefined();
    expect(new Set([...known.values()].map(keyOf)).size).toBe(known.size);
  });
});

describe('task cards', () => {
  test('are four in each of four stacks', () => {
    for (const stack of STACKS) expect(readStack(tasks, stack)).toHaveLength(4);
    expect(readStack(tasks, 2)?.[0]).toMatchObject({ shape: 'V3', colour: 'B', points: 2, others: null });
    expect(readStack(tasks, 1)?.[0]).toMatchObject({ shape: 'O4', colour: null, points: 2, others: 1 });
    expect(readStack(tasks, 5)).toBeNull();
  });

  test('change one word, and nothing else moves', () => {
    const next = withTask(tasks, 2, 0, 'points', '+12');
    expect(next).toBe(tasks.replace('V3  B    +2', 'V3  B    +12'));
    expect(withTask(tasks, 2, 3, 'colour', 'K')).toBe(tasks.replace('I3  P    +2', 'I3  K    +2'));
    expect(withTask(tasks, 1, 3, 'others', '+3')).toBe(tasks.replace('S4  any  +2  +1', 'S4  any  +2  +3'));
  });

  test('take the name of a known shape', () => {
    const next = withCardShape({ tasks, shapes }, 2, 1, shape('.#', '##'), isBuiltIn);
    expect(next.shapes).toBe(shapes);
    expect(readStack(next.tasks, 2)?.[1]?.shape).toBe('V3');
  });

  test('get a shape of their own while they are drawn, and leave none behind', () => {
    const six = shape('###', '###');
    const odd = withCardShape({ tasks, shapes }, 4, 0, six, isBuiltIn);
    expect(odd.shapes).toBe(`${shapes}\n[A6]\n###\n###\n`);
    expect(readStack(odd.tasks, 4)?.[0]?.shape).toBe('A6');
    const apart = withCardShape(odd, 4, 0, shape('#.#'), isBuiltIn);
    expect(apart.shapes).toBe(`${shapes}\n[A2]\n#.#\n`);
    const none = withCardShape(apart, 4, 0, [], isBuiltIn);
    expect(none.shapes).toBe(`${shapes}\n[A0]\n.\n`);
    expect(withCardShape(none, 4, 0, shape('#####'), isBuiltIn)).toEqual({ tasks, shapes });
  });

  test('share a shape until the last of them has another', () => {
    const six = shape('###', '###');
    const first = withCardShape({ tasks, shapes }, 4, 0, six, isBuiltIn);
    const both = withCardShape(first, 3, 0, six, isBuiltIn);
    expect(readStack(both.tasks, 3)?.[0]?.shape).toBe('A6');
    expect(withCardShape(both, 4, 0, shape('##'), isBuiltIn).shapes).toBe(both.shapes);
  });
});
