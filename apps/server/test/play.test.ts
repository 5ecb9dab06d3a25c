import type { Table } from '@paddock/protocol';
import type { Position } from '@paddock/table';
import { describe, expect, it } from 'vitest';
import { Client } from './client.ts';
import { playMove, loadPosition, OWN_SEAT, OPEN_SEAT, playToEnd, joinTable } from './player.ts';
import { served } from './served.ts';
import { LOGIC_STORAGES } from './storages.ts';

describe.each(LOGIC_STORAGES)('on %s', (_name, openStorage) => {
  const server = served(openStorage);

  /** Two people at a running table. */
  async function startDuel(game: string): Promise<{ ann: Client; bob: Client; table: Table }> {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    const { id } = await ann.createTable({ game, seats: [OWN_SEAT, OPEN_SEAT] });
    return { ann, bob, table: await joinTable(bob, id) };
  }

  it('plays a move once that is sent twice', async () => {
    const { ann, bob, table } = await startDuel('pole-position');
    for (const client of [ann, bob]) {
      const { legal, n, viewer } = await loadPosition(client, table.id);
      if (legal.length === 0) continue;
      const sent = [
        client.sendMove(table.id, viewer!, n, legal[0]!, 'same-id-1'),
        client.sendMove(table.id, viewer!, n, legal[0]!, 'same-id-1'),
      ];
      const [once, twice] = await Promise.all(sent);
      expect(once).toEqual({ status: 200, body: { n: n + 1 } });
      expect(twice).toEqual(once);
      return;
    }
    throw new Error('nobody was asked');
  });

  it('never plays two moves with the same id', async () => {
    const { ann, bob, table } = await startDuel('formula-de');
    const asked = async (): Promise<[Client, Position]> => {
      for (const client of [ann, bob]) {
        const position = await loadPosition(client, table.id);
        if (position.legal.length > 0) return [client, position];
      }
      throw new Error('nobody was asked');
    };
    const [first, { viewer, n, legal }] = await asked();
    const answer = await first.sendMove(table.id, viewer!, n, legal[0]!, 'the-same-id');
    for (let [client, position] = await asked(); ; [client, position] = await asked()) {
      if (client === first) break;
      await client.sendMove(table.id, position.viewer!, position.n, position.legal[0]!);
    }
    await server.restart();
    const [, later] = await asked();
    expect(await first.sendMove(table.id, viewer!, later.n, later.legal[0]!, 'the-same-id')).toEqual(answer);
    expect((await asked())[1]).toEqual(later);
  });

  it('refuses what is not allowed with a code, and changes nothing', async () => {
    const { ann, bob, table } = await startDuel('pole-position');
    const stranger = await server.person('Stranger');
    const position = await loadPosition(ann, table.id);
    const { n, viewer, legal } = position;
    const refusals = [
      [stranger.sendMove(table.id, viewer!, n, legal[0]!), 403, 'wrong-seat'],
      [ann.sendMove(table.id, 1 - viewer!, n, legal[0]!), 403, 'wrong-seat'],
      [ann.sendMove(table.id, viewer!, n + 5, legal[0]!), 409, 'stale'],
      [ann.sendMove(table.id, viewer!, n, { fuel: 99 }), 409, 'illegal'],
      [ann.sendMove('AAAAAAAAAAAA', viewer!, n, legal[0]!), 404, 'not-found'],
      [ann.call('POST', `/api/tables/${table.id}/moves`, { id: 'x' }), 400, 'bad-request'],
      [bob.call('POST', `/api/tables/${table.id}/join`), 409, 'not-open'],
      [
        server.stranger().call('POST', '/api/tables', { game: 'formula', seats: [{ kind: 'me' }] }),
        401,
        'unauthenticated',
      ],
      [ann.call('POST', '/api/tables', { game: 'chess', seats: [{ kind: 'me' }] }), 400, 'bad-request'],
    ] as const;
    for (const [answer, status, error] of refusals) {
      const { status: got, body } = await answer;
      expect([got, (body as { error: string }).error]).toEqual([status, error]);
    }
    const again = await loadPosition(ann, table.id);
    expect(again).toEqual(position);
  });

  it('continues after a restart, bots included', async () => {
    const ann = await server.person('Ann');
    const { id } = await ann.createTable({
      game: 'formula-de',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'amateur' }],
    });
    const { n, legal, viewer } = await loadPosition(ann, id, (position) => position.legal.length > 0);
    expect((await ann.sendMove(id, viewer!, n, legal[0]!)).status).toBe(200);
    await server.restart();
    expect((await loadPosition(ann, id)).n).toBeGreaterThan(n);
    expect(await playToEnd(ann, id)).toBeGreaterThan(0);
  });

  it('sends only missed events to a client that reconnects', async () => {
    const { ann, bob, table } = await startDuel('pole-position');
    const { n } = await loadPosition(ann, table.id);
    for (const client of [ann, bob]) {
      if ((await loadPosition(client, table.id)).legal.length > 0) await playMove(client, table.id);
    }
    const received = await ann.followTable(table.id, (one) => one.event !== 'table', n);
    expect(received.at(-1)!.event).toBe('step');
    expect(received.at(-1)!.id).toBeGreaterThan(n);
  });

  it('refuses a claimed nickname to others', async () => {
    const carla = await server.person('Carla');
    const claim = { nickname: 'Carla', password: 'correct horse' };
    expect((await carla.call('POST', '/api/me/claim', claim)).status).toBe(200);
    const other = server.stranger();
    expect((await other.call('POST', '/api/me', { nickname: 'CARLA' })).status).toBe(409);
    expect((await other.call('POST', '/api/me/sign-in', { ...claim, password: 'wrong horse' })).status).toBe(403);
    const { body } = await other.call<{ id: string }>('POST', '/api/me/sign-in', claim);
    expect(body).toEqual((await carla.call('GET', '/api/me')).body);
  });

  it('accepts programs with a token', async () => {
    const ann = await server.person('Ann');
    const { body } = await ann.call<{ token: string }>('POST', '/api/me/tokens', { label: 'my bot' });
    const program = new Client(server.base, body.token);
    expect((await program.call('GET', '/api/me')).body).toEqual((await ann.call('GET', '/api/me')).body);
    expect((await new Client(server.base, 'paddock_wrong').call('GET', '/api/me')).status).toBe(401);
  });
});
