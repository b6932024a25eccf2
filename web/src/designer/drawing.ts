/** A drawn data file as text: its sections, lines and words, and how one of them is exchanged.
 *
 * Nothing else of the text changes, so that comments and spacing stay as they were. */

export interface Word {
  text: string;
  /** Counted from 0, in the file. */
  line: number;
  column: number;
}

export interface Row {
  line: number;
  /** Without its comment. */
  text: string;
  words: Word[];
}

export interface Section {
  /** `stack 1` of the line `[stack 1]`. */
  name: string;
  line: number;
  rows: Row[];
}

export function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  for (const [line, raw] of text.split('\n').entries()) {
    const bare = (raw.split(';')[0] ?? '').trimEnd();
    const head = /^\[(.*)\]$/.exec(bare);
    if (head) sections.push({ name: (head[1] ?? '').split(/\s+/).join(' ').trim(), line, rows: [] });
    else if (bare) sections.at(-1)?.rows.push({ line, text: bare, words: wordsOf(bare, line) });
  }
  return sections;
}

export function sectionOf(text: string, name: string): Section | undefined {
  return sectionsOf(text).find((section) => section.name === name);
}

function wordsOf(text: string, line: number): Word[] {
  return [...text.matchAll(/\S+/g)].map((found) => ({ text: found[0], line, column: found.index }));
}

/** Writes another word in the place of one; what is beside it stays where it was if there is room. A grid
 * is aligned at the right, a list at the left. */
export function withWord(text: string, word: Word, next: string, align: 'left' | 'right' = 'right'): string {
  return withLine(text, word.line, (line) => {
    const [before, after] = [line.slice(0, word.column), line.slice(word.column + word.text.length)];
    const grown = next.length - word.text.length;
    if (align === 'left' && !after) return before + next;
    if (align === 'left') return before + next + resized(after, grown, after.trimStart(), (rest, gap) => gap + rest);
    return resized(before, grown, before.trimEnd(), (rest, gap) => rest + gap) + next + after;
  });
}

/** Makes the gap between a word and what is beside it as much smaller as the word has grown. */
function resized(part: string, grown: number, rest: string, joined: (rest: string, gap: string) => string): string {
  const gap = part.length - rest.length;
  if (!rest && grown >= gap) return '';
  return joined(rest, ' '.repeat(Math.max(rest ? 1 : 0, gap - grown)));
}

/** Changes one line; its line end stays as it is. */
export function withLine(text: string, number: number, change: (line: string) => string): string {
  const lines = text.split('\n');
  const [, bare = '', end = ''] = /^(.*?)(\r?)$/s.exec(lines[number] ?? '') ?? [];
  lines[number] = change(bare) + end;
  return lines.join('\n');
}

/** Puts lines in after that line, with the same line end. */
export function withLinesAfter(text: string, number: number, added: readonly string[]): string {
  const lines = text.split('\n');
  const end = lines[number]?.endsWith('\r') ? '\r' : '';
  lines.splice(number + 1, 0, ...added.map((line) => line + end));
  return lines.join('\n');
}

export function withoutLines(text: string, first: number, count = 1): string {
  const lines = text.split('\n');
  lines.splice(first, count);
  return lines.join('\n');
}
