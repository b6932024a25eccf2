/** A box as text, as `docs/boxes.md` describes it: what stands above the drawings, and the drawings.
 *
 * Reading takes nothing away: `writeBox(readBox(text))` is the text again, byte for byte. Whether a box
 * is good, only the server says. */

export type Claim = 'as printed' | 'made up';
export const CLAIMS: readonly Claim[] = ['as printed', 'made up'];

export interface BoxFile {
  name: string;
  claim: Claim;
  /** The line `[file …]`, with its end. */
  heading: string;
  text: string;
}

export interface Box {
  /** Everything above the first drawing. */
  head: string;
  files: BoxFile[];
}

export const WORDS = ['name', 'author', 'licence'] as const;
export type HeadWord = (typeof WORDS)[number];
/** The most characters of each. */
export const LONGEST: Record<HeadWord, number> = { name: 60, author: 60, licence: 100 };
export const SUFFIX = '.tuckbox-box';
export const MOST_BYTES = 64 * 1024;

const HEADING = /^\[file (\S+) (as printed|made up)\][ \t]*(?:;.*)?\r?\n?$/;

export function readBox(text: string): Box {
  const lines = text.split(/(?<=\n)/);
  const starts = lines.flatMap((line, number) => (line.startsWith('[file') ? [number] : []));
  const files = starts.map((start, place): BoxFile => {
    const heading = lines[start] ?? '';
    const [, name = '', claim = 'made up'] = HEADING.exec(heading) ?? [];
    return { name, claim: claim as Claim, heading, text: lines.slice(start + 1, starts[place + 1]).join('') };
  });
  return { head: lines.slice(0, starts[0]).join(''), files };
}

export function writeBox({ head, files }: Box): string {
  return head + files.map(({ heading, text }) => heading + text).join('');
}

export function newBox(game: string, words: Record<HeadWord, string>): Box {
  const said = WORDS.map((word) => `[${word} ${JSON.stringify(words[word])}]\n`);
  return { head: `[tuckbox-box 1]\n[game ${game}]\n${said.join('')}\n`, files: [] };
}

const line = (word: string) => new RegExp(`^\\[${word} (.*)\\][ \\t]*(?:;.*)?\\r?$`, 'm');

/** Returns the game that a box says it is for. */
export function gameOf({ head }: Box): string {
  return line('game').exec(head)?.[1] ?? '';
}

export function headWord({ head }: Box, word: HeadWord): string {
  try {
    const value: unknown = JSON.parse(line(word).exec(head)?.[1] ?? '""');
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
}

/** Changes name, author or licence; the rest of the head stays as it is. */
export function withHeadWord(box: Box, word: HeadWord, value: string): Box {
  const found = line(word).exec(box.head);
  const quoted = JSON.stringify(value);
  if (!found) return box;
  const at = found.index + word.length + 2;
  return { ...box, head: box.head.slice(0, at) + quoted + box.head.slice(at + (found[1] ?? '').length) };
}

export function fileOf(box: Box, name: string): BoxFile | undefined {
  return box.files.find((file) => file.name === name);
}

/** Puts a drawing into the box, or its new text in the place of the old one. */
export function withFile(box: Box, name: string, text: string, claim: Claim = 'made up'): Box {
  const known = fileOf(box, name);
  const added: BoxFile = { name, claim, heading: `[file ${name} ${claim}]\n`, ...known, text: ended(text) };
  if (known) return { ...box, files: box.files.map((file) => (file === known ? added : file)) };
  const above = readBox(ended(writeBox(box)));
  return { ...above, files: [...above.files, added] };
}

function ended(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

export function withoutFile(box: Box, name: string): Box {
  return { ...box, files: box.files.filter((file) => file.name !== name) };
}

export function withClaim(box: Box, name: string, claim: Claim): Box {
  const files = box.files.map((file) => {
    if (file.name !== name) return file;
    return { ...file, claim, heading: file.heading.replace(` ${file.claim}]`, ` ${claim}]`) };
  });
  return { ...box, files };
}

/** Returns the number of lines of the box above the text of a drawing. */
export function linesAbove(box: Box, name: string): number {
  const place = box.files.findIndex((file) => file.name === name);
  const above = writeBox({ head: box.head, files: box.files.slice(0, Math.max(0, place)) });
  return above.split('\n').length; // Those above the heading, and the heading.
}
