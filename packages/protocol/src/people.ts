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

export const Introduction = Type.Object({ nickname: Nickname }, { additionalProperties: false });
export type Introduction = Static<typeof Introduction>;

export const Credentials = Type.Object(
  { nickname: Nickname, password: Type.String({ minLength: 8, maxLength: 200 }) },
  { additionalProperties: false },
);
export type Credentials = Static<typeof Credentials>;

export const NewToken = Type.Object(
  { label: Type.String({ minLength: 1, maxLength: 60 }) },
  { additionalProperties: false },
);

/** Told once: only its digest is kept. */
export const Token = Type.Object({ token: Type.String(), label: Type.String() });
export type Token = Static<typeof Token>;
