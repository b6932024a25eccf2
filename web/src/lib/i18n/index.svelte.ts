/** Puts messages into the words of the chosen language, exactly as Python's `Speaker` does.
 *
 * `text` and `say` are reactive: whatever shows them is shown anew when the language changes or a
 * message file arrives. A message that does not exist is shown as ⟦its id⟧, so that a test finds it.
 */
import type { FluentVariable } from '@fluent/bundle';
import type { Message, MessageValue } from '../../boards/types';
import { settings, type Language } from '../settings.svelte';
import { fileOf, Library } from './library';

export type Names = Record<number, string>;

/** Messages that every page needs. */
const SHELL = ['core', 'web'];

let library = new Library(settings.language);
const spoken = $state({ language: settings.language, revision: 0 });

export function language(): Language {
  return spoken.language;
}

/** Wait until these message files are there, in the language now spoken. */
export async function loadMessages(...files: string[]): Promise<void> {
  const from = library;
  const missing = files.filter((file) => !from.has(file));
  if (!missing.length) return;
  await Promise.all(missing.map((file) => from.load(file)));
  spoken.revision += 1;
}

/** Change the language without a reload: everything already shown is there before it changes. */
export async function speak(wanted: Language): Promise<void> {
  const next = new Library(wanted);
  await Promise.all([...SHELL, ...library.wanted()].map((file) => next.load(file)));
  library = next;
  spoken.language = wanted;
  spoken.revision += 1;
  settings.language = wanted;
  document.documentElement.lang = wanted;
  // The server answers in this language too.
  document.cookie = `tuckbox-language=${wanted}; path=/; max-age=31536000; samesite=lax`;
}

/** The sentence of that id; '' while its file is on its way. */
export function text(id: string, values: Record<string, MessageValue> = {}, names: Names = {}): string {
  void spoken.revision;
  const file = fileOf(id);
  if (!library.has(file)) {
    void loadMessages(file);
    return '';
  }
  const plainValues = Object.entries(values).map(([name, value]) => [name, plain(value, names)]);
  const sentence = library.format(id, Object.fromEntries(plainValues));
  if (sentence === undefined && import.meta.env.DEV) console.warn('missing message', id, values);
  return sentence ?? `⟦${id}⟧`;
}

/** A message in words; `names` tells who sits where. */
export function say(message: Message, names: Names = {}): string {
  if (message.id === 'seat') {
    const name = names[Number(message.values.seat)];
    if (name !== undefined) return name;
  }
  return text(message.id, message.values, names);
}

/** `A, B and C`, as the language writes it. */
export function list(items: string[]): string {
  if (items.length < 2) return items.join('');
  const start = items.slice(0, -1).join(text('list-comma'));
  return text('list-and', { start, last: items.at(-1) ?? '' });
}

function plain(value: MessageValue, names: Names): FluentVariable {
  if (Array.isArray(value)) return list(value.map((item) => String(plain(item, names))));
  if (typeof value === 'object') return say(value, names);
  return value;
}

/** Whether there is such a message; false while its file is on its way. */
export function knows(id: string): boolean {
  void spoken.revision;
  const file = fileOf(id);
  if (!library.has(file)) void loadMessages(file);
  return library.bundle.hasMessage(id);
}
