/** Puts messages into the words of the chosen language, exactly as Python's `Speaker` does.
 *
 * `text` and `say` are reactive: everything that shows them is updated when the language changes. A
 * message that does not exist is shown as ⟦its id⟧, so that tests find it.
 */
import type { FluentVariable } from '@fluent/bundle';
import { settings, type Language } from '../settings.svelte';
import { Library, loadLibrary, numeral } from './library';
import type { Message, MessageValue } from '../../wire';

export type Names = Record<number, string>;

let library = $state.raw(new Library(settings.language, {}));
let wanted: Language = settings.language;
let isSilent = $state(false);

export function language(): Language {
  return library.language;
}

/** Returns how dates are written: as in the visitor's own country, if the language is spoken there. */
export function locale(): string {
  return navigator.languages.find((tag) => tag.slice(0, 2).toLowerCase() === language()) ?? language();
}

/** Returns a day of UTC, such as 2026-11-17, as people write it. */
export function dayText(day: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** Returns whether the messages of the requested language could not be fetched. */
export function couldNotSpeak(): boolean {
  return isSilent;
}

/** Changes the language without a reload; it stays as it is while the server can't be reached. */
export async function choose(asked: Language): Promise<void> {
  await speak(asked).catch(() => (isSilent = true));
}

/** Fetches the messages of a language, then uses them; of two requests the last one wins. */
export async function speak(asked: Language): Promise<void> {
  wanted = asked;
  const fetched = await loadLibrary(asked);
  if (wanted !== asked) return;
  library = fetched;
  isSilent = false;
  settings.language = asked;
  document.documentElement.lang = asked;
  // The server answers in this language too.
  document.cookie = `tuckbox-language=${asked}; path=/; max-age=31536000; samesite=lax`;
}

/** Returns the sentence with that id. */
export function text(id: string, values: Record<string, MessageValue> = {}, names: Names = {}): string {
  const plainValues = Object.entries(values).map(([name, value]) => [name, plain(value, names)]);
  const sentence = library.format(id, Object.fromEntries(plainValues));
  if (sentence === undefined && import.meta.env.DEV) console.warn('missing message', id, values);
  return sentence ?? `⟦${id}⟧`;
}

/** Returns a message in words; `names` are the players' names by seat.
 *
 * The browser has its own words, `web-<id>`, for messages that elsewhere contain notation.
 */
export function say(message: Message, names: Names = {}): string {
  if (message.id === 'seat') {
    const name = names[Number(message.values.seat)];
    if (name !== undefined) return name;
  }
  const own = `web-${message.id}`;
  // A negative number gets a minus sign; a date or a move with a hyphen stays as it is.
  return text(knows(own) ? own : message.id, message.values, names).replace(/(?<![A-Za-z0-9])-(?=\d)/g, '−');
}

/** Returns `A, B and C`, as the language writes it. */
export function list(items: string[]): string {
  if (items.length < 2) return items.join('');
  const start = items.slice(0, -1).join(text('list-comma'));
  return text('list-and', { start, last: items.at(-1) ?? '' });
}

function plain(value: MessageValue, names: Names): FluentVariable {
  if (Array.isArray(value)) return list(value.map((item) => String(plain(item, names))));
  if (typeof value === 'object') return say(value, names);
  return typeof value === 'number' ? numeral(value) : value;
}

/** Returns whether there is such a message. */
export function knows(id: string): boolean {
  return library.knows(id);
}
