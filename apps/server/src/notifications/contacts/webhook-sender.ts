import { Agent } from 'node:https';
import { postOutside } from '../post-outside.ts';
import { isPublicUrl, lookUpPublicAddress } from '../public-address.ts';
import type { SendResult } from './delivery.ts';

const MAX_TEXT_LENGTH = 1500;

/** Posts a text to a webhook. */
type SendWebhook = (url: string, text: string) => Promise<SendResult>;

/**
 * Posts to a webhook of a chat program. Only to public addresses by https, which is checked when the name is resolved.
 */
export function createWebhookSender(agent = new Agent({ lookup: lookUpPublicAddress })): SendWebhook {
  return async (url, text) => {
    if (!isPublicUrl(url)) return 'gone';
    const body = Buffer.from(webhookBody(text));
    const status = await postOutside(url, { 'content-type': 'application/json' }, body, agent);
    if (status === 404 || status === 410) return 'gone';
    return status >= 200 && status < 300 ? 'sent' : 'failed';
  };
}

/**
 * One JSON for all: Discord reads `content`, Slack and bridges to Matrix read `text`. Names of people must not become commands: Discord
 * is told to notify nobody, and Slack takes its own only between angle brackets.
 */
export function webhookBody(text: string): string {
  const short = text.slice(0, MAX_TEXT_LENGTH);
  const escaped = short.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return JSON.stringify({ username: 'Paddock', content: short, text: escaped, allowed_mentions: { parse: [] } });
}
