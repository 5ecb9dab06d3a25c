import { getServiceWorker } from './push-subscription.ts';

interface NotificationContent {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  /** Where a click on it leads. */
  readonly path: string;
}

/** Shows a notification; one with the same tag that is there already is not shown again. */
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

/** What was asked has been answered: nobody needs to be reminded of it any more. */
export async function closeNotification(tag: string): Promise<void> {
  const registration = await getServiceWorker();
  if (registration === null) return;
  for (const shown of await registration.getNotifications({ tag })) shown.close();
}
