import { type RecordSignature, textToSign } from '@paddock/kernel';

/** What came of checking a record's signature; `unchecked` where the browser cannot. */
export type SignatureCheck = 'good' | 'bad' | 'unchecked';

const ALGORITHM = 'Ed25519';

/** Checks a signature with the browser's own cryptography, which not all browsers have, nor any on plain http addresses. */
export async function checkSignature(
  record: Parameters<typeof textToSign>[0],
  { publicKey, value }: RecordSignature,
  subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle,
): Promise<SignatureCheck> {
  if (subtle === undefined) return 'unchecked';
  try {
    const key = await subtle.importKey('raw', bytesOf(publicKey), ALGORITHM, false, ['verify']);
    const text = new TextEncoder().encode(textToSign(record));
    return (await subtle.verify(ALGORITHM, key, bytesOf(value), text)) ? 'good' : 'bad';
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotSupportedError' ? 'unchecked' : 'bad';
  }
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}
