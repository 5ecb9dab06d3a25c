import { type Static, Type } from 'typebox';

/** What people call themselves: any script, no spaces at the ends, nothing invisible. */
export const Nickname = Type.String({
  minLength: 1,
  maxLength: 24,
  pattern: '^[^\\s\\p{C}](?:[^\\p{C}]*[^\\s\\p{C}])?$',
});

export const Person = Type.Object({
  id: Type.String(),
  nickname: Nickname,
  /** Whether the nickname is theirs for good, with a password or a passkey. */
  claimed: Type.Boolean(),
});
export type Person = Static<typeof Person>;

/** What somebody is told about themselves. */
export const Me = Type.Object({
  ...Person.properties,
  /**
   * The nickname they had until somebody else claimed it, or one that looks like it, and the server gave them another one.
   * `null` again once they have confirmed the new one or chosen another (POST /api/me).
   */
  renamedFrom: Type.Union([Type.String(), Type.Null()]),
  /** True where it was the admin who gave them another one. */
  renamedByAdmin: Type.Optional(Type.Boolean()),
});
export type Me = Static<typeof Me>;

export const SignIn = Type.Object({ nickname: Nickname }, { additionalProperties: false });
export type SignIn = Static<typeof SignIn>;

const Password = Type.String({ minLength: 8, maxLength: 200 });

export const Credentials = Type.Object({ nickname: Nickname, password: Password }, { additionalProperties: false });
export type Credentials = Static<typeof Credentials>;

/** `current` is needed where there is one: who came by passkey only may have none. */
export const NewPassword = Type.Object(
  { current: Type.Optional(Type.String({ maxLength: 200 })), password: Password },
  { additionalProperties: false },
);
export type NewPassword = Static<typeof NewPassword>;

const TokenLabel = Type.String({ minLength: 1, maxLength: 60, pattern: '^[^\\p{Cc}\\p{Cs}]+$' });

/** What a program may do with a token: look at what its owner may see, or play for them too. */
export const TokenScope = Type.Union([Type.Literal('read'), Type.Literal('play')]);
export type TokenScope = Static<typeof TokenScope>;

/** Without a scope the token may play. */
export const NewToken = Type.Object(
  { label: TokenLabel, scope: Type.Optional(TokenScope) },
  { additionalProperties: false },
);
export type NewToken = Static<typeof NewToken>;

/** Told once: only its digest is kept. */
export const Token = Type.Object({ token: Type.String(), label: Type.String(), scope: TokenScope });
export type Token = Static<typeof Token>;

/** What is known of a token later: what it was made for. */
export const TokenNote = Type.Object({ label: TokenLabel, scope: TokenScope, createdAt: Type.Integer() });
export type TokenNote = Static<typeof TokenNote>;

/** A signed-in browser. Times are milliseconds since 1970; the last use is kept to about ten minutes. */
export const Session = Type.Object({
  id: Type.String(),
  /** Browser and system: "Firefox · Windows". */
  device: Type.String(),
  createdAt: Type.Integer(),
  lastUsedAt: Type.Integer(),
  /** The one that asks. */
  current: Type.Boolean(),
});
export type Session = Static<typeof Session>;
