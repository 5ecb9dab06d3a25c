import { type Static, Type } from 'typebox';

const HexDigits = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** SHA-256 of the 32 bytes of a nonce, sent before the nonce itself. */
export const Commitment = HexDigits;

/** The optional body of requests that take a seat. */
export const SitDown = Type.Object({ commitment: Type.Optional(Commitment) }, { additionalProperties: false });
export type SitDown = Static<typeof SitDown>;

/** Adds a commitment to a seat that was taken without one. */
export const NewCommitment = Type.Object({ commitment: Commitment }, { additionalProperties: false });
export type NewCommitment = Static<typeof NewCommitment>;

export const NonceReveal = Type.Object({ nonce: HexDigits }, { additionalProperties: false });
export type NonceReveal = Static<typeof NonceReveal>;

/** The public key of the signatures of records (Ed25519), in hexadecimal digits. */
export const ServerKey = Type.Object({ publicKey: Type.String() });
export type ServerKey = Static<typeof ServerKey>;
