/** The messages of one language, fetched from the server: message files in Fluent's syntax. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Messages } from '../../wire';
import { address, fetchJson } from '../api/client';
import type { Language } from '../settings.svelte';

export class Library {
  /** In the order of lookup: the language itself, then what fills its gaps. */
  private readonly bundles: FluentBundle[];

  constructor(
    readonly language: Language,
    texts: Messages['texts'],
  ) {
    const others = Object.keys(texts).filter((name) => name !== language);
    this.bundles = [language, ...others].map((name) => bundleOf(name, texts[name] ?? ''));
  }

  knows(id: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** Returns the sentence with that id; undefined if there is no such message or a value is missing. */
  format(id: string, values: Record<string, FluentVariable>): string | undefined {
    const bundle = this.bundles.find((one) => one.hasMessage(id));
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || !pattern) return undefined;
    const errors: Error[] = [];
    const sentence = bundle.formatPattern(pattern, values, errors);
    return errors.length ? undefined : sentence;
  }
}

function bundleOf(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
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
