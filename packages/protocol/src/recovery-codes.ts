import { type Static, Type } from 'typebox';
import { Nickname, Password } from './people.ts';

/** Codes with which somebody can sign in once each who has lost password and passkeys. Shown once: only digests are stored. */
export const RecoveryCodes = Type.Object({ codes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

/** How many codes can still be used. */
export const RecoveryCodeStatus = Type.Object({
  left: Type.Integer(),
  createdAt: Type.Union([Type.Integer(), Type.Null()]),
});
export type RecoveryCodeStatus = Static<typeof RecoveryCodeStatus>;

/** Signs in with a code, and sets a new password if there is one. */
export const RecoverySignIn = Type.Object(
  { nickname: Nickname, code: Type.String({ minLength: 1, maxLength: 60 }), password: Type.Optional(Password) },
  { additionalProperties: false },
);
export type RecoverySignIn = Static<typeof RecoverySignIn>;
