/** QR codes (ISO/IEC 18004) of short texts: byte mode, error correction M, versions 1 to 9. */

export type Modules = boolean[][];

/** By version: codewords for error correction in each block, and data codewords of each block. */
const BLOCKS: { correction: number; data: number[] }[] = [
  { correction: 10, data: [16] },
  { correction: 16, data: [28] },
  { correction: 26, data: [44] },
  { correction: 18, data: [32, 32] },
  { correction: 24, data: [43, 43] },
  { correction: 16, data: [27, 27, 27, 27] },
  { correction: 18, data: [31, 31, 31, 31] },
  { correction: 22, data: [38, 38, 39, 39] },
  { correction: 22, data: [36, 36, 36, 37, 37] },
];

/** By version: centres of the alignment patterns. */
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];

const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** The dark modules of the code, without its quiet zone; null if the text is too long. */
export function qrCode(text: string): Modules | null {
  const bytes = new TextEncoder().encode(text);
  const index = BLOCKS.findIndex(({ data }) => bytes.length + 2 <= sum(data));
  const blocks = BLOCKS[index];
  if (!blocks) return null;
  const stream = interleave(blocks, codewords(bytes, sum(blocks.data)));
  const codes = MASKS.map((_, mask) => drawn(index + 1, stream, mask));
  const penalties = codes.map(penalty);
  return codes[penalties.indexOf(Math.min(...penalties))] ?? null;
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

function codewords(bytes: Uint8Array, capacity: number): number[] {
  const bits = [...binary(0b0100, 4), ...binary(bytes.length, 8)];
  for (const byte of bytes) bits.push(...binary(byte, 8));
  bits.push(...binary(0, Math.min(4, capacity * 8 - bits.length)));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let start = 0; start < bits.length; start += 8) {
    words.push(parseInt(bits.slice(start, start + 8).join(''), 2));
  }
  for (let pad = 0; words.length < capacity; pad += 1) words.push(pad % 2 ? 0x11 : 0xec);
  return words;
}

function binary(value: number, length: number): number[] {
  return Array.from({ length }, (_, index) => (value >> (length - 1 - index)) & 1);
}

function interleave({ correction, data }: { correction: number; data: number[] }, words: number[]): number[] {
  let start = 0;
  const blocks = data.map((length) => words.slice(start, (start += length)));
  const corrections = blocks.map((block) => remainder(block, correction));
  return [...woven(blocks), ...woven(corrections)];
}

function woven(rows: number[][]): number[] {
  const longest = Math.max(...rows.map(({ length }) => length));
  const columns = Array.from({ length: longest }, (_, index) => rows.map((row) => row[index]));
  return columns.flat().filter((word) => word !== undefined);
}

// Arithmetic in the field of 256 elements

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}

function times(a: number, b: number): number {
  return a && b ? (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0) : 0;
}

/** The Reed–Solomon codewords of a block. */
function remainder(block: number[], degree: number): number[] {
  let divisor = [1];
  for (let power = 0; power < degree; power += 1) {
    const shifted = [...divisor, 0];
    divisor = shifted.map((term, at) => term ^ times(divisor[at - 1] ?? 0, EXP[power] ?? 0));
  }
  const rest: number[] = new Array(degree).fill(0);
  for (const word of block) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let at = 0; at < degree; at += 1) rest[at] = (rest[at] ?? 0) ^ times(divisor[at + 1] ?? 0, factor);
  }
  return rest;
}

// Drawing

type Canvas = (boolean | null)[][];

function drawn(version: number, stream: number[], mask: number): Modules {
  const size = 17 + 4 * version;
  const canvas: Canvas = Array.from({ length: size }, () => new Array(size).fill(null));
  drawFinders(canvas);
  drawAlignment(canvas, ALIGNMENT[version - 1] ?? []);
  drawTiming(canvas);
  drawFormat(canvas, mask);
  if (version >= 7) drawVersion(canvas, version);
  drawStream(canvas, stream, MASKS[mask] ?? (() => false));
  return canvas.map((row) => row.map(Boolean));
}

function put(canvas: Canvas, row: number, column: number, dark: boolean): void {
  const line = canvas[row];
  if (line && column >= 0 && column < line.length) line[column] = dark;
}

