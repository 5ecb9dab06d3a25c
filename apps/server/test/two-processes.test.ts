import type { Championship, Person, Table } from '@paddock/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JobRepository } from '../src/race/job-repository.ts';
import type { Race } from '../src/race/race.ts';
import { BUSES, LOGIC_BUSES } from './buses.ts';
import { Client, type ReceivedEvent } from './client.ts';
import {
  loadPosition,
  OWN_SEAT,
  OPEN_SEAT,
  playToEnd,
  positionIn,
  ROOKIE_SEAT,
  joinTable,
  racedGames,
} from './player.ts';
import { createDatabase } from './postgres.ts';
import { anyMove, type Process, startProcess } from './process.ts';
import { answerAt, meet, servedByTwo } from './served.ts';
import type { Kept } from './storages.ts';

describe.each(BUSES)('two processes at one database, with %s as the bus', (name, openBus) => {
  const server = servedByTwo(openBus);
  /** For what the database decides, whatever carries the news. */
  const databaseIt = it.runIf(LOGIC_BUSES.some(([logicBus]) => logicBus === name));

  /** Ann at the first process, Bob at the second, and their race. */
  async function startDuel(game: string, ...others: object[]): Promise<{ ann: Client; bob: Client; id: string }> {
    const [ann, bob] = [await server.person('Ann', 0), await server.person('Bob', 1)];
    const { id } = await ann.createTable({ game, seats: [OWN_SEAT, OPEN_SEAT, ...others] });
    expect((await joinTable(bob, id)).phase).toBe('running');
    return { ann, bob, id };
  }

  databaseIt.each(racedGames())('%s: people at both and a bot play to the end', async (game) => {
    const { ann, bob, id } = await startDuel(game, ROOKIE_SEAT);
    const [first, second] = await Promise.all([playToEnd(ann, id), playToEnd(bob, id)]);
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(0);
    // Both tell the same in the end: a moment later whether it was rated, and that nobody is present any more.
    const find = async (client: Client): Promise<Table> => (await client.call<Table>('GET', `/api/tables/${id}`)).body;
    for (const client of [ann, bob]) {
      await expect
        .poll(async () => {
          const { rating, seats } = await find(client);
          return rating !== null && !seats.some(({ present }) => present);
        })
        .toBe(true);
    }
    const [atFirst, atSecond] = [await find(ann), await find(bob)];
    expect(atFirst.phase).toBe('over');
    expect(atSecond).toEqual(atFirst);
  });

  it('bans people and closes tables in both processes at once', async () => {
    const { bob, id } = await startDuel('pole-position');
    const token = 'token of the admin';
    const helper = await server.another({ botThreads: 0, adminToken: token });
    await helper.close();
    const admin = new Client(server.bases[0]!);
    expect((await admin.call('POST', '/api/admin/sign-in', { token })).status).toBe(204);
    // The second process has loaded the race by now.
    const { legal, n, viewer } = await loadPosition(bob, id);
    const received = bob.followTable(id, ({ event, data }) => event === 'table' && data.closed === true);
    await bob.followTable(id, ({ event }) => event === 'snapshot');
    expect((await admin.call('POST', `/api/admin/tables/${id}/close`)).status).toBe(204);
    await received;
    expect(await bob.sendMove(id, viewer!, n, legal[0] ?? {})).toMatchObject({ status: 409, body: { error: 'over' } });
    const { id: person } = (await bob.call<Person>('GET', '/api/me')).body;
    const listening = bob.followLobby(() => false);
    await bob.followLobby(({ event }) => event === 'mine');
    expect((await admin.call('POST', `/api/admin/people/${person}/ban`, { banned: true })).status).toBe(204);
    await listening;
    const refused = await bob.call('POST', '/api/tables', { game: 'pole-position', seats: [OWN_SEAT, OPEN_SEAT] });
    expect(refused).toMatchObject({ status: 403, body: { error: 'banned' } });
  });

  it.runIf(process.env['PROOF'] !== undefined)('run a championship once, whoever does which part of it', async () => {
    const ann = await server.person('Ann', 0);
    const round = { game: 'formula', seats: 2, turnSeconds: 60, schedule: { kind: 'live', startsAt: null } };
    const bots = Array.from({ length: 4 }, () => ({ level: 'rookie' }));
    const wanted = { name: 'Cup', kind: 'swiss', points: [3, 1], rounds: [round, round, round], bots };
    const { body } = await ann.call<Championship>('POST', '/api/championships', {
      ...wanted,
      enters: false,
      starts: true,
    });
    const find = async () => (await ann.call<Championship>('GET', `/api/championships/${body.id}`)).body;
    await expect.poll(async () => (await find()).phase).toBe('over');
    const { drivers, rounds } = await find();
    expect(drivers.map((driver) => driver.scores.filter((score) => score !== null).length)).toEqual([3, 3, 3, 3]);
    const tables = rounds.flatMap(({ groups }) => groups.map(({ table }) => table));
    expect(new Set(tables).size).toBe(6);
  });

  databaseIt('plays a move once that is sent to both at the same time', async () => {
    const { ann, bob, id } = await startDuel('formula-de');
    for (let round = 0; round < 5; round++) {
      for (const client of [ann, bob]) {
        const { legal, n, viewer } = await loadPosition(client, id);
        if (legal.length === 0) continue;
        const key = `round-${round}-${viewer}`;
        const sent = server.bases.map((base) => {
          client.switchServer(base);
          return client.sendMove(id, viewer!, n, legal[0]!, key);
        });
        const [here, there] = await Promise.all(sent);
        expect(here!.status).toBe(200);
        expect(there).toEqual(here);
        expect((await loadPosition(client, id)).n).toBe((here!.body as { n: number }).n);
      }
    }
  });

  databaseIt('accepts one of two moves that a seat sends to both at the same time', async () => {
    const { ann, bob, id } = await startDuel('formula-de');
    for (const client of [ann, bob, ann, bob, ann, bob]) {
      const { legal, n, viewer } = await loadPosition(client, id);
      if (legal.length === 0) continue;
      const sent = server.bases.map((base, i) => {
        client.switchServer(base);
        return client.sendMove(id, viewer!, n, legal.at(i - 1)!, `other-${n}-${i}`);
      });
      const answers = await Promise.all(sent);
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    }
  });

  databaseIt('accepts simultaneous choices at both', async () => {
    const { ann, bob, id } = await startDuel('pole-position');
    for (let round = 0; round < 5; round++) {
      const both = await Promise.all(
        [ann, bob].map(async (client) => ({ client, at: await loadPosition(client, id) })),
      );
      const asked = both.filter(({ at }) => at.legal.length > 0);
      const answers = await Promise.all(
        asked.map(({ client, at: { viewer, n, legal } }) => client.sendMove(id, viewer!, n, legal[0]!)),
      );
      expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 200));
    }
  });

  databaseIt('brings people together who ask for a quick match at both at the same time', async () => {
    const people = await Promise.all(
      Array.from({ length: 4 }, (_, i) => server.person(`Hasty ${i}`, (i % 2) as 0 | 1)),
    );
    for (let round = 0; round < 5; round++) {
      const tables = await Promise.all(
        people.map(async (person) => (await person.call<Table>('POST', '/api/quick-match/formula')).body.id),
      );
      expect(new Set(tables).size).toBe(1);
    }
  });

  it('tells who waits at one that the race has begun at the other', async () => {
    const [ann, bob] = [await server.person('Ann', 0), await server.person('Bob', 1)];
    const { id } = await ann.createTable({ game: 'pole-position', seats: [OWN_SEAT, OPEN_SEAT] });
    let isRunning = false;
    let position: ReturnType<typeof positionIn> = null;
    // The table and the race arrive in either order.
    await ann.followTable(id, (received) => {
      const { event, data } = received;
      if (event === 'table' && data.phase === 'open') void joinTable(bob, id);
      isRunning ||= event === 'table' && data.phase === 'running';
      position = positionIn(received) ?? position;
      // The race begins with chance, which may be stored a moment later.
      return isRunning && position?.awaiting.kind === 'moves';
    });
    expect(position).toEqual(await loadPosition(ann, id));
  });

  it('catches up after the bus failed', async () => {
    const { ann, bob, id } = await startDuel('pole-position');
    const others: ReceivedEvent[] = [];
    const { n } = await loadPosition(bob, id);
    let subscribed = (): void => {};
    const isSubscribed = new Promise<void>((resolve) => (subscribed = resolve));
    const done = bob.followTable(id, (received) => {
      others.push(received);
      if (positionIn(received) !== null) subscribed();
      return (positionIn(received)?.n ?? 0) > n;
    });
    await isSubscribed;
    expect(await server.bus.cut()).toBe(2);
    const { viewer, legal } = await loadPosition(ann, id);
    expect((await ann.sendMove(id, viewer!, n, legal[0]!)).status).toBe(200);
    await done;
    expect(others.at(-1)!.event).toBe('step');
  });

  databaseIt('lets bots think in another process', async () => {
    const threadless = await server.another({ botThreads: 0 });
    try {
      const ann = await meet(await answerAt(threadless), 'Ann');
      const { id } = await ann.createTable({ game: 'pole-position', seats: [OWN_SEAT, ROOKIE_SEAT, ROOKIE_SEAT] });
      expect(await playToEnd(ann, id)).toBeGreaterThan(0);
      const { body } = await ann.call<Table>('GET', `/api/tables/${id}`);
      expect(body.phase).toBe('over');
      const { body: metrics } = await threadless.inject('/metrics');
      expect(metrics).toMatch(/^paddock_bot_seconds_count 0$/m);
    } finally {
      await threadless.close();
    }
  });
});

