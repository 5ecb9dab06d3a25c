import type { ActiveBan, AdminAction, ErrorBody } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { connectAlongsideServer } from '../src/storage/connect.ts';
import { parseAddressRange, rangesOf, toStoredAddress } from '../src/client/address-range.ts';
import type { Client } from './client.ts';
import { OWN_SEAT, OPEN_SEAT } from './player.ts';
import { served } from './served.ts';
import { DATABASE_STORAGES } from './storages.ts';

const DAY_MS = 24 * 3600_000;
const TABLE = { game: 'pole-position', seats: [OWN_SEAT, OPEN_SEAT] };

describe('address ranges', () => {
  it('are an IPv4 address, its /24, or the /64 of an IPv6 address', () => {
    expect(rangesOf('203.0.113.7')).toEqual(['203.0.113.7/32', '203.0.113.0/24']);
    expect(rangesOf('::ffff:203.0.113.7')).toEqual(rangesOf('203.0.113.7'));
    expect(new Set(rangesOf('2001:db8:1:2:3:4:5:6'))).toEqual(new Set(['2001:db8:1:2::/64']));
    expect(rangesOf('nonsense')).toEqual([]);
    expect(toStoredAddress('2001:DB8:1:2:3::9')).toBe('2001:db8:1:2::');
    expect(toStoredAddress('fe80::1%eth0')).toBe('fe80::');
    expect(toStoredAddress('::1')).toBe('::');
    expect(toStoredAddress('')).toBe(null);
  });

  it('are read as they are stored, and others are refused', () => {
    expect(parseAddressRange(' 203.0.113.7 ')).toBe('203.0.113.7/32');
    expect(parseAddressRange('203.0.113.7/24')).toBe('203.0.113.0/24');
    expect(parseAddressRange('2001:db8::1/64')).toBe('2001:db8::/64');
    expect(parseAddressRange('2001:db8::1')).toBe('2001:db8::/64');
    for (const wrong of [
      '203.0.113.0/16',
      '0.0.0.0/0',
      '2001:db8::/32',
      '2001:db8::1/24',
      '203.0.113',
      '1.2.3.4/24/8',
    ]) {
      expect(parseAddressRange(wrong), wrong).toBe(null);
    }
  });
});

