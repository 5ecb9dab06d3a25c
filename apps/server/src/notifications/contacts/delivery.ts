import type { ContactKind } from '@paddock/protocol';

/** `gone`: the address does not exist, and another try would fail the same way. */
export type SendResult = 'sent' | 'failed' | 'gone';

/** A message as it is sent. */
export interface ContactMessage {
  readonly subject: string;
  readonly text: string;
  /** A link that ends these messages by one click. */
  readonly stopUrl: string;
  /** The same for mail programs, which send a POST (RFC 8058). */
  readonly oneClickUrl: string;
}

/** How messages of each kind are sent; those that this server cannot send are left out. */
export type ContactSenders = Partial<
  Readonly<Record<ContactKind, (address: string, message: ContactMessage) => Promise<SendResult>>>
>;

const MINUTE_MS = 60_000;
/** How long to wait after each failed attempt; after the last one the message is given up. */
const RETRY_DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS];
/** An address that fails for so many messages in a row is switched off. */
export const MAX_FAILURES = 5;

/** When to try again after a number of attempts; `null`: not any more. */
export function retryDelayOf(attempts: number): number | null {
  return RETRY_DELAYS_MS[attempts - 1] ?? null;
}
