import type { PushUnsubscribe, PushKey, PushSubscription as Subscribed } from '@paddock/protocol';
import { callApi } from '../base/api.ts';
import type { Language } from '../base/texts/language.ts';

/** The service worker that shows notifications; `null` in development, where none is registered. */
export async function getServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registered = await navigator.serviceWorker.getRegistration();
  return registered === undefined ? null : navigator.serviceWorker.ready;
}

/** Subscribes this browser, or sends its subscription again: browsers change it now and then. */
export async function subscribeToPush(language: Language): Promise<boolean> {
  const registration = await getServiceWorker();
  if (registration === null || !('pushManager' in registration)) return false;
  const known = await registration.pushManager.getSubscription();
  const subscription = known ?? (await createSubscription(registration));
  if (subscription === null) return false;
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys?.['p256dh'] === undefined || keys['auth'] === undefined) return false;
  const wanted: Subscribed = { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] }, language };
  return (await callApi<undefined>('PUT', '/api/me/push', wanted)).ok;
}

async function createSubscription(registration: ServiceWorkerRegistration): Promise<PushSubscription | null> {
  const answer = await callApi<PushKey>('GET', '/api/push/key');
  if (!answer.ok) return null;
  try {
    return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: answer.value.key });
  } catch {
    // The browser has no push service, or cannot reach it.
    return null;
  }
}

export async function unsubscribeFromPush(): Promise<void> {
  const registration = await getServiceWorker();
  const subscription = await registration?.pushManager?.getSubscription();
  if (subscription === null || subscription === undefined) return;
  const end: PushUnsubscribe = { endpoint: subscription.endpoint };
  await callApi<undefined>('DELETE', '/api/me/push', end);
  await subscription.unsubscribe();
}
