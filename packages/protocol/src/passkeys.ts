import { type Static, Type } from 'typebox';

const Bytes = Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength: 16_384, description: 'base64url' });
const CredentialId = Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength: 1400 });

/** What a browser's `credential.toJSON()` has besides the answer itself. Browsers may add to it. */
const Credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: Type.Literal('public-key'),
  clientExtensionResults: Type.Object({}),
};

/** A new passkey, as the browser describes it. */
export const NewPasskey = Type.Object({
  ...Credential,
  response: Type.Object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
  }),
});
export type NewPasskey = Static<typeof NewPasskey>;

/** The proof that a person has a passkey. */
export const PasskeyProof = Type.Object({
  ...Credential,
  response: Type.Object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Type.Optional(Bytes),
  }),
});
export type PasskeyProof = Static<typeof PasskeyProof>;

/** Options for creating or using a passkey: `PublicKeyCredential.parse…OptionsFromJSON` reads it. */
export const PasskeyOptions = Type.Object({ challenge: Type.String() }, { additionalProperties: true });

/** A passkey as its owner sees it. */
export const Passkey = Type.Object({ id: CredentialId, createdAt: Type.Integer() });
export type Passkey = Static<typeof Passkey>;

export const PasskeyId = Type.Object({ passkey: CredentialId });
export type PasskeyId = Static<typeof PasskeyId>;
