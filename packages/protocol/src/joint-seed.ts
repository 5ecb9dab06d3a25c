import { type Static, Type } from 'typebox';

const HexDigits = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** SHA-256 of the 32 bytes of a nonce, told before the nonce itself. */
export const Commitment = HexDigits;

/** What whoever sits down may say with it. Programs need not say anything. */
export const SitDown = Type.Object({ commitment: Type.Optional(Commitment) }, { additionalProperties: false });
export type SitDown = Static<typeof SitDown>;

/** For a seat that one has taken without a commitment. */
export const NewCommitment = Type.Object({ commitment: Commitment }, { additionalProperties: false });
export type NewCommitment = Static<typeof NewCommitment>;

export const Reveal = Type.Object({ nonce: HexDigits }, { additionalProperties: false });
export type Reveal = Static<typeof Reveal>;

/** The key by which finished records are signed (Ed25519), in hexadecimal digits. */
export const ServerKey = Type.Object({ publicKey: Type.String() });
export type ServerKey = Static<typeof ServerKey>;
