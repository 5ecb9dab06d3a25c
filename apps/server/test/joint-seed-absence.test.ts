import { commitmentOf } from '@paddock/kernel';
import type { Person } from '@paddock/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SSE_FORMAT } from '../src/live/stream-format.ts';
import { Refusal } from '../src/errors.ts';
import { REVEAL_GRACE_MS, REVEAL_MS } from '../src/lobby/waiting-room.ts';
import { TableRepository } from '../src/tables/repository.ts';
import { ANNS_NONCE, BOBS_NONCE } from './joint-seed.ts';
import { type Process, startProcess } from './process.ts';
import { type Kept, LOGIC_STORAGES } from './storages.ts';

describe.each(LOGIC_STORAGES)('joint dice with a person who does not reveal on %s', (_name, openStorage) => {
  let opened: Kept;
  let now = Date.now();
  let running: Process | null = null;
  /** One after the other: SQLite is for one process. */
  const start = async (): Promise<Process> => {
    await running?.stop();
    return (running = await startProcess(opened.storage, () => now));
  };
  beforeAll(async () => void (opened = await openStorage()), 60_000);
  afterAll(async () => {
    await running?.stop();
    await opened.close();
  }, 60_000);

  /** Ann and Bob have committed, and only Ann has revealed. */
  async function startWithOneReveal({ people: known, lobby, reveals }: Process): Promise<{ id: string; bob: Person }> {
    const [ann, bob] = [await known.signIn(null, 'Ann'), await known.signIn(null, 'Bob')];
    const { id } = await lobby.create(ann, {
      game: 'formula',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      commitment: commitmentOf(ANNS_NONCE),
    });
    expect((await lobby.join(id, bob, commitmentOf(BOBS_NONCE))).revealing).toBe(true);
    await reveals.reveal(id, ann.id, ANNS_NONCE);
    return { id, bob };
  }

  async function readPhase({ db }: Process, id: string): Promise<string> {
    return (await new TableRepository(db).find(id))!.table.phase;
  }

  async function readNonces({ db }: Process, id: string): Promise<(string | null)[]> {
    const { table } = (await new TableRepository(db).find(id))!;
    const { contributions } = JSON.parse(table.binding!) as { contributions: { nonce: string | null }[] };
    return contributions.map(({ nonce }) => nonce);
  }

  it('starts after the grace period without absent people', async () => {
    const process = await start();
    const { id } = await startWithOneReveal(process);
    await process.reveals.startIfReady(id);
    expect(await readPhase(process, id)).toBe('open');
    now += REVEAL_GRACE_MS;
    await process.reveals.startIfReady(id);
    expect(await readPhase(process, id)).toBe('running');
    expect(await readNonces(process, id)).toEqual([ANNS_NONCE, null]);
  });

  it('waits longer for present people, up to the limit', async () => {
    const process = await start();
    const { id, bob } = await startWithOneReveal(process);
    process.hub.subscribe(
      id,
      {
        person: bob.id,
        viewer: null,
        format: SSE_FORMAT,
        send: () => {},
        write: () => {},
        close: () => {},
      },
      -1,
    );
    now += REVEAL_MS - 1;
    await process.reveals.startIfReady(id);
    expect(await readPhase(process, id)).toBe('open');
    now += 1;
    await process.reveals.startIfReady(id);
    expect(await readNonces(process, id)).toEqual([ANNS_NONCE, null]);
    await expect(process.reveals.reveal(id, bob.id, BOBS_NONCE)).rejects.toThrow(Refusal);
  });

  it('is started by another process if this one dies', async () => {
    const { id } = await startWithOneReveal(await start());
    const other = await start();
    now += REVEAL_MS;
    other.scheduler.start();
    await expect.poll(() => readPhase(other, id)).toBe('running');
    await expect.poll(async () => (await other.races.loadCurrent(id)).match.entries.length).toBeGreaterThan(0);
    expect(await readNonces(other, id)).toEqual([ANNS_NONCE, null]);
    expect(other.errors).toEqual([]);
  });
});