describe('jobs at two processes', () => {
  let opened: Kept;
  let processes: Process[];
  let now = Date.now();

  beforeAll(async () => {
    opened = await createDatabase({ isMigrated: true });
    processes = [await startProcess(opened.storage, () => now), await startProcess(opened.storage, () => now)];
  }, 60_000);

  afterAll(async () => {
    for (const process of processes) await process.stop();
    await opened.close();
  }, 60_000);

  /** A table with one person and two bots, which only these two processes serve. */
  async function createRace(): Promise<{ id: string; person: string }> {
    const { people, lobby } = processes[0]!;
    const ann = await people.signIn(null, 'Ann');
    const bot = { kind: 'bot', level: 'rookie' } as const;
    const { id } = await lobby.create(ann, { game: 'formula-de', seats: [{ kind: 'me' }, bot, bot] });
    return { id, person: ann.id };
  }

  async function waitFor(reached: () => Promise<boolean>): Promise<void> {
    await expect.poll(reached).toBe(true);
  }

  it('are taken over when the process with the lease dies', async () => {
    const [one, two] = processes as [Process, Process];
    const { id, person } = await createRace();
    // Ann moves until it is a bot's turn. Then the first process leases the job and dies.
    for (;;) {
      const { match, botsAwaited } = await loadRace(one, id);
      if (botsAwaited) break;
      await one.races.submit(id, person, { id: `move-${match.entries.length}-xx`, ...anyMove(match)! });
    }
    const { match } = await loadRace(one, id);
    expect(await new JobRepository(one.db).lease(id, now, now + 15_000)).toBe(true);
    two.scheduler.start();
    await expect.poll(() => two.polls()).toBeGreaterThan(3);
    expect((await loadRace(two, id)).match.entries).toHaveLength(match.entries.length);
    now += 15_001;
    await waitFor(async () => !(await loadRace(two, id)).botsAwaited);
    expect((await loadRace(two, id)).match.entries.length).toBeGreaterThan(match.entries.length);
    expect(two.botMoves()).toBeGreaterThan(0);
    expect(two.errors).toEqual([]);
  });

  it('are run by one of them', async () => {
    const [one, two] = processes as [Process, Process];
    const before = one.botMoves() + two.botMoves();
    one.scheduler.start();
    const { id, person } = await createRace();
    for (let moves = 0; moves < 15; moves++) {
      await waitFor(async () => !(await loadRace(one, id)).botsAwaited);
      const { match } = await loadRace(one, id);
      const next = anyMove(match);
      if (next === null) break;
      // The two processes alternate in storing people's moves.
      await processes[moves % 2]!.races.submit(id, person, { id: `move-${next.n}-xx`, ...next });
    }
    await waitFor(async () => !(await loadRace(one, id)).botsAwaited);
    const { match, seats } = await one.races.loadCurrent(id);
    const bots = match.entries.filter(([actor]) => actor >= 0 && seats[actor]!.kind === 'bot');
    // Rarely both think about a position, when the lease changes hands: it costs time, and one move is stored.
    const thoughts = one.botMoves() + two.botMoves() - before;
    expect(thoughts).toBeGreaterThanOrEqual(bots.length);
    expect(thoughts).toBeLessThan(bots.length * 1.25);
    expect([...one.errors, ...two.errors]).toEqual([]);
  });

  async function loadRace(process: Process, id: string): Promise<Pick<Race, 'match'> & { botsAwaited: boolean }> {
    const race = await process.races.loadCurrent(id);
    return { match: race.match, botsAwaited: race.awaitedBots().length > 0 };
  }
});
