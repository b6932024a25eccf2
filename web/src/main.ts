import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/i18n/index.svelte';
import { keepShell } from './lib/offline.svelte';
import { routeOf } from './lib/route';
import { settings } from './lib/settings.svelte';
import { askAhead } from './lib/start';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';

const RETRY = 4000;
/** When the client is kept for times without a connection: once whoever clicks at once has a piece, on a slow line too. */
const KEEP = 8000;

/** Starts the client once its messages have come; until then `index.html` has a note in all languages. */
async function start(target: HTMLElement): Promise<void> {
  const silence = document.getElementById('no-words');
  if (routeOf(new URL(location.href)).page === 'Start') askAhead();
  try {
    await speak(settings.language);
  } catch {
    if (silence) silence.hidden = false;
    setTimeout(() => void start(target), RETRY);
    return;
  }
  silence?.remove();
  mount(App, { target });
  setTimeout(() => void keepShell().catch(() => undefined), KEEP);
}

const target = document.getElementById('app');
if (target) void start(target);
