import { commitmentOf } from '@paddock/kernel';
import type { Table, TableSeat } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { REVEAL_GRACE_MS } from '../src/lobby/waiting-room.ts';
import type { ApiResponse, Client, ReceivedEvent } from './client.ts';
import {
  ANNS_NONCE,
  BOBS_NONCE,
  createWaitingTable,
  joinWithNonce,
  playToRecord,
  reveal,
  signInAnnAndBob,
} from './joint-seed.ts';
import { joinTable, OPEN_SEAT, OWN_SEAT, ROOKIE_SEAT } from './player.ts';
import { served } from './served.ts';
import { LOGIC_STORAGES } from './storages.ts';

describe.each(LOGIC_STORAGES)('the reveal of joint dice on %s', (_name, openStorage) => {
  let adminToken = '';
  // The clock stands still, because people have a second only to reveal their nonces.
  let now = Date.now();
  const server = served(openStorage, { now: () => now, onAdminToken: (token) => (adminToken = token) });

  async function signInAsAdmin(): Promise<Client> {
    const client = server.stranger();
    await client.call('POST', '/api/admin/sign-in', { token: adminToken });
    return client;
  }

  it('sends a reveal request only to people who contribute', async () => {
    const [ann, bob] = await signInAnnAndBob(server);
    const { id } = await createWaitingTable(ann);
    const received = new Map<Client, ReceivedEvent[]>([ann, bob].map((client) => [client, []]));
    const leaving = [...received].map(([client, all]) => client.subscribeTable(id, (one) => all.push(one)));
    await expect.poll(() => [...received.values()].every((all) => all.length > 0)).toBe(true);
    await joinTable(bob, id);
    const names = (client: Client): string[] => received.get(client)!.map(({ event }) => event);
    await expect.poll(() => names(ann)).toContain('reveal');
    expect((await reveal(ann, id, ANNS_NONCE)).body.phase).toBe('running');
    await expect.poll(() => names(bob)).toContain('step');
    expect(names(bob)).not.toContain('reveal');
    expect(JSON.stringify([...received.values()])).not.toContain(ANNS_NONCE);
    for (const leave of leaving) leave();
  });

  it('sends a reveal request to people who connect later', async () => {
    const ann = await server.person('Ann');
    const { id, revealing } = await ann.createTable({
      game: 'formula',
      seats: [OWN_SEAT, ROOKIE_SEAT],
      commitment: commitmentOf(ANNS_NONCE),
    });
    expect(revealing).toBe(true);
    await ann.followTable(id, ({ event }) => event === 'reveal');
    expect((await reveal(ann, id, ANNS_NONCE)).body.phase).toBe('running');
  });

  it('accepts a nonce only from the person who committed to it, and only once', async () => {
    const [ann, bob] = await signInAnnAndBob(server);
    const eve = await server.person('Eve');
    const { id } = await ann.createTable({
      game: 'formula',
      seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT],
      commitment: commitmentOf(ANNS_NONCE),
    });
    await joinWithNonce(bob, id, BOBS_NONCE);
    const answers: [ApiResponse, number, string][] = [[await reveal(ann, id, ANNS_NONCE), 409, 'not-revealing']];
    const cat = await server.person('Cat');
    await joinTable(cat, id);
    answers.push(
      [await reveal(ann, id, BOBS_NONCE), 400, 'bad-request'],
      [await reveal(ann, id, 'nonsense'), 400, 'bad-request'],
      [await reveal(eve, id, ANNS_NONCE), 403, 'forbidden'],
      [await reveal(cat, id, ANNS_NONCE), 409, 'not-revealing'],
    );
    expect((await reveal(ann, id, ANNS_NONCE)).status).toBe(200);
    expect((await reveal(ann, id, ANNS_NONCE)).status).toBe(200);
    answers.push([await reveal(ann, id, BOBS_NONCE), 400, 'bad-request']);
    expect((await reveal(bob, id, BOBS_NONCE)).body.phase).toBe('running');
    expect(await reveal(ann, id, ANNS_NONCE)).toMatchObject({ status: 200, body: { phase: 'running' } });
    answers.push(
      [await reveal(ann, id, BOBS_NONCE), 409, 'not-revealing'],
      [await reveal(cat, id, ANNS_NONCE), 409, 'not-revealing'],
      [await reveal(eve, id, ANNS_NONCE), 409, 'not-revealing'],
    );
    for (const [{ status, body }, expected, error] of answers) {
      expect({ status, error: (body as { error: string }).error }).toEqual({ status: expected, error });
    }
  });

  it('refuses other changes of the table during the reveal', async () => {
    const [ann, bob] = await signInAnnAndBob(server);
    const { id } = await createWaitingTable(ann);
    await joinTable(bob, id);
    const tries = [
      await bob.call('POST', `/api/tables/${id}/leave`),
      await ann.call('PATCH', `/api/tables/${id}`, { options: { goal: 'points' } }),
      await ann.call('POST', `/api/tables/${id}/start`, {}),
      await ann.call('DELETE', `/api/tables/${id}/people/${bob.id}`),
    ];
    expect(tries.map(({ status, body }) => [status, (body as { error: string }).error])).toEqual(
      tries.map(() => [409, 'revealing']),
    );
    // A person with a seat may join again, without effect.
    expect(await joinWithNonce(bob, id, BOBS_NONCE)).toMatchObject({ status: 200, body: { revealing: true } });
    const record = await reveal(ann, id, ANNS_NONCE).then(() => playToRecord(id, ann, bob));
    expect(record.binding!.contributions[1]).toBeNull();
  });

  it('refuses nonces at a table that the admin has closed', async () => {
    const [ann, bob] = await signInAnnAndBob(server);
    const { id } = await createWaitingTable(ann);
    await joinTable(bob, id);
    expect((await (await signInAsAdmin()).call('POST', `/api/admin/tables/${id}/close`)).status).toBe(204);
    expect(await reveal(ann, id, ANNS_NONCE)).toMatchObject({ status: 409, body: { error: 'over' } });
    expect((await ann.call<Table>('GET', `/api/tables/${id}`)).body).toMatchObject({ phase: 'over', revealing: false });
  });

  it('lets a banned person leave as soon as the race has started', async () => {
    const [ann, bob] = await signInAnnAndBob(server);
    const { id } = await createWaitingTable(ann);
    const { id: other } = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT] });
    await joinWithNonce(bob, id, BOBS_NONCE);
    await joinTable(bob, other);
    const seatOf = async (table: string): Promise<TableSeat> =>
      (await ann.call<Table>('GET', `/api/tables/${table}`)).body.seats.find(({ person }) => person === bob.id)!;
    const banned = (await signInAsAdmin()).call('POST', `/api/admin/people/${bob.id}/ban`, { banned: true });
    await expect.poll(async () => (await seatOf(other)).autopilot).toBe(true);
    // From now on nobody waits for Bob, who is absent.
    now += REVEAL_GRACE_MS;
    await reveal(ann, id, ANNS_NONCE);
    expect((await banned).status).toBe(204);
    expect((await ann.call<Table>('GET', `/api/tables/${id}`)).body.phase).toBe('running');
    expect((await seatOf(id)).autopilot).toBe(true);
  });
});
