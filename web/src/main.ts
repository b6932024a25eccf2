import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/i18n/index.svelte';
import { keepShell } from './lib/offline.svelte';
import { settings } from './lib/settings.svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';

const target = document.getElementById('app');
if (target) {
  void speak(settings.language).then(() => {
    mount(App, { target });
    // When the page is at rest: what it has loaded by then is its shell.
    setTimeout(() => void keepShell().catch(() => undefined), 2000);
  });
}
