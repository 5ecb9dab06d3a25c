import type { AccountExport, OwnProfile, Person, RecoveryCodes, RecoveryCodeStatus } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { digestOf } from '../src/people/recovery-codes.ts';
import type { ApiResponse, Client } from './client.ts';
import { served } from './served.ts';
import { LOGIC_STORAGES } from './storages.ts';

const PASSWORD = 'correct horse';

describe('a recovery code', () => {
  it('is the same however it is written, and another one for somebody else', () => {
    const digest = digestOf('ann', '0123-ABCD-1111-VWXY');
    expect(digestOf('ann', 'o123 abcd liI1 vwxy')).toBe(digest);
    expect(digestOf('ann', '0123-ABCD-1111-VWXZ')).not.toBe(digest);
    expect(digestOf('bob', '0123-ABCD-1111-VWXY')).not.toBe(digest);
  });
});

describe.each(LOGIC_STORAGES)('recovery codes on %s', (_name, openStorage) => {
  const server = served(openStorage);

  async function claim(nickname: string): Promise<Client & Person> {
    const person = await server.person(nickname);
    expect((await person.call('POST', '/api/me/claim', { nickname, password: PASSWORD })).status).toBe(200);
    return person;
  }

  async function createCodes(person: Client): Promise<readonly string[]> {
    return (await person.call<RecoveryCodes>('POST', '/api/me/recovery-codes')).body.codes;
  }

  function signIn(client: Client, nickname: string, code: string, password?: string): Promise<ApiResponse<OwnProfile>> {
    const body = { nickname, code, ...(password === undefined ? {} : { password }) };
    return client.call<OwnProfile>('POST', '/api/me/sign-in/recovery', body);
  }

  const countLeft = async (person: Client) =>
    (await person.call<RecoveryCodeStatus>('GET', '/api/me/recovery-codes')).body.left;

  it('sign in once each', async () => {
    const ann = await claim('Ann');
    expect(await countLeft(ann)).toBe(0);
    const codes = await createCodes(ann);
    expect(new Set(codes).size).toBe(8);
    const browser = server.stranger();
    expect(await signIn(browser, 'ann', codes[0]!.toLowerCase())).toMatchObject({ status: 200, body: { id: ann.id } });
    expect(await countLeft(browser)).toBe(7);
    expect((await signIn(server.stranger(), 'Ann', codes[0]!)).status).toBe(403);
    // Two requests at the same moment do not both get in.
    const both = await Promise.all([1, 2].map(() => signIn(server.stranger(), 'Ann', codes[1]!)));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 403]));
    expect((await ann.call<AccountExport>('GET', '/api/me/data')).body.recoveryCodes).toBe(6);
  });

  it('set a new password, which ends all other sessions', async () => {
    const bob = await claim('Bob');
    const [first] = await createCodes(bob);
    const browser = server.stranger();
    expect((await signIn(browser, 'Bob', first!, 'battery staple')).status).toBe(200);
    expect((await bob.call('GET', '/api/me')).status).toBe(204);
    expect((await browser.call<Person>('GET', '/api/me')).body.id).toBe(bob.id);
    const comeBack = (password: string) =>
      server.stranger().call('POST', '/api/me/sign-in', { nickname: 'Bob', password });
    expect((await comeBack(PASSWORD)).status).toBe(403);
    expect((await comeBack('battery staple')).status).toBe(200);
  });

  it('replace the earlier ones, and belong to one person', async () => {
    const [cat, dan] = [await claim('Cat'), await claim('Dan')];
    const [early] = await createCodes(cat);
    const [late] = await createCodes(cat);
    await createCodes(dan);
    expect((await signIn(server.stranger(), 'Cat', early!)).status).toBe(403);
    expect((await signIn(server.stranger(), 'Dan', late!)).status).toBe(403);
    expect((await signIn(server.stranger(), 'Nobody', late!)).status).toBe(403);
    expect((await signIn(server.stranger(), 'Cat', late!)).status).toBe(200);
  });

  it('are only for claimed nicknames and not for programs', async () => {
    const eve = await server.person('Eve');
    expect((await eve.call('POST', '/api/me/recovery-codes')).status).toBe(403);
    expect((await server.stranger().call('POST', '/api/me/recovery-codes')).status).toBe(401);
    const { body } = await eve.call<{ token: string }>('POST', '/api/me/tokens', { label: 'bot' });
    const response = await fetch(`${server.base}/api/me/recovery-codes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${body.token}` },
    });
    expect(response.status).toBe(403);
  });

  it('cannot be tried without end', async () => {
    await claim('Fay');
    const browser = server.stranger();
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await signIn(browser, 'Fay', `wrong ${i}`)).status);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 403));
    expect(statuses).toContain(429);
  });
});
