import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ContactKind } from '@paddock/protocol';

export type ContactAction = 'confirm' | 'unsubscribe';

/** What a link in a message says: who did what, about which address. */
interface ContactClaim {
  readonly action: ContactAction;
  readonly person: string;
  readonly kind: ContactKind;
}

/**
 * Signs a claim for a link. The address is part of what is signed and not of the token, so a link is about the address it was
 * sent to and no other, and nobody who sees it learns the address. `salt` makes a link of one registration useless for the next.
 */
export function signContactClaim(
  key: string,
  { action, person, kind }: ContactClaim,
  address: string,
  salt: string,
): string {
  return `${action}.${kind}.${person}.${signatureOf(key, { action, person, kind }, address, salt)}`;
}

/** What a token claims, without checking it; `null` if it is none. */
export function readContactClaim(token: string): ContactClaim | null {
  const [, action, kind, person] =
    /^(confirm|unsubscribe)\.(email|webhook)\.([0-9a-f-]{36})\.[\w-]{43}$/.exec(token) ?? [];
  if (action === undefined) return null;
  return { action: action as ContactAction, kind: kind as ContactKind, person: person! };
}

export function isSignedClaim(key: string, token: string, claim: ContactClaim, address: string, salt: string): boolean {
  const given = Buffer.from(token);
  const wanted = Buffer.from(signContactClaim(key, claim, address, salt));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function signatureOf(key: string, { action, person, kind }: ContactClaim, address: string, salt: string): string {
  return createHmac('sha256', key).update([action, person, kind, address, salt].join('\n')).digest('base64url');
}
