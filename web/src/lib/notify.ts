/** Notifies a person who is looking elsewhere that it is their turn. */

type NotificationState = 'missing' | 'default' | 'granted' | 'denied';

/** `missing` where the browser has switched notifications off, as on plain http in a home network. */
export function notificationState(): NotificationState {
  if (!('Notification' in window) || !window.isSecureContext) return 'missing';
  return Notification.permission;
}

export async function askToNotify(): Promise<NotificationState> {
  if (notificationState() === 'default') await Notification.requestPermission();
  return notificationState();
}

/** Shows a notification if the page is out of sight; a later one for the same table replaces it. */
export function notify(title: string, body: string, table: string): void {
  if (!document.hidden || notificationState() !== 'granted') return;
  try {
    const note = new Notification(title, { body, tag: table, icon: '/icon-192.png' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications only from a service worker.
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification(title, { body, tag: table, icon: '/icon-192.png' }),
    );
  }
}
