import { Agent } from 'node:https';
import type { PushSubscription } from '@paddock/protocol';
import webPush, { type VapidKeys as PushKeys } from 'web-push';
import { postOutside } from './post-outside.ts';
import { isPublicUrl, lookUpPublicAddress } from './public-address.ts';

export type { PushKeys };

export interface PushMessage {
  readonly to: Pick<PushSubscription, 'endpoint' | 'keys'>;
  /** The host name of this server as the browser knows it. Push services want to know the sender. */
  readonly siteHost: string;
  readonly payload: string;
  /** How long the push service tries to deliver it. */
  readonly ttlSeconds: number;
  /** A later message with the same topic replaces one that is not delivered yet. */
  readonly topic: string;
}

/** Sends a message; false if the subscription does not exist any more. */
export type SendPush = (message: PushMessage) => Promise<boolean>;

/** Sends through the push service of the browser that subscribed. `agent` makes the connections. */
export function createPushSender(
  keys: () => Promise<PushKeys>,
  agent = new Agent({ lookup: lookUpPublicAddress }),
): SendPush {
  return async ({ to, siteHost: site, payload, ttlSeconds, topic }) => {
    if (!isPublicUrl(to.endpoint)) return false;
    const vapidDetails = { subject: subjectOf(site), ...(await keys()) };
    const details = { vapidDetails, TTL: ttlSeconds, topic, contentEncoding: 'aes128gcm' } as const;
    const { headers, body } = webPush.generateRequestDetails(to, payload, details);
    const status = await postOutside(to.endpoint, headers, body, agent);
    return status !== 404 && status !== 410;
  };
}

/** New VAPID keys, as they are stored (JSON). */
export function createPushKeys(): string {
  return JSON.stringify(webPush.generateVAPIDKeys());
}

/** Whether a message can be encrypted with a browser's keys. */
export function areUsableKeys({ p256dh, auth }: PushSubscription['keys']): boolean {
  try {
    webPush.encrypt(p256dh, auth, 'a message', 'aes128gcm');
    return true;
  } catch {
    return false;
  }
}

/** Some push services refuse senders that nobody could write to. */
function subjectOf(site: string): string {
  const { hostname } = new URL(`https://${site}`);
  return hostname.includes('.') ? `https://${site}` : 'mailto:paddock@example.org';
}