function drawFinders(canvas: Canvas): void {
  const far = canvas.length - 7;
  for (const [top, left] of [[0, 0], [0, far], [far, 0]] as const) {
    for (let row = -1; row <= 7; row += 1) {
      for (let column = -1; column <= 7; column += 1) {
        const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3));
        put(canvas, top + row, left + column, ring !== 2 && ring !== 4);
      }
    }
  }
}

function drawAlignment(canvas: Canvas, centres: number[]): void {
  for (const top of centres) {
    for (const left of centres) {
      if (canvas[top]?.[left] !== null) continue;
      for (let row = -2; row <= 2; row += 1) {
        for (let column = -2; column <= 2; column += 1) {
          put(canvas, top + row, left + column, Math.max(Math.abs(row), Math.abs(column)) !== 1);
        }
      }
    }
  }
}

function drawTiming(canvas: Canvas): void {
  for (let at = 8; at < canvas.length - 8; at += 1) {
    put(canvas, 6, at, at % 2 === 0);
    put(canvas, at, 6, at % 2 === 0);
  }
}

/** A value followed by its remainder, so that a reader can repair it. */
function protectedBits(value: number, generator: number, degree: number): number {
  let rest = value;
  for (let step = 0; step < degree; step += 1) rest = (rest << 1) ^ ((rest >> (degree - 1)) * generator);
  return (value << degree) | (rest & ((1 << degree) - 1));
}

function drawFormat(canvas: Canvas, mask: number): void {
  const size = canvas.length;
  const bits = protectedBits(mask, 0x537, 10) ^ 0x5412;
  for (let at = 0; at < 15; at += 1) {
    const dark = ((bits >> at) & 1) === 1;
    // Beside the upper left finder; once more along the other two.
    if (at < 6) put(canvas, at, 8, dark);
    else if (at < 8) put(canvas, at + 1, 8, dark);
    else if (at === 8) put(canvas, 8, 7, dark);
    else put(canvas, 8, 14 - at, dark);
    if (at < 8) put(canvas, 8, size - 1 - at, dark);
    else put(canvas, size - 15 + at, 8, dark);
  }
  put(canvas, size - 8, 8, true);
}

function drawVersion(canvas: Canvas, version: number): void {
  const bits = protectedBits(version, 0x1f25, 12);
  for (let at = 0; at < 18; at += 1) {
    const dark = ((bits >> at) & 1) === 1;
    const along = Math.floor(at / 3);
    const across = canvas.length - 11 + (at % 3);
    put(canvas, along, across, dark);
    put(canvas, across, along, dark);
  }
}

function drawStream(canvas: Canvas, stream: number[], mask: (row: number, column: number) => boolean): void {
  const size = canvas.length;
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const row = isUpward ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (canvas[row]?.[column] !== null) continue;
        const dark = (((stream[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        put(canvas, row, column, dark !== mask(row, column));
        bit += 1;
      }
    }
  }
}

// Choosing the mask that is easiest to read

function penalty(code: Modules): number {
  const columns = code.map((_, at) => code.map((row) => row[at] ?? false));
  const lines = [...code, ...columns];
  return sum(lines.map(runs)) + blocksOfFour(code) + sum(lines.map(finderLike)) + imbalance(code);
}

function runs(line: boolean[]): number {
  let total = 0;
  for (let start = 0, end = 0; start < line.length; start = end) {
    while (end < line.length && line[end] === line[start]) end += 1;
    if (end - start >= 5) total += end - start - 2;
  }
  return total;
}

function blocksOfFour(code: Modules): number {
  let count = 0;
  for (let row = 1; row < code.length; row += 1) {
    for (let column = 1; column < code.length; column += 1) {
      const one = code[row]?.[column];
      const isBlock = one === code[row - 1]?.[column] && one === code[row]?.[column - 1] && one === code[row - 1]?.[column - 1];
      if (isBlock) count += 1;
    }
  }
  return 3 * count;
}

function finderLike(line: boolean[]): number {
  const text = line.map(Number).join('');
  let count = 0;
  for (let at = 0; at + 11 <= text.length; at += 1) {
    const part = text.slice(at, at + 11);
    if (part === '10111010000' || part === '00001011101') count += 1;
  }
  return 40 * count;
}

function imbalance(code: Modules): number {
  const dark = sum(code.map((row) => row.filter(Boolean).length));
  const percent = (dark * 100) / code.length ** 2;
  return 10 * Math.floor(Math.abs(percent - 50) / 5);
}
