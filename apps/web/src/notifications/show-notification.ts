import { getServiceWorker } from './push-subscription.ts';

interface NotificationContent {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  /** The path that a click opens. */
  readonly path: string;
}

/** Shows a notification. The browser does not show a second one with the same tag. */
export async function showNotification({ title, body, tag, path }: NotificationContent): Promise<void> {
  const options = { body, tag, icon: '/icon-192.png', data: { path } };
  const registration = await getServiceWorker();
  if (registration !== null) {
    await registration.showNotification(title, options);
    return;
  }
  const shown = new Notification(title, options);
  shown.onclick = () => {
    focus();
    shown.close();
  };
}

/** Closes a notification when the turn has been played. */
export async function closeNotification(tag: string): Promise<void> {
  const registration = await getServiceWorker();
  if (registration === null) return;
  for (const shown of await registration.getNotifications({ tag })) shown.close();
}
