import { STATUS_OF_ERROR } from '@paddock/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorText } from '../src/people/error-text.ts';
import { addPasskey, signInWithPasskey, arePasskeysSupported } from '../src/people/passkeys.ts';
import de from '../src/app/texts/de.ts';
import en from '../src/app/texts/en.ts';
import fr from '../src/app/texts/fr.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('an error', () => {
  it('has a text in every language', () => {
    for (const catalogue of [en, fr, de]) {
      for (const code of [...Object.keys(STATUS_OF_ERROR), 'offline', 'cancelled', 'known', 'a-newer-one']) {
        const text = errorText(catalogue, { code: code as 'offline', message: '' });
        expect(text, code).toMatch(/^\p{Lu}.{10,}\.$/u);
      }
    }
  });

  it('has a more specific text where one is given', () => {
    const fault = { code: 'forbidden', message: '' } as const;
    expect(errorText(en, fault, { forbidden: en.people.returning.wrong })).toBe(en.people.returning.wrong);
    expect(errorText(en, fault, { 'bad-request': en.people.returning.wrong })).toBe(en.people.errors.forbidden);
  });
});

/** A browser with passkeys, whose answers the test sets. */
function stubBrowser(answer: () => Promise<unknown>): void {
  const PublicKeyCredential = {
    parseCreationOptionsFromJSON: (options: unknown) => options,
    parseRequestOptionsFromJSON: (options: unknown) => options,
  };
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential);
  vi.stubGlobal('navigator', { credentials: { create: answer, get: answer } });
}

describe('passkeys', () => {
  it('need browser support and a host name', () => {
    expect(arePasskeysSupported('paddock.example')).toBe(false);
    stubBrowser(() => Promise.resolve(null));
    expect(arePasskeysSupported('paddock.example')).toBe(true);
    expect(arePasskeysSupported('localhost')).toBe(true);
    for (const bare of ['192.168.1.20', '[::1]']) expect(arePasskeysSupported(bare)).toBe(false);
  });

  it("are created from the server's options", async () => {
    const anna = { id: 'anna', nickname: 'Anna', claimed: true };
    const asked = vi.fn((path: string) =>
      Promise.resolve(Response.json(path.endsWith('/options') ? { challenge: 'abc' } : anna)),
    );
    vi.stubGlobal('fetch', asked);
    stubBrowser(() => Promise.resolve({ toJSON: () => ({ id: 'key' }) }));
    expect(await addPasskey()).toEqual({ ok: true, value: anna });
    expect(await signInWithPasskey()).toEqual({ ok: true, value: anna });
    expect(asked.mock.calls.map(([path]) => path)).toEqual([
      '/api/me/passkeys/options',
      '/api/me/passkeys',
      '/api/me/sign-in/passkey/options',
      '/api/me/sign-in/passkey',
    ]);
  });

  it('may be refused by the person, the device or the server', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ challenge: 'abc' })));
    stubBrowser(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    expect(await addPasskey()).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    stubBrowser(() => Promise.reject(new DOMException('', 'InvalidStateError')));
    expect(await addPasskey()).toMatchObject({ ok: false, error: { code: 'known' } });
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ error: 'rate-limited', message: 'later' }, { status: 429 })),
    );
    expect(await signInWithPasskey()).toMatchObject({ ok: false, error: { code: 'rate-limited' } });
  });
});
