import { setTimeout as pause } from 'node:timers/promises';
import type { Table } from '@paddock/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../src/storage/connect.ts';
import { DomainEvents } from '../src/events.ts';
import { Hub } from '../src/live/hub.ts';
import { LastSeenRepository } from '../src/live/last-seen-repository.ts';
import { PresenceRepository } from '../src/live/presence-repository.ts';
import { Presence } from '../src/live/presence.ts';
import { BUSES } from './buses.ts';
import type { Client } from './client.ts';
import { ME, OPEN, sitDown } from './player.ts';
import { served, servedByTwo } from './served.ts';
import { type Kept, openPostgres, STORAGES } from './storages.ts';

const SLOWLY = { timeout: 5000 };

/** Somebody who looks at a table until they close the page, and what they see there of the others. */
class Looking {
  table: Table | null = null;
  told = 0;
  readonly close: () => void;

  constructor(client: Client, id: string) {
    this.close = client.attend(id, ({ event, data }) => {
      if (event !== 'table') return;
      this.table = data;
      this.told++;
    });
  }

  /** Who is there, by name. */
  get present(): string[] | undefined {
    return namesOf(this.table);
  }
}

function namesOf(table: Table | null): string[] | undefined {
  const there = table?.seats.filter(({ present }) => present);
  return there?.map(({ name }) => name).toSorted();
}

async function find(client: Client, id: string): Promise<Table> {
  return (await client.call<Table>('GET', `/api/tables/${id}`)).body;
}

/** Ann's table, at which Bob sits, too; it waits for more or runs. */
async function tableOf(ann: Client, bob: Client, waits: boolean): Promise<string> {
  const seats = [ME, OPEN, ...(waits ? [OPEN] : [])];
  const { id } = await ann.table({ game: 'formula', seats });
  await sitDown(bob, id);
  return id;
}

describe.each(STORAGES)('on %s', (_name, openStorage) => {
  const server = served(openStorage);

  it.each([true, false])('shows who looks at their table and who does not (before the race: %s)', async (waits) => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    const id = await tableOf(ann, bob, waits);
    expect(namesOf(await find(ann, id))).toEqual([]);
    const anns = new Looking(ann, id);
    await expect.poll(() => anns.present, SLOWLY).toEqual(['Ann']);
    const bobs = [new Looking(bob, id), new Looking(bob, id)];
    await expect.poll(() => anns.present, SLOWLY).toEqual(['Ann', 'Bob']);
    bobs[0]!.close();
    await expect.poll(() => bobs[1]!.present, SLOWLY).toEqual(['Ann', 'Bob']);
    bobs[1]!.close();
    await expect.poll(() => anns.present, SLOWLY).toEqual(['Ann']);
    expect(namesOf(await find(bob, id))).toEqual(['Ann']);
    anns.close();
    await expect.poll(async () => namesOf(await find(bob, id)), SLOWLY).toEqual([]);
  });

  it('says nothing of those who look on, nor of a page that is loaded again', async () => {
    const [ann, bob, cid] = [await server.person('Ann'), await server.person('Bob'), await server.person('Cid')];
    const id = await tableOf(ann, bob, false);
    const bobs = new Looking(bob, id);
    const anns = new Looking(ann, id);
    await expect.poll(() => anns.present, SLOWLY).toEqual(['Ann', 'Bob']);
    const { told } = anns;
    const others = [new Looking(cid, id), new Looking(server.stranger(), id)];
    bobs.close();
    await pause(200);
    const again = new Looking(bob, id);
    await pause(1500);
    expect(anns.told).toBe(told);
    expect(again.present).toEqual(['Ann', 'Bob']);
    for (const looking of [...others, again, anns]) looking.close();
  });

  it('counts who sits down after they have looked on', async () => {
    const [ann, bob, cid] = [await server.person('Ann'), await server.person('Bob'), await server.person('Cid')];
    const id = await tableOf(ann, bob, true);
    const cids = new Looking(cid, id);
    await expect.poll(() => cids.present).toEqual([]);
    await sitDown(cid, id);
    await expect.poll(() => cids.present).toEqual(['Cid']);
    cids.close();
  });
});

describe('presence that processes share', () => {
  let kept: Kept;

  beforeAll(async () => {
    kept = await openPostgres();
  }, 60_000);

  afterAll(() => kept.close(), 60_000);

  it('ends with the process, and some time after one has died', async () => {
    const db = await connect(kept.storage);
    let now = 0;
    const open = (): { hub: Hub; presence: Presence; changed: string[] } => {
      const [hub, changed]: [Hub, string[]] = [new Hub(), []];
      const events = new DomainEvents(console.error);
      events.on('visitorsChanged', ({ table }) => changed.push(table));
      const presence = new Presence({
        hub,
        shared: new PresenceRepository(db),
        lastSeen: new LastSeenRepository(db),
        events,
        now: () => now,
        log: console.error,
      });
      presence.start();
      return { hub, presence, changed };
    };
    const [here, there, dying] = [open(), open(), open()];
    const listener = (person: string) => ({ person, viewer: null, send: () => {}, write: () => {}, close: () => {} });
    for (const [{ hub, presence }, person] of [
      [there, 'ann'],
      [dying, 'bob'],
    ] as const) {
      hub.subscribe('T', listener(person));
      presence.check('T');
    }
    await expect.poll(() => here.presence.isPresent('T', 'ann'), SLOWLY).toBe(true);
    await expect.poll(() => here.presence.isPresent('T', 'bob'), SLOWLY).toBe(true);
    expect((await here.presence.findPresent(['T', 'U'])).get('U')).toEqual(new Set());
    now += 40_000;
    await there.presence.refresh();
    now += 40_000;
    expect(await here.presence.isPresent('T', 'ann')).toBe(true);
    expect(await here.presence.isPresent('T', 'bob')).toBe(false);
    await here.presence.refresh();
    expect(here.changed).toEqual(['T']);
    // Taken for dead, because it could not say anything for too long.
    await db.deleteFrom('presence').execute();
    expect(await here.presence.isPresent('T', 'ann')).toBe(false);
    await there.presence.refresh();
    expect(await here.presence.isPresent('T', 'ann')).toBe(true);
    await there.presence.stop();
    expect(await here.presence.isPresent('T', 'ann')).toBe(false);
    for (const { presence } of [here, dying]) await presence.stop();
    await db.destroy();
  });
});

describe.each(BUSES)('presence at two processes, with news by %s', (_name, openBus) => {
  const server = servedByTwo(openBus);

  it('is known at both, and ends with a process', async () => {
    const [ann, bob] = [await server.person('Ann', 0), await server.person('Bob', 1)];
    const id = await tableOf(ann, bob, false);
    const [anns, bobs] = [new Looking(ann, id), new Looking(bob, id)];
    await expect.poll(() => anns.present, SLOWLY).toEqual(['Ann', 'Bob']);
    await expect.poll(() => bobs.present, SLOWLY).toEqual(['Ann', 'Bob']);
    await server.apps[1]!.close();
    await expect.poll(() => anns.present, SLOWLY).toEqual(['Ann']);
    anns.close();
  });
});
