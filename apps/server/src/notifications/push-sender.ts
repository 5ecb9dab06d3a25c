import { Agent, request } from 'node:https';
import type { PushSubscription } from '@paddock/protocol';
import webPush, { type VapidKeys as PushKeys } from 'web-push';
import { isPublicUrl, publicLookup } from './public-address.ts';

export type { PushKeys };

/** Who takes longer is not told. */
const SEND_TIMEOUT_MS = 10_000;

export interface PushMessage {
  readonly to: Pick<PushSubscription, 'endpoint' | 'keys'>;
  /** The host under which the browser knows us: push services want to know who sends. */
  readonly site: string;
  readonly payload: string;
  /** How long it is worth delivering, in seconds. */
  readonly ttlSeconds: number;
  /** A later letter on the same topic takes the place of one that is not delivered yet. */
  readonly topic: string;
}

/** Sends a letter; false if there is nobody any more who would get it. */
export type SendPush = (letter: PushMessage) => Promise<boolean>;

/** Sends through the push service of the browser that subscribed. `agent` makes the connections. */
export function createPushSender(keys: () => Promise<PushKeys>, agent = new Agent({ lookup: publicLookup })): SendPush {
  return async ({ to, site, payload, ttlSeconds, topic }) => {
    if (!isPublicUrl(to.endpoint)) return false;
    const vapidDetails = { subject: subjectOf(site), ...(await keys()) };
    const details = { vapidDetails, TTL: ttlSeconds, topic, contentEncoding: 'aes128gcm' } as const;
    const { headers, body } = webPush.generateRequestDetails(to, payload, details);
    const status = await post(to.endpoint, headers, body, agent);
    return status !== 404 && status !== 410;
  };
}

/** Keys by which push services know us, as they are kept (JSON). */
export function createPushKeys(): string {
  return JSON.stringify(webPush.generateVAPIDKeys());
}

/** Whether a browser's keys can be used to write to it. */
export function areUsableKeys({ p256dh, auth }: PushSubscription['keys']): boolean {
  try {
    webPush.encrypt(p256dh, auth, 'a letter', 'aes128gcm');
    return true;
  } catch {
    return false;
  }
}

/** The answer's status; what else it says is not read, however long it is. */
function post(url: string, headers: Record<string, string>, body: Buffer, agent: Agent): Promise<number> {
  return new Promise((done, failed) => {
    const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
    const asked = request(url, { method: 'POST', headers, agent, signal }, (response) => {
      response.destroy();
      done(response.statusCode ?? 0);
    });
    // Once answered, nothing that follows changes anything.
    asked.on('error', failed);
    asked.end(body);
  });
}

/** Some push services refuse senders that nobody could write to. */
function subjectOf(site: string): string {
  const { hostname } = new URL(`https://${site}`);
  return hostname.includes('.') ? `https://${site}` : 'mailto:paddock@example.org';
}
