/** Judges what a reader plays on a page of a tutorial; the lessons themselves are data of each game. */
import type { Message, Task } from '../wire';

/** Returns whether a move does what the task asks for. */
export function accepts(task: Task, move: string, effects: Message[]): boolean {
  if (task.move && !new RegExp(task.move).test(move)) return false;
  return task.effects.every(({ id, least, most }) => {
    const count = effects.filter((effect) => effect.id === id).length;
    return count >= least && count <= (most ?? Infinity);
  });
}
