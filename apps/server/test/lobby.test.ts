import type { OwnTable } from '@paddock/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { LOGIC_BUSES } from './buses.ts';
import type { Client } from './client.ts';
import { playMove, createDuel, loadPosition, OWN_SEAT, OPEN_SEAT, playToEnd, joinTable } from './player.ts';
import { served, servedByTwo } from './served.ts';
import { LobbyVisitor } from './visitor.ts';
import { DATABASE_STORAGES } from './storages.ts';

const DUEL = { game: 'formula', seats: [OWN_SEAT, OPEN_SEAT] };
const DAY = 86_400;

/** Plays until it is the other person's turn. */
async function playAllTurns(client: Client, id: string): Promise<void> {
  while ((await loadPosition(client, id)).legal.length > 0) await playMove(client, id);
}

async function listOwnTables(client: Client): Promise<OwnTable[]> {
  return (await client.call<OwnTable[]>('GET', '/api/me/tables')).body;
}

describe.each(DATABASE_STORAGES)('on %s', (_name, openStorage) => {
  let now = Date.now();
  const server = served(openStorage, { now: () => now });

  describe('the lobby', () => {
    it('shows listed tables to everybody as they are created, fill and are removed', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const stranger = new LobbyVisitor(server.stranger());
      await expect.poll(() => stranger.seen.open).toBeDefined();
      expect(stranger.seen.announcement).toEqual({ text: null });
      expect(stranger.seen.mine).toBeUndefined();
      const hidden = await ann.createTable(DUEL);
      const { id } = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT], listed: true });
      await expect.poll(() => stranger.open(id)?.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open']);
      await joinTable(bob, id);
      await expect.poll(() => stranger.open(id)?.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'open']);
      await ann.call('PATCH', `/api/tables/${id}`, { time: { kind: 'move', seconds: 60 } });
      await expect.poll(() => stranger.open(id)?.time.kind).toBe('move');
      await ann.call('POST', `/api/tables/${id}/start`, {});
      await expect.poll(() => stranger.open(id)).toBeUndefined();
      expect(stranger.open(hidden.id)).toBeUndefined();
      stranger.leave();
    });

    it('sends nothing twice', async () => {
      const ann = await server.person('Ann');
      const stranger = new LobbyVisitor(server.stranger());
      await expect.poll(() => stranger.received).toBe(2);
      for (let i = 0; i < 10; i++)
        await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT], listed: true });
      await expect.poll(() => stranger.seen.open!.length).toBeGreaterThanOrEqual(10);
      const changed = stranger.events.flatMap((received) =>
        received.event === 'open-changed' ? received.data.changed : [],
      );
      expect(new Set(changed.map(({ id }) => id)).size).toBe(changed.length);
      const before = stranger.received;
      await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT] });
      // The next that is sent is a table that is listed.
      const { id } = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT], listed: true });
      await expect.poll(() => stranger.open(id)).toBeDefined();
      expect(stranger.received).toBe(before + 1);
      stranger.leave();
    });

    it('shows invitations until they are taken or withdrawn', async () => {
      const [ann, bob, namesake] = [
        await server.person('Ann'),
        await server.person('Bobby'),
        await server.person('Kim'),
      ];
      expect((await bob.call('POST', '/api/me/claim', { nickname: 'Bobby', password: 'correct horse' })).status).toBe(
        200,
      );
      const visitors = [bob, namesake, ann].map((client) => new LobbyVisitor(client));
      for (const visitor of visitors) await expect.poll(() => visitor.seen.invitations).toEqual([]);
      const invited = (who: number): string[] => visitors[who]!.seen.invitations!.map(({ id }) => id);
      // A nickname has its owner's spelling.
      const { id } = await ann.createTable({
        game: 'formula',
        seats: [OWN_SEAT, { kind: 'invited', nickname: 'bobby' }, OPEN_SEAT],
      });
      await expect.poll(() => invited(0)).toEqual([id]);
      const keep = (nickname: string): Promise<unknown> =>
        ann.call('PUT', `/api/tables/${id}/seats/1`, { kind: 'invited', nickname });
      await keep('Kim');
      await expect.poll(() => invited(0)).toEqual([]);
      // Anybody may use the nickname Kim, so it does not show private tables.
      expect((await namesake.call('GET', '/api/me/invitations')).body).toEqual([]);
      await ann.call('PATCH', `/api/tables/${id}`, { listed: true });
      await expect.poll(() => invited(1)).toEqual([id]);
      await ann.call('PATCH', `/api/tables/${id}`, { listed: false });
      await expect.poll(() => invited(1)).toEqual([]);
      // People who have raced together can be invited.
      await createDuel(ann, namesake, DUEL);
      await keep('Kim');
      await expect.poll(() => invited(1)).toEqual([id]);
      await joinTable(namesake, id);
      await expect.poll(() => invited(1)).toEqual([]);
      // The lists are sent one after the other.
      await expect.poll(() => visitors[1]!.mine(id)).toBeDefined();
      for (const visitor of visitors) visitor.leave();
    });

    it('shows people their own tables, and when it is their turn', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const visitors = new Map([ann, bob].map((client) => [client, new LobbyVisitor(client)]));
      await expect.poll(() => visitors.get(bob)!.seen.mine).toEqual([]);
      const { id, first, other } = await createDuel(ann, bob, DUEL);
      await expect.poll(() => visitors.get(first)!.mine(id)).toMatchObject({ phase: 'running', yourTurn: true });
      await expect.poll(() => visitors.get(other)!.mine(id)).toMatchObject({ phase: 'running', yourTurn: false });
      await playAllTurns(first, id);
      await expect.poll(() => visitors.get(other)!.mine(id)?.yourTurn).toBe(true);
      await expect.poll(() => visitors.get(first)!.mine(id)?.yourTurn).toBe(false);
      // A bot drives, so it is not their turn.
      await other.call('POST', `/api/tables/${id}/leave`);
      await expect.poll(() => visitors.get(other)!.mine(id)?.yourTurn).toBe(false);
      await playToEnd(first, id);
      await expect.poll(() => visitors.get(first)!.mine(id)?.phase).toBe('over');
      for (const visitor of visitors.values()) visitor.leave();
    });
  });

  describe('own tables', () => {
    it('start with those where it is the person’s turn, the most urgent first', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const waiting = await ann.createTable(DUEL);
      now += 1000;
      const days = async (seconds: number): Promise<string> => {
        const { id, first } = await createDuel(ann, bob, { ...DUEL, time: { kind: 'move', seconds } });
        if (first === bob) await playAllTurns(bob, id);
        return id;
      };
      const [calm, urgent] = [await days(3 * DAY), await days(DAY)];
      const timeless = await createDuel(ann, bob, DUEL);
      if (timeless.first === bob) await playAllTurns(bob, timeless.id);
      const begun = now;
      now += 1000;
      const theirs = await days(2 * DAY);
      await playAllTurns(ann, theirs);
      const own = await listOwnTables(ann);
      expect(own.slice(0, 3).map(({ id }) => id)).toEqual([urgent, calm, timeless.id]);
      expect(own.slice(0, 3).map(({ dueAt }) => dueAt)).toEqual([begun + DAY * 1000, begun + 3 * DAY * 1000, null]);
      expect(own.slice(3).map(({ id, yourTurn, dueAt }) => [id, yourTurn, dueAt])).toEqual([
        [theirs, false, null],
        [waiting.id, false, null],
      ]);
    });

    it('are the same after a restart', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { id, first, other } = await createDuel(ann, bob, { ...DUEL, time: { kind: 'move', seconds: DAY } });
      await playAllTurns(first, id);
      const turns = async (): Promise<unknown[]> =>
        (await listOwnTables(other)).map(({ id: table, yourTurn, dueAt }) => [table, yourTurn, dueAt]);
      const before = await turns();
      await server.app.close();
      now += 3600_000;
      await server.start();
      expect(await turns()).toEqual(before);
      expect(before).toEqual([[id, true, now - 3600_000 + DAY * 1000]]);
    });

    it('need a session', async () => {
      expect((await server.stranger().call('GET', '/api/me/tables')).status).toBe(401);
    });
  });
});

