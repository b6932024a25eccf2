/** A tree of what-if lines: every choice is kept, and going back never loses a branch. */
import type { StudyEntry } from '../../wire';

export interface Node {
  readonly id: number;
  readonly parent: Node | null;
  /** What this choice added: the move, and the draws and bot moves that followed. */
  readonly entries: StudyEntry[];
  readonly children: Node[];
}

export class Tree {
  private count = 0;
  readonly root: Node = { id: 0, parent: null, entries: [], children: [] };
  current: Node = this.root;

  /** All entries from the start of the line to the current node. */
  get entries(): StudyEntry[] {
    return this.path.flatMap((node) => node.entries);
  }

  /** The nodes of the current line, the root first. */
  get path(): Node[] {
    const path: Node[] = [];
    for (let node: Node | null = this.current; node; node = node.parent) path.unshift(node);
    return path;
  }

  /** Adds these entries; a choice made before leads back into its branch. */
  add(entries: StudyEntry[]): Node {
    const first = key(entries[0]);
    const known = this.current.children.find((child) => key(child.entries[0]) === first);
    if (known && JSON.stringify(known.entries) === JSON.stringify(entries)) {
      this.current = known;
      return known;
    }
    const node: Node = { id: ++this.count, parent: this.current, entries, children: [] };
    this.current.children.push(node);
    this.current = node;
    return node;
  }

  back(): void {
    this.current = this.current.parent ?? this.root;
  }

  jump(node: Node): void {
    this.current = node;
  }

  /** The ends of all branches, oldest first. */
  get leaves(): Node[] {
    const found: Node[] = [];
    const visit = (node: Node) => {
      if (!node.children.length && node !== this.root) found.push(node);
      node.children.forEach(visit);
    };
    visit(this.root);
    return found;
  }
}

function key(entry: StudyEntry | undefined): string {
  return entry ? `${entry.actor} ${entry.text}` : '';
}
