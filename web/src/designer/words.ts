/** A section that is a list of words: `[starting cards]`, `[starting stones]`. */
import { sectionOf, withLinesAfter, withoutLines } from './drawing';

/** Returns null if there is no such section. */
export function wordsIn(text: string, section: string): string[] | null {
  const found = sectionOf(text, section);
  return found ? found.rows.flatMap(({ words }) => words.map((word) => word.text)) : null;
}

/** Writes the list anew, on one line. */
export function withWords(text: string, section: string, words: readonly string[]): string {
  const found = sectionOf(text, section);
  if (!found) return text;
  const bare = found.rows.toReversed().reduce((rest, row) => withoutLines(rest, row.line), text);
  return words.length ? withLinesAfter(bare, found.line, [words.join(' ')]) : bare;
}

/** Returns the word at a place in the text. */
export function wordAt(text: string, section: string, line: number, column: number): string | undefined {
  const words = sectionOf(text, section)?.rows.flatMap((row) => row.words) ?? [];
  return words.find((word) => word.line === line && word.column === column)?.text;
}
