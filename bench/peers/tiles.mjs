// The sixteen tiles of FITS and the ways each can lie.
const DRAWN = {
  I3: ['###'],
  V3: ['#.', '##'],
  L4: ['#.', '#.', '##'],
  O4: ['##', '##'],
  S4: ['.##', '##.'],
  T4: ['###', '.#.'],
  F5: ['.##', '##.', '.#.'],
  L5: ['#.', '#.', '#.', '##'],
  N5: ['.#', '.#', '##', '#.'],
  P5: ['##', '##', '#.'],
  T5: ['###', '.#.', '.#.'],
  U5: ['#.#', '###'],
  V5: ['#..', '#..', '###'],
  W5: ['#..', '##.', '.##'],
  X5: ['.#.', '###', '.#.'],
  Y5: ['.#', '##', '.#', '.#'],
};

export const CARDS = Object.keys(DRAWN);

// A way to lie is a list of cells [column, row], counted from its own lower left corner.
const inCorner = (cells) => {
  const left = Math.min(...cells.map(([column]) => column));
  const low = Math.min(...cells.map(([, row]) => row));
  return cells.map(([column, row]) => [column - left, row - low]).sort(([a, b], [c, d]) => a - c || b - d);
};
const turned = (cells) => inCorner(cells.map(([column, row]) => [row, -column]));
const mirrored = (cells) => inCorner(cells.map(([column, row]) => [-column, row]));

function read(drawn) {
  const cells = drawn.flatMap((line, down) => [...line].map((sign, column) => [sign, [column, -down]]));
  return inCorner(cells.filter(([sign]) => sign === '#').map(([, cell]) => cell));
}

// By name: `0` to `3` quarter turns clockwise, `m0` to `m3` mirrored first; each shape under its first name.
function lies(cells) {
  const found = {};
  for (const [prefix, first] of [['', cells], ['m', mirrored(cells)]]) {
    for (let turns = 0, lie = first; turns < 4; turns += 1, lie = turned(lie)) {
      const known = Object.values(found).some((other) => String(other) === String(lie));
      if (!known) found[prefix + turns] = lie;
    }
  }
  return found;
}

export const LIES = Object.fromEntries(CARDS.map((tile) => [tile, lies(read(DRAWN[tile]))]));
