import { describe, expect, it } from 'vitest';
import { place } from '../../boards/bits/draws';
import { placedDraws, readRecord, Unreadable } from './record';
import samples from './samples.json';

const lines = (...texts: string[]) =>
  texts.map((line, index) => ({ number: index + 1, actor: Number(line[0]), text: line.slice(2) }));
const places = (entries: ReturnType<typeof lines>, by?: typeof place) =>
  placedDraws(entries, by).map((one) => one.place);
const { record } = samples.fits;

describe('a record', () => {
  it('tells what decides its cards', () => {
    const read = readRecord(record);
    expect(read).toMatchObject({ game: 'fits', match: 'fits-sample', seats: 2, deal: 2, isFinished: true });
    expect(read.commits.map(({ kind }) => kind)).toEqual(['person', 'person']);
    expect(read.broken.map(({ why, seats }) => [why, seats])).toEqual([['lost', [2]]]);
    expect(read.entries[0]).toEqual({ number: 1, actor: 0, text: expect.stringMatching(/^start /) as string });
  });

  it.each([
    ['another version', /^\[tuckbox 2\]/, '[tuckbox 3]'],
    ['version 1 with a deal', /^\[tuckbox 2\]/, '[tuckbox 1]'],
    ['a header twice', /(\[game .*\n)/, '$1$1'],
    ['headers in another order', /(\[game .*\n)(\[options .*\n)/, '$2$1'],
    ['an unknown header', /\[game /, '[play '],
    ['a missing seat', /\[seat 2 .*\n/, ''],
    ['a bot that commits', /\[commit 1 person/, '[commit 1 bot'],
    ['a missing line of the list', /\[commit 2 .*\n/, ''],
    ['a short seed', /\[seed 1 ..../, '[seed 1 '],
    ['deals that skip', /\[deal 2\]/, '[deal 3]'],
    ['a missing broken deal', /\[broken .*\n/, ''],
    ['another reason', / lost 2\]/, ' bored 2]'],
    ['an entry after the end', /$/, '1 x\n'],
    ['a missing line end', /\n$/, ''],
    ['a missing result', /\[result .*\n/, ''],
    ['a header named as what every object has', /\[game /, '[constructor '],
    ['a board that does not exist', /boards=1,2/, 'boards=1,9'],
    ['a board twice', /boards=1,2/, 'boards=1,1'],
    ['another spelling of a name', /\[seat 1 "Ann"\]/, '[seat 1 "\\u0041nn"]'],
    ['a time that nobody keeps', /(\[seat 2 .*\n)/, '$1[time soon]\n'],
    ['scores that are no numbers', /\[scores .*\]/, '[scores many]'],
    ['a secret and no end', /\[scores [^]*$/, ''],
  ])('is unreadable with %s', (_, old, by) => {
    const changed = record.replace(old, by);
    expect(changed).not.toBe(record);
    expect(() => readRecord(changed)).toThrow(Unreadable);
  });

  it('may have comments and spacing', () => {
    expect(readRecord(record.replace('\n[game', '\n; hello\n\n[game').replace(']\n', '] ; so\n'))).toEqual(readRecord(record));
  });

  const boxed = (lines: number, box: string) => record.replace(/\n\n/, `\n[box ${lines}]\n${box}\n`);

  it('may contain the box that was played with', () => {
    const text = boxed(3, '| [tuckbox-box 1] ; hello\n|\n| [game fits]\n');
    const { content, ...rest } = readRecord(text);
    expect(readRecord(record)).toMatchObject(rest);
    expect(content.filter((line) => line.startsWith('|'))).toEqual(['| [tuckbox-box 1] ; hello', '|', '| [game fits]']);
    expect(readRecord(text.replaceAll('\n', '\r\n'))).toEqual(readRecord(text));
  });

  it.each([
    ['fewer lines', 2, '| a\n'],
    ['more lines', 1, '| a\n| b\n'],
    ['a gap', 2, '| a\n\n| b\n'],
    ['no space', 1, '|a\n'],
  ])('is unreadable if its box has %s', (_, count, box) => {
    expect(() => readRecord(boxed(count, box))).toThrow(Unreadable);
    expect(() => readRecord(record + box)).toThrow(Unreadable);
  });

  it('draws the same number again after a take-back past a draw', () => {
    const entries = lines('0 start L5', '1 L5:0@A', '0 card I3', '1 takes-back', '1 L5:1@A', '0 card I3');
    expect(places(entries)).toEqual([0, 1, 1]);
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
    expect(places(entries, place)).toEqual([0, 10, 11, 100, 110, 200, 201, 210]);
  });

  it('places a draw of BITS again after a take-back past it', () => {
    const entries = lines('0 task 1 O4', '0 start RB', '1 RB>A', '0 card RR', '1 takes-back', '1 RB^A', '0 card RR');
    expect(places(entries, place)).toEqual([0, 10, 11, 11]);
  });
});
