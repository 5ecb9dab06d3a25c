import type { Result } from '@paddock/kernel';
import type { Person } from '@paddock/protocol';
import { callApi, type ApiError } from '../online/api.ts';

/** What can go wrong with a passkey besides what the server refuses: the person thought better of it, or it is there already. */
export type PasskeyError = ApiError | { readonly code: 'cancelled' | 'known'; readonly message: string };

/** Browsers make no passkeys for bare addresses, nor where the connection is not safe. */
export function arePasskeysSupported(host = location.hostname, browser: object = globalThis): boolean {
  const named = !/^[\d.]+$|^\[/.test(host);
  return named && 'PublicKeyCredential' in browser && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Makes a passkey; with the first one the nickname is claimed. */
export async function addPasskey(): Promise<Result<Person, PasskeyError>> {
  const options = await callApi<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/me/passkeys/options');
  if (!options.ok) return options;
  return runCeremony('/api/me/passkeys', () =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options.value) }),
  );
}

/** Comes back to whichever nickname the passkey belongs to. */
export async function signInWithPasskey(): Promise<Result<Person, PasskeyError>> {
  const options = await callApi<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/me/return/passkey/options');
  if (!options.ok) return options;
  return runCeremony('/api/me/return/passkey', () =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options.value) }),
  );
}

async function runCeremony(path: string, ask: () => Promise<Credential | null>): Promise<Result<Person, PasskeyError>> {
  try {
    const credential = (await ask()) as PublicKeyCredential | null;
    if (credential !== null) return await callApi<Person>('POST', path, credential.toJSON());
  } catch (error) {
    // The device has one of those that the server told it to leave out.
    if (error instanceof DOMException && error.name === 'InvalidStateError') {
      return { ok: false, error: { code: 'known', message: error.message } };
    }
  }
  return { ok: false, error: { code: 'cancelled', message: 'no passkey' } };
}
