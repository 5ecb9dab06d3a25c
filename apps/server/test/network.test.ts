import type { NetworkInterfaceInfo } from 'node:os';
import type { Invitation, Table } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { listLocalAddresses, networkUrlOf } from '../src/network.ts';
import { cookieOf, signInRequest, postRequest, useServers } from './injected.ts';
import { OWN_SEAT, OPEN_SEAT } from './player.ts';

const address = (one: string, internal = false): NetworkInterfaceInfo =>
  ({ address: one, family: one.includes(':') ? 'IPv6' : 'IPv4', internal }) as NetworkInterfaceInfo;

const INTERFACES = {
  lo: [address('127.0.0.1', true)],
  docker0: [address('172.17.0.1')],
  tun0: [address('10.8.0.2')],
  eth0: [address('10.0.0.7'), address('fe80::1'), address('203.0.113.5')],
  wlan0: [address('192.168.1.20')],
  eth1: [address('169.254.3.4')],
};

describe('the address on the local network', () => {
  it('is a private IPv4 address of a real network card, the kind of homes first', () => {
    expect(listLocalAddresses(INTERFACES)).toEqual(['192.168.1.20', '10.0.0.7']);
    expect(listLocalAddresses({ lo: INTERFACES.lo })).toEqual([]);
  });

  it('is returned only if the server listens there', () => {
    const at = (host: string): string | null => networkUrlOf({ address: host, family: '', port: 3000 }, INTERFACES);
    expect([at('0.0.0.0'), at('::')]).toEqual(['http://192.168.1.20:3000', 'http://192.168.1.20:3000']);
    expect([at('127.0.0.1'), at('::1'), at('10.0.0.7')]).toEqual([null, null, null]);
    expect(networkUrlOf(null, INTERFACES)).toBeNull();
    expect(networkUrlOf('/run/paddock.sock', INTERFACES)).toBeNull();
  });
});

describe('the invitation of a table', () => {
  const serve = useServers();
  const URL_ON_NETWORK = 'http://192.168.1.20:3000';

  it('returns the address only to people at the table who use this machine', async () => {
    const app = await serve({ networkUrl: () => URL_ON_NETWORK });
    const [ann, bob] = [
      cookieOf(await app.inject(signInRequest('Ann'))),
      cookieOf(await app.inject(signInRequest('Bob'))),
    ];
    const table = await app.inject(
      postRequest('/api/tables', { game: 'formula', seats: [OWN_SEAT, OPEN_SEAT] }, { cookie: ann }),
    );
    const url = `/api/tables/${table.json<Table>().id}/invitation`;
    const received = async (headers: Record<string, string>, remoteAddress = '127.0.0.1'): Promise<unknown> => {
      const answer = await app.inject({
        url,
        headers: { host: 'localhost:3000', cookie: ann, ...headers },
        remoteAddress,
      });
      return answer.statusCode === 200 ? answer.json<Invitation>().networkUrl : answer.statusCode;
    };
    for (const host of ['localhost:3000', 'LOCALHOST', '127.0.0.1:3000', '[::1]:3000']) {
      expect([host, await received({ host })]).toEqual([host, URL_ON_NETWORK]);
    }
    expect(await received({ host: 'paddock.example' })).toBeNull();
    expect(await received({}, '192.0.2.7')).toBeNull();
    expect(await received({ 'x-forwarded-for': '192.0.2.7' })).toBeNull();
    expect(await received({ forwarded: 'for=192.0.2.7' })).toBeNull();
    expect(await received({ cookie: bob })).toBe(403);
    expect(await received({ cookie: '' })).toBe(401);
  });

  it('returns no address if the server cannot be reached', async () => {
    const app = await serve();
    const cookie = cookieOf(await app.inject(signInRequest('Ann')));
    const table = await app.inject(
      postRequest('/api/tables', { game: 'formula', seats: [OWN_SEAT, OPEN_SEAT] }, { cookie }),
    );
    const url = `/api/tables/${table.json<Table>().id}/invitation`;
    const answer = await app.inject({ url, headers: { host: 'localhost', cookie } });
    expect(answer.json()).toEqual({ networkUrl: null });
  });
});