describe.each(LOGIC_BUSES)('the lobby at two processes, with %s as the bus', (_name, openBus) => {
  const server = servedByTwo(openBus);
  const visitors: LobbyVisitor[] = [];

  afterEach(() => {
    for (const visitor of visitors.splice(0)) visitor.leave();
  });

  function visit(client: Client): LobbyVisitor {
    const visitor = new LobbyVisitor(client);
    visitors.push(visitor);
    return visitor;
  }

  it('shows changes of the other process', async () => {
    const [ann, bob] = [await server.person('Ann', 0), await server.person('Bob', 1)];
    const [annSees, bobSees] = [visit(ann), visit(bob)];
    await expect.poll(() => bobSees.seen.mine).toEqual([]);
    const { id } = await ann.createTable({ ...DUEL, listed: true });
    await expect.poll(() => bobSees.open(id)).toBeDefined();
    await joinTable(bob, id);
    await expect.poll(() => annSees.open(id)).toBeUndefined();
    await expect.poll(() => annSees.mine(id)?.phase).toBe('running');
    await expect.poll(() => bobSees.mine(id)?.phase).toBe('running');
    for (const [client, own, others] of [[ann, annSees, bobSees] as const, [bob, bobSees, annSees] as const]) {
      if ((await loadPosition(client, id)).legal.length === 0) continue;
      await expect.poll(() => own.mine(id)?.yourTurn).toBe(true);
      await playAllTurns(client, id);
      await expect.poll(() => others.mine(id)?.yourTurn).toBe(true);
      await expect.poll(() => own.mine(id)?.yourTurn).toBe(false);
    }
  });

  it('knows whose turn it is although messages of the other process were lost', async () => {
    const [ann, bob] = [await server.person('Ann', 0), await server.person('Bob', 1)];
    const { id, first, other } = await createDuel(ann, bob, DUEL);
    for (const client of [ann, bob]) await listOwnTables(client);
    await server.bus.cut();
    await playAllTurns(first, id);
    expect((await listOwnTables(other)).find((table) => table.id === id)?.yourTurn).toBe(true);
    expect((await listOwnTables(first)).find((table) => table.id === id)?.yourTurn).toBe(false);
    const visitor = visit(other);
    await expect.poll(() => visitor.mine(id)?.yourTurn).toBe(true);
  });
});
