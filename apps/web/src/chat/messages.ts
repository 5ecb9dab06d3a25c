import type { ChatMessage } from '@paddock/protocol';

export const MAX_MESSAGE_LENGTH = 500;

/** Cleans typed text as the server does: one line, without control and direction characters. */
export function sanitizeMessage(typed: string): string {
  return typed
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MAX_MESSAGE_LENGTH)
    .replaceAll(/[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
}

/** The messages to show: without those of muted people, and each message once. */
export function visibleMessages(messages: readonly ChatMessage[], muted: ReadonlySet<string>): readonly ChatMessage[] {
  const numbers = new Set<number>();
  return messages.filter(({ number, person }) => {
    if (muted.has(person) || numbers.has(number)) return false;
    numbers.add(number);
    return true;
  });
}

/** The number of other people's messages after the last one that was read. */
export function countUnread(messages: readonly ChatMessage[], seen: number, me: string): number {
  return messages.filter(({ number, person }) => number > seen && person !== me).length;
}

export function lastMessageNumber(messages: readonly ChatMessage[]): number {
  return messages.reduce((last, { number }) => Math.max(last, number), 0);
}
