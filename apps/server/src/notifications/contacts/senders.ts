import type { Agent } from 'node:https';
import type { ContactSenders } from './delivery.ts';
import { createMailSender, type MailSettings } from './mail-sender.ts';
import { createWebhookSender } from './webhook-sender.ts';

/** What a server needs to write to people outside of the site. */
export interface ContactSettings {
  /** The address of the site, for links in messages; without it nothing is sent. */
  readonly publicUrl?: string | null;
  /** `null`: there is no e-mail. */
  readonly mail?: MailSettings | null;
  /** Makes the connections to webhooks; usually one that calls nobody in the local network. */
  readonly pushAgent?: Agent;
}

export function createContactSenders({ publicUrl, mail, pushAgent }: ContactSettings): ContactSenders {
  if (typeof publicUrl !== 'string') return {};
  const sendWebhook = createWebhookSender(pushAgent);
  return {
    ...(mail === undefined || mail === null ? {} : { email: createMailSender(mail) }),
    webhook: (url, { text }) => sendWebhook(url, text),
  };
}
