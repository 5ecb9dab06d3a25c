import { type Static, Type } from 'typebox';

/** A nickname: any script, no spaces at the ends, nothing invisible. */
export const Nickname = Type.String({
  minLength: 1,
  maxLength: 24,
  pattern: '^[^\\s\\p{C}](?:[^\\p{C}]*[^\\s\\p{C}])?$',
});

export const Person = Type.Object({
  id: Type.String(),
  nickname: Nickname,
  /** Whether the nickname is claimed, with a password or a passkey. */
  claimed: Type.Boolean(),
  /** True for a BOT account, which only programs use; left out for people. */
  botAccount: Type.Optional(Type.Boolean()),
});
export type Person = Static<typeof Person>;

/** What a person sees about themselves. */
export const OwnProfile = Type.Object({
  ...Person.properties,
  /**
   * The nickname they had until somebody else claimed it, or one that looks like it, and the server gave them another one.
   * `null` again once they have confirmed the new one or chosen another (POST /api/me).
   */
  renamedFrom: Type.Union([Type.String(), Type.Null()]),
  /** True if the admin renamed them. */
  renamedByAdmin: Type.Optional(Type.Boolean()),
});
export type OwnProfile = Static<typeof OwnProfile>;

export const SignIn = Type.Object({ nickname: Nickname }, { additionalProperties: false });
export type SignIn = Static<typeof SignIn>;

export const Password = Type.String({ minLength: 8, maxLength: 200 });

export const Credentials = Type.Object({ nickname: Nickname, password: Password }, { additionalProperties: false });
export type Credentials = Static<typeof Credentials>;

/** `current` is required if there is a password. People who signed in by passkey may have none. */
export const NewPassword = Type.Object(
  { current: Type.Optional(Type.String({ maxLength: 200 })), password: Password },
  { additionalProperties: false },
);
export type NewPassword = Static<typeof NewPassword>;

const TokenLabel = Type.String({ minLength: 1, maxLength: 60, pattern: '^[^\\p{Cc}\\p{Cs}]+$' });

/** What a program may do with a token: read what its owner may see, or also play for them. */
export const TokenScope = Type.Union([Type.Literal('read'), Type.Literal('play')]);
export type TokenScope = Static<typeof TokenScope>;

/** Without a scope the token may play. */
export const NewToken = Type.Object(
  { label: TokenLabel, scope: Type.Optional(TokenScope) },
  { additionalProperties: false },
);
export type NewToken = Static<typeof NewToken>;

/** Shown once: only its digest is stored. */
export const Token = Type.Object({ token: Type.String(), label: Type.String(), scope: TokenScope });
export type Token = Static<typeof Token>;

/** A token without its secret. */
export const TokenSummary = Type.Object({ label: TokenLabel, scope: TokenScope, createdAt: Type.Integer() });
export type TokenSummary = Static<typeof TokenSummary>;

/** A signed-in browser. Times are milliseconds since 1970; the last use is kept to about ten minutes. */
export const Session = Type.Object({
  id: Type.String(),
  /** Browser and system: "Firefox · Windows". */
  device: Type.String(),
  createdAt: Type.Integer(),
  lastUsedAt: Type.Integer(),
  /** Whether it is the session of this request. */
  current: Type.Boolean(),
});
export type Session = Static<typeof Session>;
