import type { Message } from '@paddock/protocol';

/** How much may be said at once. */
export const MAX_MESSAGE_LENGTH = 500;

/** What somebody typed as the server takes it: one line, without what controls or turns what stands beside it. */
export function sanitizeMessage(typed: string): string {
  return typed
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MAX_MESSAGE_LENGTH)
    .replaceAll(/[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
}

/** What is shown of what was said: nothing from those whom one has muted, and what came twice once. */
export function visibleMessages(messages: readonly Message[], muted: ReadonlySet<string>): readonly Message[] {
  const numbers = new Set<number>();
  return messages.filter(({ number, person }) => {
    if (muted.has(person) || numbers.has(number)) return false;
    numbers.add(number);
    return true;
  });
}

/** How many others' messages came after the last one that was seen. */
export function countUnread(messages: readonly Message[], seen: number, me: string): number {
  return messages.filter(({ number, person }) => number > seen && person !== me).length;
}

export function lastMessageNumber(messages: readonly Message[]): number {
  return messages.reduce((last, { number }) => Math.max(last, number), 0);
}
