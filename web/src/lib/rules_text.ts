/** The text of a game's rules: headings are marked with #, several lines together are a list. */

export type Block = string | { isNumbered: boolean; items: string[] };

export interface Section {
  heading: string;
  blocks: Block[];
}

const HEADING = '# ';
const NUMBER = /^\d+\. /;

/** Returns the sections in order; what comes before the first heading has an empty one. */
export function sections(text: string): Section[] {
  const found: Section[] = [];
  for (const block of text.split(/\n\s*\n/)) {
    if (block.startsWith(HEADING)) found.push({ heading: block.slice(HEADING.length), blocks: [] });
    else {
      if (!found.length) found.push({ heading: '', blocks: [] });
      found.at(-1)?.blocks.push(paragraphOrList(block));
    }
  }
  return found;
}

function paragraphOrList(block: string): Block {
  const lines = block.split('\n');
  if (lines.length === 1) return block;
  const isNumbered = lines.every((line) => NUMBER.test(line));
  return { isNumbered, items: isNumbered ? lines.map((line) => line.replace(NUMBER, '')) : lines };
}
