import { LANGUAGES } from '@paddock/kernel';
import { type Static, Type } from 'typebox';
import { oneOf } from './one-of.ts';

/** Ways to reach a person besides their browser. */
export const CONTACT_KINDS = ['email', 'webhook'] as const;
export const ContactKind = oneOf(CONTACT_KINDS);
export type ContactKind = Static<typeof ContactKind>;

/** What messages are about: turns of one's own, or invitations and news of seasons. */
const ContactWishes = { turns: Type.Boolean(), news: Type.Boolean() };

export const Contact = Type.Object({
  kind: ContactKind,
  address: Type.String(),
  /** Nothing is sent before the link in the first message was opened. */
  confirmed: Type.Boolean(),
  /** The server has given up after many failures. Entering the address again switches it on. */
  switchedOff: Type.Boolean(),
  ...ContactWishes,
});
export type Contact = Static<typeof Contact>;

export const Contacts = Type.Object({
  /** What this server can send; empty if it was not set up for that. */
  offered: Type.Array(ContactKind),
  contacts: Type.Array(Contact),
});
export type Contacts = Static<typeof Contacts>;

export const NewContact = Type.Object(
  {
    /** An e-mail address, or the https address of a webhook (Discord, Slack, Matrix). */
    address: Type.String({ minLength: 3, maxLength: 500, pattern: '^[^\\s\\p{C}]+$' }),
    language: oneOf(LANGUAGES),
  },
  { additionalProperties: false },
);
export type NewContact = Static<typeof NewContact>;

export const ContactChange = Type.Partial(Type.Object(ContactWishes), { additionalProperties: false });
export type ContactChange = Static<typeof ContactChange>;

/** From the link in a message. */
export const ContactToken = Type.Object(
  { token: Type.String({ pattern: '^[A-Za-z0-9_.-]{20,300}$' }) },
  { additionalProperties: false },
);
export type ContactToken = Static<typeof ContactToken>;

/** What the link was about. */
export const ContactResult = Type.Object({ kind: ContactKind });
export type ContactResult = Static<typeof ContactResult>;
