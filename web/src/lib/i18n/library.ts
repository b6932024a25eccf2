/** The message files of one language, each loaded when it is first needed. Shared with Python. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../settings.svelte';

const sources = import.meta.glob<string>(
  [
    '../../../../src/tuckbox/i18n/*/*.ftl',
    '!../../../../src/tuckbox/i18n/*/{cli,kernels,admin,terminal}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** Files whose messages do not begin with the file's own name. */
const PREFIXES: Record<string, string> = {
  draw: 'match',
  record: 'match',
  verify: 'match',
  bot: 'bots',
};

const files = new Set(
  Object.keys(sources).map((path) => path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length)),
);

/** The file in which a message stands: the longest file name that its id begins with. */
export function fileOf(id: string): string {
  const words = id.split('-');
  for (let length = words.length - 1; length > 0; length -= 1) {
    const name = words.slice(0, length).join('-');
    if (files.has(name)) return name;
  }
  return PREFIXES[words[0] ?? ''] ?? 'core';
}

export class Library {
  readonly bundle: FluentBundle;
  private readonly loads = new Map<string, Promise<void>>();
  private readonly ready = new Set<string>();

  constructor(readonly language: Language) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  has(file: string): boolean {
    return this.ready.has(file);
  }

  wanted(): string[] {
    return [...this.loads.keys()];
  }

  load(file: string): Promise<void> {
    const known = this.loads.get(file);
    if (known) return known;
    const loading = this.read(file);
    this.loads.set(file, loading);
    loading.catch(() => this.loads.delete(file));
    return loading;
  }

  private async read(file: string): Promise<void> {
    const source = sources[`../../../../src/tuckbox/i18n/${this.language}/${file}.ftl`];
    if (source) this.add(await source());
    this.ready.add(file);
  }

  add(text: string): void {
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /** The sentence of that id; undefined if there is no such message or a value is missing. */
  format(id: string, values: Record<string, FluentVariable>): string | undefined {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return undefined;
    const errors: Error[] = [];
    const sentence = this.bundle.formatPattern(pattern, values, errors);
    return errors.length ? undefined : sentence;
  }
}
