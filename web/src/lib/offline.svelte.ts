/** Keeps the client's own files for use without a connection, where the browser allows a service worker. */
import { language } from './i18n/index.svelte';
import { messageAddress } from './i18n/library';

const network = $state({ isOnline: navigator.onLine });
addEventListener('online', () => (network.isOnline = true));
addEventListener('offline', () => (network.isOnline = false));

export function isOnline(): boolean {
  return network.isOnline;
}

/** Starts the service worker: only over https and on the user's own computer. */
export async function keepShell(): Promise<void> {
  if (import.meta.env.DEV || !window.isSecureContext || !('serviceWorker' in navigator)) return;
  const build = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';
  await navigator.serviceWorker.register(`/sw.js?build=${build}`);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ messages: messageAddress(language()) });
}