describe.each(DATABASE_STORAGES)('bans on %s', (_name, openStorage) => {
  let token = '';
  let time = Date.now();
  const server = served(openStorage, {
    onAdminToken: (made) => (token = made),
    now: () => time,
    trustProxy: 'loopback',
  });

  async function signInAsAdmin(): Promise<Client> {
    const client = server.stranger();
    expect((await client.call('POST', '/api/admin/sign-in', { token })).status).toBe(204);
    return client;
  }

  /** Signs in without a cookie from an address. */
  async function signInFrom(address: string, nickname: string): Promise<{ status: number; body: ErrorBody }> {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/me',
      payload: { nickname },
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': address },
    });
    return { status: answer.statusCode, body: answer.json() as ErrorBody };
  }

  it('hold for the browser of an unclaimed name, also after signing out, until they end', async () => {
    const ann = await server.person('Ann');
    const until = time + DAY_MS;
    const client = await signInAsAdmin();
    const ban = { banned: true, until, reason: 'Rude words' };
    expect((await client.call('POST', `/api/admin/people/${ann.id}/ban`, ban)).status).toBe(204);
    const refused: readonly [string, string, unknown?][] = [
      ['POST', '/api/tables', TABLE],
      ['POST', '/api/quick-match/pole-position'],
      ['POST', '/api/me', { nickname: 'Anna' }],
      ['POST', '/api/me/sign-in', { nickname: 'Ann', password: 'correct horse' }],
    ];
    const check = async (): Promise<void> => {
      for (const [method, path, body] of refused) {
        const answer = await ann.call<ErrorBody>(method, path, body);
        expect(answer, path).toMatchObject({ status: 403, body: { error: 'banned', until, reason: 'Rude words' } });
        expect(answer.body.message).toContain(new Date(until).toISOString().slice(0, 10));
      }
    };
    await check();
    expect((await ann.call('POST', '/api/me/sign-out')).status).toBe(204);
    await check();
    expect((await ann.call('GET', '/api/tables')).status).toBe(200);
    expect((await ann.call('GET', '/api/me')).status).toBe(204);
    expect((await server.stranger().call('POST', '/api/me', { nickname: 'Other' })).status).toBe(200);
    time = until;
    expect((await ann.call('POST', '/api/me', { nickname: 'Anna' })).status).toBe(200);
    expect((await client.call<ActiveBan[]>('GET', '/api/admin/bans')).body).toEqual([]);
  });

  it('are shown only to a person who signs in with the right password', async () => {
    const bea = await server.person('Bea');
    const credentials = { nickname: 'Bea', password: 'correct horse' };
    await bea.call('POST', '/api/me/claim', credentials);
    const client = await signInAsAdmin();
    await client.call('POST', `/api/admin/people/${bea.id}/ban`, { banned: true });
    const elsewhere = server.stranger();
    expect((await elsewhere.call<ErrorBody>('POST', '/api/me/sign-in', credentials)).body).toMatchObject({
      error: 'banned',
      until: null,
    });
    const guess = await elsewhere.call<ErrorBody>('POST', '/api/me/sign-in', {
      ...credentials,
      password: 'wrong horse',
    });
    expect(guess.body.error).toBe('forbidden');
    await client.call('POST', `/api/admin/people/${bea.id}/ban`, { banned: false });
    expect((await elsewhere.call('POST', '/api/me/sign-in', credentials)).status).toBe(200);
  });

  it('hold for the addresses of a person: each, or the whole network', async () => {
    const made = await signInFrom('203.0.113.7', 'Cleo');
    const { id } = made.body as unknown as { id: string };
    const client = await signInAsAdmin();
    const ban = (addresses: string): Promise<unknown> =>
      client.call('POST', `/api/admin/people/${id}/ban`, { banned: true, addresses });
    await ban('exact');
    expect((await signInFrom('203.0.113.7', 'New')).body).toMatchObject({ error: 'banned', until: null });
    expect((await signInFrom('203.0.113.8', 'Neighbour')).status).toBe(200);
    // The second ban replaces the first.
    await ban('network');
    expect((await signInFrom('203.0.113.9', 'Neighbour2')).status).toBe(403);
    expect((await signInFrom('203.0.114.9', 'Far')).status).toBe(200);
    const { body } = await client.call<ActiveBan[]>('GET', '/api/admin/bans');
    expect(new Set(body.map(({ range }) => range))).toEqual(new Set(['203.0.113.0/24', null]));
    await client.call('POST', `/api/admin/people/${id}/ban`, { banned: false });
    expect((await signInFrom('203.0.113.7', 'New')).status).toBe(200);
  });

  it('hold for ranges that the admin gives, IPv6 by /64; lifting twice is refused', async () => {
    const client = await signInAsAdmin();
    const wrong = [{ range: '10.0.0.0/8' }, { range: 'here' }, { range: '10.1.2.3', until: time - 1 }];
    for (const body of wrong) expect((await client.call('POST', '/api/admin/bans', body)).status).toBe(400);
    await client.call('POST', '/api/admin/bans', { range: '2001:db8:1:2::5', until: time + DAY_MS });
    expect((await signInFrom('2001:db8:1:2:ffff::1', 'Dan')).status).toBe(403);
    expect((await signInFrom('2001:db8:1:3::1', 'Dan')).status).toBe(200);
    const [ban] = (await client.call<ActiveBan[]>('GET', '/api/admin/bans')).body;
    expect(ban).toMatchObject({ range: '2001:db8:1:2::/64', person: null });
    expect((await client.call('DELETE', `/api/admin/bans/${ban!.id}`)).status).toBe(204);
    expect((await client.call('DELETE', `/api/admin/bans/${ban!.id}`)).status).toBe(404);
    expect((await signInFrom('2001:db8:1:2:ffff::1', 'Dan')).status).toBe(200);
    // The admin can lift a ban of their own address.
    await client.call('POST', '/api/admin/bans', { range: '127.0.0.1' });
    expect((await client.call('POST', '/api/me', { nickname: 'Boss' })).status).toBe(403);
    const [own] = (await client.call<ActiveBan[]>('GET', '/api/admin/bans')).body;
    expect((await client.call('DELETE', `/api/admin/bans/${own!.id}`)).status).toBe(204);
    expect((await client.call('POST', '/api/me', { nickname: 'Boss' })).status).toBe(200);
  });

  it('keep addresses for 30 days after the last use, and export them to their owner', async () => {
    const eve = await server.person('Eve');
    const sessions = async (): Promise<unknown> =>
      (await eve.call<{ sessions: unknown }>('GET', '/api/me/data')).body.sessions;
    expect(await sessions()).toMatchObject([{ address: '127.0.0.1' }]);
    time += 30 * DAY_MS + 1;
    await server.restart();
    const db = connectAlongsideServer(server.storage);
    const rows = await db.selectFrom('sessions').select('address').where('address', 'is not', null).execute();
    await db.destroy();
    expect(rows).toEqual([]);
    // The next use stores it again.
    await eve.call('GET', '/api/me');
    expect(await sessions()).toMatchObject([{ address: '127.0.0.1' }]);
  });

  it('are listed with what the admin did', async () => {
    const client = await signInAsAdmin();
    const fay = await server.person('Fay');
    await client.call('POST', `/api/admin/people/${fay.id}/ban`, { banned: true });
    await client.call('POST', `/api/admin/people/${fay.id}/ban`, { banned: false });
    time += 1;
    await client.call('PUT', '/api/admin/announcement', { text: 'Hello' });
    const { body } = await client.call<AdminAction[]>('GET', '/api/admin/actions');
    expect(body[0]).toMatchObject({ action: 'announce', person: null, at: time });
    const aboutFay = body.filter(({ person }) => person?.id === fay.id).map(({ action }) => action);
    expect(aboutFay.toSorted()).toEqual(['ban', 'lift-ban']);
  });
});
