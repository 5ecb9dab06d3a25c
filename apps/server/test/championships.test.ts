import type { Championship, ChampionshipSummary, Person, Table } from '@paddock/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectAlongsideServer } from '../src/storage/connect.ts';
import {
  findChampionship,
  organise,
  requestChampionship,
  requestStatus,
  ROOKIE,
  SHORT_ROUND,
} from './championship-client.ts';
import type { Client } from './client.ts';
import { joinTable, loadPosition, playMove, playToEnd } from './player.ts';
import { FakeBrowser, type PushService, startPushService } from './push-service.ts';
import { polls, served, TEST_INTERVALS } from './served.ts';
import { DATABASE_STORAGES } from './storages.ts';

const GRACE_MS = 120_000;
const DAY_MS = 86_400_000;
const ROUND_OF_THREE = { ...SHORT_ROUND, seats: 3 };

describe.each(DATABASE_STORAGES)('championships on %s', (_name, openStorage) => {
  let time = Date.now();
  const errors: string[] = [];
  let pushService: PushService;
  beforeAll(async () => {
    pushService = await startPushService();
  });
  afterAll(() => pushService.close());
  const server = served(openStorage, {
    now: () => time,
    log: { level: 'error', stream: { write: (line) => errors.push(line) } },
    get pushAgent() {
      return pushService.agent;
    },
    intervals: { ...TEST_INTERVALS, championshipGraceMs: GRACE_MS, championshipBreakMs: 0 },
  });
  type Member = Client & Person;
  let [ann, bob]: Member[] = [];

  beforeEach(async () => {
    [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
  });

  /** The championship, once it is as expected. */
  async function waitFor(id: string, fits: (championship: Championship) => boolean): Promise<Championship> {
    await expect.poll(async () => fits(await findChampionship(ann!, id))).toBe(true);
    return findChampionship(ann!, id);
  }

  /** The table of the current round at which somebody has a seat, once it exists. */
  async function tableOf(client: Client, id: string): Promise<string> {
    const isThere = ({ viewer, rounds }: Championship): boolean =>
      rounds.some(({ groups }) => groups.some(({ table, phase }) => table === viewer.table && phase !== null));
    await expect.poll(async () => isThere(await findChampionship(client, id))).toBe(true);
    return (await findChampionship(client, id)).viewer.table!;
  }

  /** Statements that use the table fail until it has its name again. */
  async function renameTable(from: string, to: string): Promise<void> {
    const db = connectAlongsideServer(server.storage);
    await db.schema.alterTable(from).renameTo(to).execute();
    await db.destroy();
  }

  async function pass(ms: number): Promise<void> {
    time += ms;
    await polls(server.app, 'jobs');
  }

  const pointsOf = ({ drivers }: Championship): Record<string, number> =>
    Object.fromEntries(drivers.map(({ entrant, points }) => [entrant, points]));
  /** What was given at all tables: tied drivers get the points of the better place. */
  const givenAt = ({ rounds }: Championship): number =>
    rounds
      .flatMap(({ groups }) => groups.flatMap(({ entrants }) => entrants))
      .reduce((sum, { place, points }) => sum + (place === null ? 0 : (points ?? 0)), 0);
  const isOver = ({ phase }: Championship): boolean => phase === 'over';
  it('of bots alone run to the end by themselves, in groups, with every result once', async () => {
    const bots = [{ ...ROOKIE, team: 'Red' }, { ...ROOKIE, team: 'Blue' }, ROOKIE];
    const rounds = [SHORT_ROUND, SHORT_ROUND];
    const { id } = await organise(ann!, { bots, rounds, enters: false, teamSize: 2, starts: true, listed: true });
    const done = await waitFor(id, isOver);
    expect(done.rounds.map(({ status, groups }) => [status, groups.map(({ entrants }) => entrants.length)])).toEqual([
      ['finished', [2, 1]],
      ['finished', [2, 1]],
    ]);
    expect(done.drivers.map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(done.drivers.reduce((sum, { points }) => sum + points, 0)).toBe(givenAt(done));
    expect(givenAt(done)).toBeGreaterThanOrEqual(2 * (10 + 8 + 10));
    expect(done.teams).toHaveLength(2);
    const { body: table } = await ann!.call<Table>('GET', `/api/tables/${done.rounds[1]!.groups[1]!.table}`);
    expect(table).toMatchObject({ phase: 'over', listed: true, championship: { id, round: 1 } });
    // Guests fill the tables.
    expect(table.seats).toHaveLength(2);
    const { body: list } = await ann!.call<ChampionshipSummary[]>('GET', '/api/championships');
    expect(list.find((one) => one.id === id)).toMatchObject({
      phase: 'over',
      finishedRounds: 2,
      entrants: 3,
      role: null,
    });
  });

  it('seat people who enter by the link, and count who comes', async () => {
    const { id } = await organise(ann!, { bots: [ROOKIE], rounds: [ROUND_OF_THREE, ROUND_OF_THREE] });
    expect((await requestChampionship(bob!, 'POST', `/${id}/enter`, {})).viewer.entered).toBe(true);
    expect(await requestStatus(bob!, 'POST', `/${id}/start`)).toBe(403);
    await requestChampionship(ann!, 'POST', `/${id}/start`);
    const table = await tableOf(ann!, id);
    expect(await tableOf(bob!, id)).toBe(table);
    const seats = (await ann!.call<Table>('GET', `/api/tables/${table}`)).body.seats;
    expect(seats.flatMap(({ kind, name }) => (kind === 'invited' ? [name] : [])).toSorted()).toEqual(['Ann', 'Bob']);
    const cleo = await server.person('Cleo');
    expect((await cleo.call('POST', `/api/tables/${table}/join`)).status).toBe(409);
    expect((await ann!.call('POST', `/api/tables/${table}/start`, {})).status).toBe(403);
    await joinTable(ann!, table);
    // A seat that was left stays reserved.
    await ann!.call('POST', `/api/tables/${table}/leave`);
    await joinTable(ann!, table);
    expect((await joinTable(bob!, table)).phase).toBe('running');
    await Promise.all([playToEnd(ann!, table), playToEnd(bob!, table)]);
    await waitFor(id, ({ rounds }) => rounds[1]!.status === 'open');

    // Bob does not come to the second round: a bot drives, and he scores nothing.
    const second = await tableOf(ann!, id);
    await joinTable(ann!, second);
    const before = pointsOf(await findChampionship(ann!, id));
    await pass(GRACE_MS);
    await playToEnd(ann!, second);
    const done = await waitFor(id, isOver);
    const [group] = done.rounds[1]!.groups;
    expect(group!.entrants.at(-1)).toEqual({ entrant: bob!.id, place: null, points: 0 });
    expect(pointsOf(done)[bob!.id]).toBe(before[bob!.id]);
    expect(Object.values(pointsOf(done)).reduce((sum, one) => sum + one, 0)).toBe(givenAt(done));
  });

  it('let people withdraw: a bot drives on, and they race no more', async () => {
    const { id } = await organise(ann!, { bots: [ROOKIE], rounds: [ROUND_OF_THREE, ROUND_OF_THREE] });
    await requestChampionship(bob!, 'POST', `/${id}/enter`, {});
    await requestChampionship(ann!, 'POST', `/${id}/start`);
    const table = await tableOf(bob!, id);
    await joinTable(ann!, table);
    await joinTable(bob!, table);
    expect((await requestChampionship(bob!, 'POST', `/${id}/leave`)).viewer.entered).toBe(false);
    await playToEnd(ann!, table);
    const next = await waitFor(id, ({ rounds }) => rounds[1]!.status === 'open');
    expect(next.rounds[0]!.groups[0]!.entrants.at(-1)).toMatchObject({ entrant: bob!.id, place: null });
    expect(next.rounds[1]!.groups[0]!.entrants.map(({ entrant }) => entrant)).not.toContain(bob!.id);
    expect(next.entrants.find(({ id: entrant }) => entrant === bob!.id)!.withdrawn).toBe(true);
    expect((await requestChampionship(ann!, 'DELETE', `/${id}`)).phase).toBe('cancelled');
  });

  it('leave a table alone while people reveal their part of the dice', async () => {
    errors.length = 0;
    const { id } = await organise(ann!, { bots: [ROOKIE], rounds: [ROUND_OF_THREE] });
    await requestChampionship(bob!, 'POST', `/${id}/enter`, {});
    await requestChampionship(ann!, 'POST', `/${id}/start`);
    const table = await tableOf(ann!, id);
    const commitment = 'a'.repeat(64);
    expect((await ann!.call('POST', `/api/tables/${table}/join`, { commitment })).status).toBe(200);
    time += GRACE_MS;
    const read = async (): Promise<Table> => (await ann!.call<Table>('GET', `/api/tables/${table}`)).body;
    await expect.poll(async () => (await read()).revealing).toBe(true);
    // This runs the job of the championship.
    await requestChampionship(bob!, 'POST', `/${id}/leave`);
    await polls(server.app, 'jobs');
    await pass(60_000);
    await expect.poll(async () => (await read()).phase).toBe('running');
    expect(errors).toEqual([]);
    await requestChampionship(ann!, 'DELETE', `/${id}`);
  });

  it('by correspondence begin without people, and the autopilot finishes at the deadline', async () => {
    const deadline = time + 2 * DAY_MS;
    const round = { ...SHORT_ROUND, turnSeconds: DAY_MS / 1000, schedule: { kind: 'correspondence', deadline } };
    const { id } = await organise(ann!, { rounds: [round] });
    await requestChampionship(bob!, 'POST', `/${id}/enter`, {});
    await requestChampionship(ann!, 'POST', `/${id}/start`);
    const table = await tableOf(ann!, id);
    await expect.poll(async () => (await ann!.call<Table>('GET', `/api/tables/${table}`)).body.phase).toBe('running');
    const { legal } = await loadPosition(ann!, table);
    const [mover, other] = legal.length > 0 ? [ann!, bob!] : [bob!, ann!];
    await playMove(mover, table);
    await pass(DAY_MS / 2);
    expect((await findChampionship(ann!, id)).phase).toBe('running');
    await pass(2 * DAY_MS);
    const done = await waitFor(id, (championship) => {
      // The clock runs out and the deadline passes at the same time: what meets the other is tried again later.
      time += 1000;
      return isOver(championship);
    });
    // The other one made no move themselves.
    expect(pointsOf(done)).toEqual({ [mover.id]: 10, [other.id]: 0 });
  });

  it('start at the time of their first round', async () => {
    const startsAt = time + 3600_000;
    const rounds = [{ ...SHORT_ROUND, schedule: { kind: 'live', startsAt } }];
    const { id, nextRoundAt } = await organise(ann!, { rounds, enters: false, bots: [ROOKIE, ROOKIE] });
    expect(nextRoundAt).toBe(startsAt);
    await pass(3599_000);
    expect((await findChampionship(ann!, id)).phase).toBe('entry');
    time += 1000;
    const done = await waitFor(id, isOver);

    // A process died after it had opened a round and before the tables; another one after it had stored the last result.
    const { id: other } = await organise(ann!, { rounds: [SHORT_ROUND], bots: [ROOKIE] });
    await requestChampionship(ann!, 'POST', `/${other}/start`);
    const table = await tableOf(ann!, other);
    await server.withDatabase(async (db) => {
      for (const rows of ['seats', 'table_data', 'wakes'] as const)
        await db.deleteFrom(rows).where('table_id', '=', table).execute();
      await db.deleteFrom('tables').where('id', '=', table).execute();
      await db.deleteFrom('wakes').where('table_id', 'like', 'championship/%').execute();
      const jobs = [id, other].map((one) => ({ table_id: `championship/${one}`, due_at: 0 }));
      await db.insertInto('wakes').values(jobs).execute();
    });
    expect(await tableOf(ann!, other)).toBe(table);
    await joinTable(ann!, table);
    await playToEnd(ann!, table);
    await waitFor(other, isOver);
    expect(await findChampionship(ann!, id)).toEqual(done);
  });

  it('go on as soon as the database works again after a job has failed', async () => {
    const startsAt = time + 3600_000;
    const round = { ...SHORT_ROUND, schedule: { kind: 'live', startsAt } };
    const { id } = await organise(ann!, { rounds: [round], bots: [ROOKIE] });
    errors.length = 0;
    await renameTable('seats', 'seats_away');
    time = startsAt;
    await expect.poll(() => errors.join('')).toContain(`championship/${id}`);
    await renameTable('seats_away', 'seats');
    expect(await tableOf(ann!, id)).toMatch(/^\w+$/);
    await requestChampionship(ann!, 'DELETE', `/${id}`);
  });

  it('remind people of a round ten minutes before it and when it begins, each once', async () => {
    const browser = new FakeBrowser(pushService.endpoint('season'));
    await ann!.call('PUT', '/api/me/push', browser.subscription('de'));
    const startsAt = time + 3600_000;
    const rounds = [{ ...SHORT_ROUND, schedule: { kind: 'live', startsAt } }];
    const { id } = await organise(ann!, { rounds, bots: [ROOKIE] });
    const read = (): object[] => pushService.delivered.map(({ body }) => browser.read(body));
    await pass(3600_000 - 10 * 60_000 - 1);
    expect(read()).toEqual([]);
    await pass(1);
    const soon = { path: `/championship/${id}`, title: 'Cup', body: 'Runde 1 (Formula) beginnt in 10 Minuten.' };
    await expect.poll(read).toEqual([soon]);
    await pass(10 * 60_000);
    const open = { title: 'Cup', body: 'Runde 1 (Formula) geht los. Setz dich innerhalb von zwei Minuten.' };
    await expect.poll(read).toEqual([soon, { ...open, path: `/t/${await tableOf(ann!, id)}` }]);
    await pass(60_000);
    expect(read()).toHaveLength(2);
    await requestChampionship(ann!, 'DELETE', `/${id}`);
  });

  it('end with a final if they are a knock-out', async () => {
    const rounds = [SHORT_ROUND, SHORT_ROUND, SHORT_ROUND];
    const bots = [ROOKIE, ROOKIE, ROOKIE];
    const { id } = await organise(ann!, { kind: 'knockout', advance: 1, rounds, bots, enters: false, starts: true });
    const done = await waitFor(id, isOver);
    expect(done.rounds.map(({ status, groups }) => [status, groups.length])).toEqual([
      ['finished', 2],
      ['finished', 1],
      ['skipped', 0],
    ]);
    const [final] = done.rounds[1]!.groups;
    // Two may share the win.
    expect(final!.entrants).toContainEqual(expect.objectContaining({ entrant: done.drivers[0]!.entrant, place: 1 }));
  });
});
