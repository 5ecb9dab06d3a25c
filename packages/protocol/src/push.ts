import { LANGUAGES } from '@paddock/kernel';
import { type Static, Type } from 'typebox';
import { oneOf } from './one-of.ts';

const Bytes = Type.String({ pattern: '^[A-Za-z0-9_-]{1,200}={0,2}$' });

/** The key with which a browser subscribes (VAPID). */
export const PushKey = Type.Object({ key: Type.String() });
export type PushKey = Static<typeof PushKey>;

/** What a browser's `PushSubscription.toJSON()` tells, and in which language its owner wants to be told. */
export const PushSubscription = Type.Object({
  endpoint: Type.String({ pattern: '^https://', maxLength: 1000 }),
  keys: Type.Object({ p256dh: Bytes, auth: Bytes }),
  language: oneOf(LANGUAGES),
});
export type PushSubscription = Static<typeof PushSubscription>;

export const PushUnsubscribe = Type.Object(
  { endpoint: Type.String({ maxLength: 1000 }) },
  { additionalProperties: false },
);
export type PushUnsubscribe = Static<typeof PushUnsubscribe>;

/** What a notification carries: the page finds its own words. */
export interface Reminder {
  readonly table: string;
  readonly game: string;
  /** `turnId` of the position it is about. A page names the same turn by it, and no device shows both. */
  readonly turnId: number;
  readonly title: string;
  readonly body: string;
}
