/** What a person has chosen for this browser; remembered where storage is allowed, else for this visit. */

import type { Hello } from '../wire';

export type Language = Hello['language'];

/** Each language in its own words. The type comes from the server, so none can be forgotten here. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  ja: '日本語',
};
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  sound: boolean;
  motion: 'system' | 'full' | 'reduced';
  /** `distinct`: colours that everyone can tell apart, with patterns. */
  palette: 'warm' | 'distinct';
  /** How much of the window a board takes. */
  size: 'large' | 'medium' | 'small';
  /** Ask before a move is sent. */
  confirm: boolean;
  /** Single keys (R, F, …) act at the table. */
  shortcuts: boolean;
  /** Show moves in the notation of records too. */
  notation: boolean;
  /** The games whose reconstructed components were pointed out, as `fits bits`. */
  told: string;
  /** On one screen: show everything, without a page between seats. */
  open: boolean;
  /** Notify the person when it is their turn and the page is not in sight. */
  notify: boolean;
  /** The name last used. */
  name: string;
}

const KEY = 'tuckbox';

export function isLanguage(text: string): text is Language {
  return text in LANGUAGE_NAMES;
}

/** Returns the first of the browser's languages that we have. */
export function guessLanguage(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return known ?? 'en';
}

function defaults(): Settings {
  return {
    language: guessLanguage(navigator.languages),
    theme: 'system',
    sound: true,
    motion: 'system',
    palette: 'warm',
    size: 'large',
    confirm: false,
    shortcuts: true,
    notation: false,
    told: '',
    open: true,
    notify: false,
    name: '',
  };
}

/** Returns the stored values that still have the right type; the others get their defaults. */
export function readSettings(stored: string | null, base: Settings): Settings {
  const read = { ...base };
  let found: unknown;
  try {
    found = JSON.parse(stored ?? '{}');
  } catch {
    return read;
  }
  if (typeof found !== 'object' || found === null) return read;
  for (const [key, value] of Object.entries(found)) {
    if (key in base && typeof value === typeof base[key as keyof Settings]) {
      Object.assign(read, { [key]: value });
    }
  }
  if (!isLanguage(read.language)) read.language = base.language;
  return read;
}

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings: Settings = $state(readSettings(storedText(), defaults()));

/** Stores the settings as they are now; returns whether the browser allowed it. */
export function keepSettings(): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
    return true;
  } catch {
    return false;
  }
}

/** Resets the settings as at the first visit; the language stays. */
export function forgetSettings(): void {
  Object.assign(settings, defaults(), { language: settings.language });
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener('change', () => (system.dark = dark.matches));
still.addEventListener('change', () => (system.still = still.matches));

export function isDark(): boolean {
  return settings.theme === 'system' ? system.dark : settings.theme === 'dark';
}

/** Returns whether things may move on the screen. */
export function mayMove(): boolean {
  return settings.motion === 'system' ? !system.still : settings.motion === 'full';
}

/** Applies the settings to the page and stores every change. Call it once, inside a component. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = isDark() ? 'dark' : 'light';
    root.dataset.palette = settings.palette;
    root.dataset.size = settings.size;
    root.dataset.motion = mayMove() ? 'full' : 'reduced';
    const paper = isDark() ? '#191310' : '#f6eee0';
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', paper);
  });
  $effect(() => {
    JSON.stringify(settings);
    keepSettings();
  });
}
