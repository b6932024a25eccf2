/** The text of a game's rules: headings are marked with #, several lines together are a list. */

export type Block = string | string[];

export interface Section {
  heading: string;
  blocks: Block[];
}

const HEADING = '# ';

/** Returns the sections in order; what comes before the first heading has an empty one. */
export function sections(text: string): Section[] {
  const found: Section[] = [];
  for (const block of text.split(/\n\s*\n/)) {
    if (block.startsWith(HEADING)) found.push({ heading: block.slice(HEADING.length), blocks: [] });
    else {
      if (!found.length) found.push({ heading: '', blocks: [] });
      const lines = block.split('\n');
      found.at(-1)?.blocks.push(lines.length > 1 ? lines : block);
    }
  }
  return found;
}
