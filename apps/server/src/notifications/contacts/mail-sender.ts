import { createTransport } from 'nodemailer';
import type { ContactMessage, SendResult } from './delivery.ts';

const TIMEOUT_MS = 15_000;

/** How mail is sent: the SMTP server, and who it comes from. */
export interface MailSettings {
  /** smtp:// or smtps://, with user and password where they are needed. */
  readonly url: string;
  readonly from: string;
}

/** Sends plain text by SMTP. */
export function createMailSender({
  url,
  from,
}: MailSettings): (address: string, message: ContactMessage) => Promise<SendResult> {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  return async (address, { subject, text, oneClickUrl }) => {
    try {
      await transport.sendMail({
        from,
        // As an object, so that no part of it is taken for a list of addresses.
        to: { name: '', address },
        subject,
        text,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'List-Unsubscribe': `<${oneClickUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      });
      return 'sent';
    } catch (error) {
      // 5xx to RCPT TO: the mailbox does not exist.
      const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
      return responseCode >= 500 && command === 'RCPT TO' ? 'gone' : 'failed';
    }
  };
}
