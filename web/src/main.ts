import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/i18n/index.svelte';
import { keepShell } from './lib/offline.svelte';
import { settings } from './lib/settings.svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';

const RETRY = 4000;

/** Starts the client once its messages have come; until then `index.html` has a note in all languages. */
async function start(target: HTMLElement): Promise<void> {
  const silence = document.getElementById('no-words');
  try {
    await speak(settings.language);
  } catch {
    if (silence) silence.hidden = false;
    setTimeout(() => void start(target), RETRY);
    return;
  }
  silence?.remove();
  mount(App, { target });
  // Once the page is idle: the files it has loaded by then are the ones to keep.
  setTimeout(() => void keepShell().catch(() => undefined), 2000);
}

const target = document.getElementById('app');
if (target) void start(target);
