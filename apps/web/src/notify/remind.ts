import { worker } from './subscription.ts';

interface Reminding {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  /** Where a click on it leads. */
  readonly path: string;
}

/** Shows a notification; one with the same tag that is there already is not shown again. */
export async function remind({ title, body, tag, path }: Reminding): Promise<void> {
  const options = { body, tag, icon: '/icon-192.png', data: { path } };
  const registration = await worker();
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
export async function forget(tag: string): Promise<void> {
  const registration = await worker();
  if (registration === null) return;
  for (const shown of await registration.getNotifications({ tag })) shown.close();
}
