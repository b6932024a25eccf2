import { describe, expect, it } from 'vitest';
import { qrCode, type Modules } from './qr';

/** Reads the format beside the upper left finder, as a scanner does: mask and error correction. */
function format(code: Modules): number {
  const places = [0, 1, 2, 3, 4, 5, 7, 8].map((row) => [row, 8] as const);
  const rest = [7, 5, 4, 3, 2, 1, 0].map((column) => [8, column] as const);
  const bits = [...places, ...rest].reduce((sum, [row, column], at) => sum | (Number(code[row]?.[column]) << at), 0);
  return (bits ^ 0x5412) >> 10;
}

describe('a QR code', () => {
  it.each([
    [14, 21],
    [15, 25],
    [41, 29],
    [180, 53],
  ])('of %i letters has %i rows', (length, size) => {
    const code = qrCode('x'.repeat(length));
    expect(code).toHaveLength(size);
    expect(code?.every((row) => row.length === size)).toBe(true);
  });

  it('has its three finders and says error correction M', () => {
    const code = qrCode('http://192.168.1.20:8420/match/AbC_dEf-12') ?? [];
    const size = code.length;
    for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) {
      expect(code[row]?.[column]).toBe(true);
      expect(code[row]?.[column - 2]).toBe(false);
    }
    expect(format(code) >> 3).toBe(0);
  });

  it('of other contents is another', () => {
    expect(qrCode('a')).not.toEqual(qrCode('b'));
  });

  it('of a text that is too long does not exist', () => {
    expect(qrCode('x'.repeat(181))).toBeNull();
  });
});
