import type { Passkey, Person } from '@paddock/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from './authenticator.ts';
import { type ApiResponse, Client } from './client.ts';
import { served } from './served.ts';
import { DATABASE_STORAGES } from './storages.ts';

interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly excludeCredentials?: readonly { readonly id: string }[];
}

describe.each(DATABASE_STORAGES)('on %s', (_name, openStorage) => {
  const server = served(openStorage);
  let base: string;

  // Passkeys belong to a domain name, not to an IP address.
  beforeAll(() => {
    base = server.base.replace('127.0.0.1', 'localhost');
  });

  async function person(nickname: string): Promise<Client> {
    const client = new Client(base);
    await client.signIn(nickname);
    return client;
  }

  async function loadRegistrationOptions(client: Client): Promise<Options> {
    return (await client.call<Options>('POST', '/api/me/passkeys/options')).body;
  }

  async function loadSignInOptions(client: Client): Promise<Options> {
    return (await client.call<Options>('POST', '/api/me/sign-in/passkey/options')).body;
  }

  async function claimWithPasskey(client: Client, device = new Authenticator(base)): Promise<Authenticator> {
    const { status } = await client.call(
      'POST',
      '/api/me/passkeys',
      device.createCredential(await loadRegistrationOptions(client)),
    );
    expect(status).toBe(200);
    return device;
  }

  async function signInWithPasskey(client: Client, device: Authenticator): Promise<ApiResponse<Person>> {
    return client.call<Person>(
      'POST',
      '/api/me/sign-in/passkey',
      device.signChallenge(await loadSignInOptions(client)),
    );
  }

  it('claims a nickname, and signs in on another device', async () => {
    const ann = await person('Ann');
    const options = await loadRegistrationOptions(ann);
    expect(options.rp?.id).toBe('localhost');
    const device = new Authenticator(base);
    const { body: claimed } = await ann.call<Person>('POST', '/api/me/passkeys', device.createCredential(options));
    expect(claimed).toMatchObject({ nickname: 'Ann', claimed: true });
    const elsewhere = new Client(base);
    expect((await elsewhere.call('POST', '/api/me', { nickname: 'ann' })).status).toBe(409);
    for (let times = 0; times < 2; times++) {
      expect(await signInWithPasskey(elsewhere, device)).toEqual({ status: 200, body: claimed });
    }
    expect((await elsewhere.call('GET', '/api/me')).body).toEqual({ ...claimed, renamedFrom: null });
  });

  it('stores several passkeys, and keeps the last way to sign in', async () => {
    const bob = await person('Bob');
    const first = await claimWithPasskey(bob);
    expect((await loadRegistrationOptions(bob)).excludeCredentials).toMatchObject([{ id: first.id }]);
    const second = await claimWithPasskey(bob);
    const { body } = await bob.call<Passkey[]>('GET', '/api/me/passkeys');
    expect(body.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
    const forget = (id: string): Promise<ApiResponse> => bob.call('DELETE', `/api/me/passkeys/${id}`);
    expect((await forget(first.id)).status).toBe(204);
    expect((await forget(first.id)).status).toBe(404);
    expect((await signInWithPasskey(new Client(base), first)).status).toBe(403);
    expect((await signInWithPasskey(new Client(base), second)).status).toBe(200);
    expect((await forget(second.id)).status).toBe(403);
    const password = 'correct horse';
    expect((await bob.call('POST', '/api/me/password', { password })).status).toBe(204);
    expect((await forget(second.id)).status).toBe(204);
    const elsewhere = new Client(base);
    expect((await elsewhere.call('POST', '/api/me/sign-in', { nickname: 'Bob', password })).status).toBe(200);
  });

  it('refuses registrations that do not match the challenge', async () => {
    const carla = await person('Carla');
    const device = new Authenticator(base);
    const offer = (made: object): Promise<ApiResponse> => carla.call('POST', '/api/me/passkeys', made);
    expect((await offer(device.createCredential({ challenge: 'bm90aGluZyB3YXMgYXNrZWQ' }))).status).toBe(400);
    await loadRegistrationOptions(carla);
    expect((await offer(device.createCredential({ challenge: 'c29tZXRoaW5nIGVsc2U' }))).status).toBe(400);
    const options = await loadRegistrationOptions(carla);
    expect((await offer(device.createCredential(options, 'http://evil.example'))).status).toBe(400);
    // The challenge was used, although with a wrong answer.
    expect((await offer(device.createCredential(options))).status).toBe(400);
    expect(
      (await offer({ ...device.createCredential(await loadRegistrationOptions(carla)), rawId: 'other' })).status,
    ).toBe(400);
    expect((await offer({ id: device.id })).status).toBe(400);
    expect((await carla.call<Person>('GET', '/api/me')).body.claimed).toBe(false);
    expect((await carla.call('GET', '/api/me/passkeys')).body).toEqual([]);
  });

  it('refuses invalid proofs', async () => {
    const device = await claimWithPasskey(await person('Dora'));
    const thief = new Client(base);
    const show = (proof: object): Promise<ApiResponse> => thief.call('POST', '/api/me/sign-in/passkey', proof);
    expect((await show(device.signChallenge({ challenge: 'bm90aGluZyB3YXMgYXNrZWQ' }))).status).toBe(400);
    await loadSignInOptions(thief);
    expect((await show(device.signChallenge({ challenge: 'c29tZXRoaW5nIGVsc2U' }))).status).toBe(403);
    expect((await show(device.signChallenge(await loadSignInOptions(thief), 'http://evil.example'))).status).toBe(403);
    expect(
      (await show(device.signChallenge(await loadSignInOptions(thief), `https://evil.${new URL(base).host}`))).status,
    ).toBe(403);
    const other = new Authenticator(base);
    expect((await show(other.signChallenge(await loadSignInOptions(thief)))).status).toBe(403);
    // Another key under the id of this passkey.
    const forged = { ...other.signChallenge(await loadSignInOptions(thief)), id: device.id, rawId: device.id };
    expect((await show(forged)).status).toBe(403);
    expect((await thief.call('GET', '/api/me')).status).toBe(204);
  });

  it('detects a copied passkey by its counter, and a repeated proof', async () => {
    const device = await claimWithPasskey(await person('Emil'));
    expect((await signInWithPasskey(new Client(base), device)).status).toBe(200);
    device.counter = 0;
    expect((await signInWithPasskey(new Client(base), device)).status).toBe(403);
    device.counter = 5;
    expect((await signInWithPasskey(new Client(base), device)).status).toBe(200);
    const emil = new Client(base);
    const proof = device.signChallenge(await loadSignInOptions(emil));
    expect((await emil.call('POST', '/api/me/sign-in/passkey', proof)).status).toBe(200);
    expect((await emil.call('POST', '/api/me/sign-in/passkey', proof)).status).toBe(400);
    await loadSignInOptions(emil);
    expect((await emil.call('POST', '/api/me/sign-in/passkey', proof)).status).toBe(403);
  });

  it('gives a nickname to one of two people who claim it at the same time', async () => {
    const both = await Promise.all([person('Fay'), person('Fay')]);
    const made = await Promise.all(
      both.map(async (client) => new Authenticator(base).createCredential(await loadRegistrationOptions(client))),
    );
    const answers = await Promise.all(both.map((client, who) => client.call('POST', '/api/me/passkeys', made[who]!)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  });

  it('changes a password only with the current one and a session', async () => {
    const gus = await person('Gus');
    const change = (client: Client, current: string): Promise<ApiResponse> =>
      client.call('POST', '/api/me/password', { current, password: 'battery staple' });
    expect((await change(gus, 'anything')).status).toBe(403);
    await gus.call('POST', '/api/me/claim', { nickname: 'Gus', password: 'correct horse' });
    expect((await gus.call('POST', '/api/me/claim', { nickname: 'Gus', password: 'second horse' })).status).toBe(409);
    const { body } = await gus.call<{ token: string }>('POST', '/api/me/tokens', { label: 'bot' });
    expect((await change(new Client(base, body.token), 'correct horse')).status).toBe(403);
    expect((await change(gus, 'wrong horse')).status).toBe(403);
    expect((await change(gus, 'correct horse')).status).toBe(204);
    const enter = (password: string): Promise<ApiResponse> =>
      new Client(base).call('POST', '/api/me/sign-in', { nickname: 'Gus', password });
    expect((await enter('correct horse')).status).toBe(403);
    expect((await enter('battery staple')).status).toBe(200);
  });

  it('revokes tokens', async () => {
    const hal = await person('Hal');
    const { body } = await hal.call<{ token: string }>('POST', '/api/me/tokens', { label: 'my bot' });
    const bot = new Client(base, body.token);
    expect((await bot.call('GET', '/api/me/tables')).status).toBe(200);
    expect((await hal.call('GET', '/api/me/tokens')).body).toMatchObject([{ label: 'my bot' }]);
    expect((await hal.call('DELETE', '/api/me/tokens/my%20bot')).status).toBe(204);
    expect((await hal.call('DELETE', '/api/me/tokens/my%20bot')).status).toBe(404);
    expect((await bot.call('GET', '/api/me/tables')).status).toBe(401);
  });

  it('refuses passkeys for IP addresses', async () => {
    const ida = new Client(base.replace('localhost', '127.0.0.1'));
    await ida.signIn('Ida');
    const { status, body } = await ida.call('POST', '/api/me/passkeys/options');
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'bad-request', message: expect.stringContaining('password') as string });
  });
});
