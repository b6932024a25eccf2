/** Pictures made of `#` and `.`. */
import type { Cell } from '../boards/square/cell';

/** Returns the squares of a picture that is drawn from its top row down. */
export function squares(picture: string[]): Cell[] {
  return picture.flatMap((line, down) =>
    [...line].flatMap((letter, column) => (letter === '#' ? [{ column, row: picture.length - 1 - down }] : [])),
  );
}
