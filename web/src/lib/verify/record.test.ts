import { describe, expect, it } from 'vitest';
import { place } from '../../boards/bits/draws';
import { drawNumbers, readHeaders } from './record';

const lines = (...texts: string[]) =>
  texts.map((line, index) => ({ number: index + 1, actor: Number(line[0]), text: line.slice(2) }));

describe('a record', () => {
  it('tells its headers', () => {
    const headers = readHeaders(
      '[tuckbox 1]\n[game bits]\n[options seats=2 pro=off]\n[components builtin 36ff]\n' +
        '[match x7Kq]\n[seat 1 "Ann"]\n[seat 2 bot random]\n[commitment d0]\n[seed 1 77e1]\n[secret 00]\n',
    );
    expect(headers).toMatchObject({
      game: 'bits',
      options: 'seats=2 pro=off',
      components: '36ff',
      match: 'x7Kq',
      seeds: ['77e1', ''],
      secret: '00',
      daily: null,
      isDealtBefore: false,
    });
  });

  it('draws the same number again after a take-back past a draw', () => {
    const entries = lines('0 start L5', '1 L5:0@A', '0 card I3', '1 takes-back', '1 L5:1@A', '0 card I3');
    expect([...drawNumbers(entries).values()]).toEqual([0, 1, 1]);
  });

  it('places the draws of BITS', () => {
    const entries = lines(
      '0 task 1 O4',
      '0 start RB',
      '1 RB>A',
      '0 card RR',
      '0 task 2 V3 B',
      '0 start RB',
      '0 task 3 V3',
      '0 task 3 I2',
      '0 start BY',
    );
    expect([...drawNumbers(entries, place).values()]).toEqual([0, 10, 11, 100, 110, 200, 201, 210]);
  });

  it('places a draw of BITS again after a take-back past it', () => {
    const entries = lines('0 task 1 O4', '0 start RB', '1 RB>A', '0 card RR', '1 takes-back', '1 RB^A', '0 card RR');
    expect([...drawNumbers(entries, place).values()]).toEqual([0, 10, 11, 11]);
  });
});
