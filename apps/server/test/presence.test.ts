import type { Table } from '@paddock/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../src/storage/connect.ts';
import { DomainEvents } from '../src/events.ts';
import { Hub } from '../src/live/hub.ts';
import { LastSeenRepository } from '../src/live/last-seen-repository.ts';
import { PresenceRepository } from '../src/live/presence-repository.ts';
import { Presence } from '../src/live/presence.ts';
import { LOGIC_BUSES } from './buses.ts';
import type { Client } from './client.ts';
import { OWN_SEAT, OPEN_SEAT, joinTable } from './player.ts';
import { served, servedByTwo } from './served.ts';
import { createDatabase } from './postgres.ts';
import { type Kept, LOGIC_STORAGES } from './storages.ts';
import { SSE_FORMAT } from '../src/live/stream-format.ts';

/** Follows a table until `close`, and keeps who is present. */
class TableWatcher {
  table: Table | null = null;
  received = 0;
  readonly close: () => void;

  constructor(client: Client, id: string) {
    this.close = client.subscribeTable(id, ({ event, data }) => {
      if (event !== 'table') return;
      this.table = data;
      this.received++;
    });
  }

  /** The names of present people. */
  get present(): string[] | undefined {
    return namesOf(this.table);
  }
}

function namesOf(table: Table | null): string[] | undefined {
  const there = table?.seats.filter(({ present }) => present);
  return there?.map(({ name }) => name).toSorted();
}

async function loadTable(client: Client, id: string): Promise<Table> {
  return (await client.call<Table>('GET', `/api/tables/${id}`)).body;
}

/** A table of Ann with Bob, which waits or runs. */
async function createTable(ann: Client, bob: Client, waits: boolean): Promise<string> {
  const seats = [OWN_SEAT, OPEN_SEAT, ...(waits ? [OPEN_SEAT] : [])];
  const { id } = await ann.createTable({ game: 'formula', seats });
  await joinTable(bob, id);
  return id;
}

describe.each(LOGIC_STORAGES)('on %s', (_name, openStorage) => {
  const server = served(openStorage);

  it.each([true, false])('shows who is present (before the race: %s)', async (waits) => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    const id = await createTable(ann, bob, waits);
    expect(namesOf(await loadTable(ann, id))).toEqual([]);
    const annWatcher = new TableWatcher(ann, id);
    await expect.poll(() => annWatcher.present).toEqual(['Ann']);
    const bobWatcher = [new TableWatcher(bob, id), new TableWatcher(bob, id)];
    await expect.poll(() => annWatcher.present).toEqual(['Ann', 'Bob']);
    bobWatcher[0]!.close();
    await expect.poll(() => bobWatcher[1]!.present).toEqual(['Ann', 'Bob']);
    bobWatcher[1]!.close();
    await expect.poll(() => annWatcher.present).toEqual(['Ann']);
    expect(namesOf(await loadTable(bob, id))).toEqual(['Ann']);
    annWatcher.close();
    await expect.poll(async () => namesOf(await loadTable(bob, id))).toEqual([]);
  });

  it('ignores spectators and page reloads', async () => {
    const [ann, bob, cid] = [await server.person('Ann'), await server.person('Bob'), await server.person('Cid')];
    const id = await createTable(ann, bob, false);
    const bobWatcher = new TableWatcher(bob, id);
    const annWatcher = new TableWatcher(ann, id);
    await expect.poll(() => annWatcher.present).toEqual(['Ann', 'Bob']);
    const { received } = annWatcher;
    const others = [new TableWatcher(cid, id), new TableWatcher(server.stranger(), id)];
    const again = new TableWatcher(bob, id);
    bobWatcher.close();
    await expect.poll(() => [again, ...others].every(({ received: heard }) => heard > 0)).toBe(true);
    expect(again.present).toEqual(['Ann', 'Bob']);
    // The next that she receives is that he has left.
    again.close();
    await expect.poll(() => annWatcher.present).toEqual(['Ann']);
    expect(annWatcher.received).toBe(received + 1);
    for (const looking of [...others, annWatcher]) looking.close();
  });

  it('counts a spectator who takes a seat', async () => {
    const [ann, bob, cid] = [await server.person('Ann'), await server.person('Bob'), await server.person('Cid')];
    const id = await createTable(ann, bob, true);
    const cidWatcher = new TableWatcher(cid, id);
    await expect.poll(() => cidWatcher.present).toEqual([]);
    await joinTable(cid, id);
    await expect.poll(() => cidWatcher.present).toEqual(['Cid']);
    cidWatcher.close();
  });
});

describe('presence that processes share', () => {
  let opened: Kept;

  beforeAll(async () => {
    opened = await createDatabase({ isMigrated: true });
  }, 60_000);

  afterAll(() => opened.close(), 60_000);

  it('ends with the process, and some time after one has died', async () => {
    const db = await connect(opened.storage);
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
        settleMs: 0,
      });
      presence.start();
      return { hub, presence, changed };
    };
    const [here, there, dying] = [open(), open(), open()];
    const listener = (person: string) => ({
      person,
      viewer: null,
      format: SSE_FORMAT,
      send: () => {},
      write: () => {},
      close: () => {},
    });
    for (const [{ hub, presence }, person] of [
      [there, 'ann'],
      [dying, 'bob'],
    ] as const) {
      hub.subscribe('T', listener(person));
      presence.check('T');
    }
    await expect.poll(() => here.presence.isPresent('T', 'ann')).toBe(true);
    await expect.poll(() => here.presence.isPresent('T', 'bob')).toBe(true);
    expect((await here.presence.findPresent(['T', 'U'])).get('U')).toEqual(new Set());
    now += 40_000;
    await there.presence.refresh();
    now += 40_000;
    expect(await here.presence.isPresent('T', 'ann')).toBe(true);
    expect(await here.presence.isPresent('T', 'bob')).toBe(false);
    await here.presence.refresh();
    expect(here.changed).toEqual(['T']);
    // Counts as dead, because it did not renew its rows.
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

describe.each(LOGIC_BUSES)('presence at two processes, with %s as the bus', (_name, openBus) => {
  const server = servedByTwo(openBus);

  it('is shared by both, and ends with a process', async () => {
    const [ann, bob] = [await server.person('Ann', 0), await server.person('Bob', 1)];
    const id = await createTable(ann, bob, false);
    const [annWatcher, bobWatcher] = [new TableWatcher(ann, id), new TableWatcher(bob, id)];
    await expect.poll(() => annWatcher.present).toEqual(['Ann', 'Bob']);
    await expect.poll(() => bobWatcher.present).toEqual(['Ann', 'Bob']);
    await server.apps[1]!.close();
    await expect.poll(() => annWatcher.present).toEqual(['Ann']);
    annWatcher.close();
  });
});
