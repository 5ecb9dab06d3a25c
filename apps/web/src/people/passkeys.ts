import type { Result } from '@paddock/kernel';
import type { Person } from '@paddock/protocol';
import { callApi, type ApiError } from '../base/api.ts';

/** Errors of the browser besides those of the server: the person cancelled, or the passkey exists already. */
export type PasskeyError = ApiError | { readonly code: 'cancelled' | 'known'; readonly message: string };

/** Whether passkeys can be used: they need a host name and a secure connection. */
export function arePasskeysSupported(host = location.hostname, browser: object = globalThis): boolean {
  const named = !/^[\d.]+$|^\[/.test(host);
  return named && 'PublicKeyCredential' in browser && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Creates a passkey. The first one claims the nickname. */
export async function addPasskey(): Promise<Result<Person, PasskeyError>> {
  const options = await callApi<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/me/passkeys/options');
  if (!options.ok) return options;
  return runCeremony('/api/me/passkeys', () =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options.value) }),
  );
}

/** Signs in to the nickname of the chosen passkey. */
export async function signInWithPasskey(): Promise<Result<Person, PasskeyError>> {
  const options = await callApi<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/me/sign-in/passkey/options');
  if (!options.ok) return options;
  return runCeremony('/api/me/sign-in/passkey', () =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options.value) }),
  );
}

async function runCeremony(path: string, ask: () => Promise<Credential | null>): Promise<Result<Person, PasskeyError>> {
  try {
    const credential = (await ask()) as PublicKeyCredential | null;
    if (credential !== null) return await callApi<Person>('POST', path, credential.toJSON());
  } catch (error) {
    // The device has one of the excluded passkeys.
    if (error instanceof DOMException && error.name === 'InvalidStateError') {
      return { ok: false, error: { code: 'known', message: error.message } };
    }
  }
  return { ok: false, error: { code: 'cancelled', message: 'no passkey' } };
}
