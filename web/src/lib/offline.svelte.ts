/** The shell without a connection: a service worker keeps it where the browser allows one. */
import { language } from './i18n/index.svelte';
import { messageAddress } from './i18n/library';

const network = $state({ isOnline: navigator.onLine });
addEventListener('online', () => (network.isOnline = true));
addEventListener('offline', () => (network.isOnline = false));

export function isOnline(): boolean {
  return network.isOnline;
}

/** Only on https and on the own computer; elsewhere the page simply needs its server. */
export async function keepShell(): Promise<void> {
  if (import.meta.env.DEV || !window.isSecureContext || !('serviceWorker' in navigator)) return;
  const build = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';
  await navigator.serviceWorker.register(`/sw.js?build=${build}`);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ messages: messageAddress(language()) });
}
