/** The messages of one language, fetched from the server: message files in Fluent's syntax. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Messages } from '../../wire';
import { address, fetchJson } from '../api/client';
import type { Language } from '../settings.svelte';

/** A message or a term (whose id begins with a hyphen), down to the next one or a comment. */
const ENTRY = /^(-?[a-zA-Z][\w-]*) *=.*\n?(?:^(?![-a-zA-Z#]).*\n?)*/gm;
const REFERENCE = /\{\s*(-?[a-zA-Z][\w-]*)/g;

export class Library {
  /** In the order of lookup: the language itself, then what fills its gaps. */
  private readonly shelves: Shelf[];

  constructor(
    readonly language: Language,
    texts: Messages['texts'],
  ) {
    const others = Object.keys(texts).filter((name) => name !== language);
    this.shelves = [language, ...others].map((name) => new Shelf(name, texts[name] ?? ''));
  }

  knows(id: string): boolean {
    return this.shelves.some((shelf) => shelf.has(id));
  }

  /** Returns the sentence with that id; undefined if there is no such message or a value is missing. */
  format(id: string, values: Record<string, FluentVariable>): string | undefined {
    return this.shelves.find((shelf) => shelf.has(id))?.format(id, values);
  }
}

/** Messages that may refer to each other, each parsed when it is first asked for: parsing all of them
 * would keep a slow phone busy before it shows anything. */
class Shelf {
  private readonly bundle: FluentBundle;
  private readonly unparsed: Map<string, string>;

  constructor(language: string, text: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.unparsed = new Map(Array.from(text.matchAll(ENTRY), ([entry, id]) => [id ?? '', entry]));
  }

  has(id: string): boolean {
    return this.unparsed.has(id) || this.bundle.hasMessage(id);
  }

  format(id: string, values: Record<string, FluentVariable>): string | undefined {
    this.parse(id);
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return undefined;
    const errors: Error[] = [];
    const sentence = this.bundle.formatPattern(pattern, values, errors);
    return errors.length ? undefined : sentence;
  }

  /** Parses an entry and those that it refers to. */
  private parse(id: string): void {
    const entry = this.unparsed.get(id);
    if (entry === undefined) return;
    this.unparsed.delete(id);
    this.bundle.addResource(new FluentResource(entry));
    for (const [, reference] of entry.matchAll(REFERENCE)) this.parse(reference ?? '');
  }
}

/** A whole number that is written the same in all our languages: to have it written by `Intl` takes long the first time. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** Returns a number as messages take it. */
export function numeral(value: number): FluentNumber {
  const isSmall = Number.isInteger(value) && Math.abs(value) < 1000;
  return isSmall ? new Small(value) : new FluentNumber(value);
}

export async function loadLibrary(language: Language): Promise<Library> {
  const { texts } = await fetchJson<Messages>(messageAddress(language));
  return new Library(language, texts);
}

/** Returns the address of a language's messages; the page that the server sent has their version. */
export function messageAddress(language: Language): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name=tuckbox-messages]');
  return address(`/messages/${language}`, { version: named?.content });
}
