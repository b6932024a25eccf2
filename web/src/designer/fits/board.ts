/** A drawn board of FITS: what its spaces show, and how one is drawn over. */
import { cellName, type Cell } from '../../boards/square/cell';
import { sectionsOf, withLine, withLinesAfter, withoutLines, withWord, type Row, type Section, type Word } from '../drawing';

export const COLUMNS = 6;
export const ROWS = 12;
const SPACES: Cell[] = Array.from({ length: ROWS * COLUMNS }, (_, at) => ({
  column: at % COLUMNS,
  row: ROWS - 1 - Math.floor(at / COLUMNS),
}));

/** What a sign of the drawing stands for, as its legend says: `dot`, `value -5`, `pair`. */
type Meaning = string;

export interface Board {
  rowBonus: boolean;
  legend: Map<string, Meaning>;
  /** By the name of the space. */
  signs: Map<string, Word>;
}

/** What can be drawn: `dot`, `value 3`, or a pair with its sign, `pair a`. */
export type Tool = string;

export const EMPTY = `[row-bonus off]

[signs]
.   dot

[grid]
${' .  .  .  .  .  .\n'.repeat(ROWS)}`;

const named = (text: string, word: string) => sectionsOf(text).find(({ name }) => name.split(' ')[0] === word);

/** Returns null for a text that is not a drawn board of this size. */
export function readBoard(text: string): Board | null {
  const [bonus, signs, grid] = [named(text, 'row-bonus'), named(text, 'signs'), named(text, 'grid')];
  const isWhole = grid?.rows.length === ROWS && grid.rows.every(({ words }) => words.length === COLUMNS);
  if (!bonus || !signs || !isWhole) return null;
  return { rowBonus: bonus.name === 'row-bonus on', legend: legendOf(signs), signs: spacesOf(grid.rows) };
}

function legendOf(section: Section): Map<string, Meaning> {
  return new Map(section.rows.map(({ words: [sign, ...meaning] }) => [sign?.text ?? '', meaning.map(({ text }) => text).join(' ')]));
}

function spacesOf(rows: Row[]): Map<string, Word> {
  const words = rows.flatMap((row) => row.words);
  return new Map(SPACES.map((cell, place) => [cellName(cell), words[place] ?? { text: '.', line: 0, column: 0 }]));
}

/** Returns what a space shows; an unknown sign counts as a symbol. */
export function toolAt(board: Board, name: string): Tool {
  const sign = board.signs.get(name)?.text ?? '.';
  const meaning = board.legend.get(sign) ?? 'pair';
  return meaning === 'pair' ? `pair ${sign}` : meaning;
}

/** Returns how often each thing is drawn. */
export function counts(board: Board): Map<Tool, number> {
  const counted = new Map<Tool, number>();
  for (const name of board.signs.keys()) {
    const tool = toolAt(board, name);
    counted.set(tool, (counted.get(tool) ?? 0) + 1);
  }
  return counted;
}

/** Draws something on a space; the legend gets what it lacks and loses pairs that are gone. */
export function withSpace(text: string, name: string, tool: Tool): string {
  const board = readBoard(text);
  if (!board || toolAt(board, name) === tool) return text;
  const sign = signFor(board, tool);
  const meaning = tool.startsWith('pair ') ? 'pair' : tool;
  const explained = board.legend.has(sign) ? text : withSign(text, sign, meaning);
  const word = readBoard(explained)?.signs.get(name);
  return word ? withoutLostPairs(withWord(explained, word, sign)) : text;
}

function signFor({ legend }: Board, tool: Tool): string {
  if (tool.startsWith('pair ')) return tool.slice(5);
  const known = [...legend].find(([, meaning]) => meaning === tool)?.[0];
  if (known !== undefined) return known;
  const plain = tool === 'dot' ? '.' : tool.replace('value ', '');
  return legend.has(plain) ? `${plain}*` : plain;
}

function withSign(text: string, sign: string, meaning: Meaning): string {
  const section = named(text, 'signs');
  const last = section?.rows.at(-1)?.line ?? section?.line ?? 0;
  return withLinesAfter(text, last, [`${sign.padEnd(3)} ${meaning}`]);
}

function withoutLostPairs(text: string): string {
  const board = readBoard(text);
  const drawn = new Set([...(board?.signs.values() ?? [])].map((word) => word.text));
  const lost = named(text, 'signs')?.rows.find(({ words: [sign, meaning] }) => meaning?.text === 'pair' && !drawn.has(sign?.text ?? ''));
  return lost ? withoutLostPairs(withoutLines(text, lost.line)) : text;
}

export function withRowBonus(text: string, isOn: boolean): string {
  const line = named(text, 'row-bonus')?.line;
  if (line === undefined) return text;
  return withLine(text, line, (old) => old.replace(/\[.*?\]/, `[row-bonus ${isOn ? 'on' : 'off'}]`));
}

/** Returns the spaces that a place in the text means: one, or all with the sign that the line explains. */
export function spacesAt(text: string, line: number, column: number): string[] {
  const board = readBoard(text);
  if (!board) return [];
  const all = [...board.signs];
  const here = all.filter(([, word]) => word.line === line && word.column === column);
  if (here.length) return here.map(([name]) => name);
  const sign = named(text, 'signs')?.rows.find((row) => row.line === line)?.words[0]?.text;
  return all.filter(([, word]) => word.text === sign).map(([name]) => name);
}

