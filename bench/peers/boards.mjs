// The four boards of FITS, drawn from the top row down, and what a covered board scores.
export const COLUMNS = 6;
export const ROWS = 12;

const DRAWN = {
  1: `
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .`,
  2: `
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  1  .  .  .  .
    .  .  .  .  2  .
    .  .  3  .  .  .
    .  .  .  .  .  1
    1  .  .  .  .  .
    .  .  .  3  .  .
    .  2  .  .  .  .
    .  .  .  .  1  .
    .  .  .  .  .  .
    .  .  .  .  .  .`,
  3: `
    .  .  .  .  .  .
    .  .  1  .  .  .
   -5  .  .  .  .  .
    .  .  .  .  2  .
    .  3  .  .  .  .
    .  .  . -5  .  .
    .  . -5  .  .  .
    .  .  .  .  3  .
    .  2  .  .  .  .
    .  .  .  .  . -5
    .  .  .  1  .  .
    .  .  .  .  .  .`,
  4: `
    .  .  .  .  .  .
    .  .  a  .  .  .
    .  .  .  .  b  .
    c  .  .  .  .  .
    .  .  .  d  .  .
    .  e  .  .  .  .
    .  .  .  .  e  .
    .  .  d  .  .  .
    .  .  .  .  .  c
    .  b  .  .  .  .
    .  .  .  a  .  .
    .  .  .  .  .  .`,
};

export const BOARDS = Object.keys(DRAWN);
const WITH_ROW_BONUS = '1';

// By board: its signs, row by row from the bottom.
const SIGNS = Object.fromEntries(
  BOARDS.map((board) => [board, DRAWN[board].trim().split('\n').reverse().map((line) => line.trim().split(/\s+/))]),
);

export function score(board, covered) {
  let points = 0;
  const symbols = {};
  SIGNS[board].forEach((row, up) => {
    const open = row.filter((sign, column) => !covered.has(up * COLUMNS + column));
    if (open.length === 0 && board === WITH_ROW_BONUS) points += 1;
    for (const sign of open) {
      if (sign === '.') points -= 1;
      else if (/[a-e]/.test(sign)) symbols[sign] = (symbols[sign] ?? 0) + 1;
      else points += Number(sign);
    }
  });
  for (const count of Object.values(symbols)) points += count === 2 ? 3 : -3;
  return points;
}
