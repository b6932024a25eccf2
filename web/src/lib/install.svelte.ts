/** Installs Tuckbox as an app on the device, where the browser offers that. */

interface InstallPrompt extends Event {
  prompt(): Promise<void>;
}

let current = $state.raw<{ prompt: InstallPrompt | null }>({ prompt: null });

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  current = { prompt: event as InstallPrompt };
});
addEventListener('appinstalled', () => (current = { prompt: null }));

export function canInstall(): boolean {
  return current.prompt !== null;
}

export async function install(): Promise<void> {
  await current.prompt?.prompt();
  current = { prompt: null };
}
