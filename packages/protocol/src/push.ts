import { LANGUAGES } from '@paddock/kernel';
import { type Static, Type } from 'typebox';
import { oneOf } from './one-of.ts';

const Bytes = Type.String({ pattern: '^[A-Za-z0-9_-]{1,200}={0,2}$' });

/** The key with which a browser subscribes (VAPID). */
export const PushKey = Type.Object({ key: Type.String() });
export type PushKey = Static<typeof PushKey>;

/** A browser's `PushSubscription.toJSON()`, and the language of the messages. */
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

/** The data of a push notification. */
export interface Reminder {
  readonly table: string;
  readonly game: string;
  /** `turnId` of the position it is about. A page uses the same one, so that no device notifies twice of a turn. */
  readonly turnId: number;
  readonly title: string;
  readonly body: string;
}

/** The data of a push notification that is not about a turn. */
export interface Notice {
  /** The page that it leads to. */
  readonly path: string;
  readonly title: string;
  readonly body: string;
}
