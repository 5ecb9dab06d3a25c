import { commitmentOf } from '@paddock/kernel';
import type { Table } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import type { ApiResponse, Client } from './client.ts';
import {
  ANNS_NONCE,
  BOBS_NONCE,
  joinWithNonce,
  playToRecord,
  reveal,
  signInAnnAndBob,
  withStoppedClock,
} from './joint-seed.ts';
import { joinTable, OPEN_SEAT, OWN_SEAT } from './player.ts';
import { served } from './served.ts';
import { LOGIC_STORAGES } from './storages.ts';

describe.each(LOGIC_STORAGES)('commitments to joint dice on %s', (_name, openStorage) => {
  const server = served(openStorage, withStoppedClock());

  it('removes the commitment of a person who leaves, and keeps the first one of a seat', async () => {
    const [ann, bob] = await signInAnnAndBob(server);
    const { id } = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT] });
    const commit = (client: Client, nonce: string): Promise<ApiResponse<Table>> =>
      client.call('PUT', `/api/tables/${id}/commitment`, { commitment: commitmentOf(nonce) });
    const commitments = ({ body }: ApiResponse<Table>): (string | null)[] => body.seats.map((seat) => seat.commitment);
    expect((await commit(bob, BOBS_NONCE)).status).toBe(403);
    expect(commitments(await joinWithNonce(bob, id, BOBS_NONCE))).toEqual([null, commitmentOf(BOBS_NONCE), null]);
    expect(commitments(await bob.call('POST', `/api/tables/${id}/leave`))).toEqual([null, null, null]);
    expect((await joinTable(bob, id)).seats[1]!.commitment).toBeNull();
    expect(commitments(await commit(ann, ANNS_NONCE))[0]).toBe(commitmentOf(ANNS_NONCE));
    expect(commitments(await commit(ann, BOBS_NONCE))[0]).toBe(commitmentOf(ANNS_NONCE));
    expect(commitments(await joinWithNonce(bob, id, BOBS_NONCE))[1]).toBe(commitmentOf(BOBS_NONCE));
  });

  it('accepts commitments for quick matches and rematches', async () => {
    const [ann, bob] = await signInAnnAndBob(server);
    const { body: quick } = await ann.call<Table>('POST', '/api/quick-match/formula', {
      commitment: commitmentOf(ANNS_NONCE),
    });
    expect(quick.seats.find(({ person }) => person === ann.id)?.commitment).toBe(commitmentOf(ANNS_NONCE));
    await ann.call('POST', `/api/tables/${quick.id}/leave`);
    const { id } = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT] });
    await joinTable(bob, id);
    await playToRecord(id, ann, bob);
    const again = async (client: Client, nonce: string): Promise<Table> =>
      (await client.call<Table>('POST', `/api/tables/${id}/rematch`, { commitment: commitmentOf(nonce) })).body;
    const rematch = await again(ann, ANNS_NONCE);
    expect(await again(bob, BOBS_NONCE)).toMatchObject({ id: rematch.id, revealing: true });
    await reveal(bob, rematch.id, BOBS_NONCE);
    expect((await reveal(ann, rematch.id, ANNS_NONCE)).body.phase).toBe('running');
  });
});
