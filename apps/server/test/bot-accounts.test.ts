import type {
  AccountExport,
  Arena,
  ArenaSeat,
  Championship,
  CreatedBotAccount,
  HistoryPage,
  LeaderboardEntry,
  Opponent,
  Profile,
  Table,
} from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { type ApiResponse, Client } from './client.ts';
import { joinTable, OPEN_SEAT, OWN_SEAT, playToEnd } from './player.ts';
import { served } from './served.ts';
import { LOGIC_STORAGES } from './storages.ts';

describe.each(LOGIC_STORAGES)('BOT accounts on %s', (_name, openStorage) => {
  let now = Date.UTC(2026, 10, 16);
  const server = served(openStorage, { now: () => now });

  const createOwner = async (nickname: string) => {
    const owner = await server.person(nickname);
    expect((await owner.call('POST', '/api/me/claim', { nickname, password: 'a long password' })).status).toBe(200);
    return owner;
  };
  const create = (owner: Client, nickname: string) =>
    owner.call<CreatedBotAccount>('POST', '/api/me/bots', { nickname });
  const createBot = async (owner: Client, nickname: string): Promise<Client & CreatedBotAccount> => {
    const { status, body } = await create(owner, nickname);
    expect(status).toBe(200);
    return Object.assign(new Client(server.base, body.token), body);
  };
  const sitDown = async (bot: Client, game = 'pole-position') =>
    (await bot.call<ArenaSeat>('POST', `/api/arena/${game}`)).body;

  it('are created by people who have claimed their nickname, and stay BOT accounts', async () => {
    expect((await create(await server.person('Guest'), 'Guest bot')).status).toBe(403);
    const ann = await createOwner('Ann');
    await server.person('Casual');
    expect((await create(ann, 'casual')).status).toBe(409);
    const bot = await createBot(ann, 'Turing');
    expect((await bot.call('GET', '/api/me')).body).toMatchObject({
      nickname: 'Turing',
      claimed: true,
      botAccount: true,
    });
    expect((await server.stranger().call('POST', '/api/me', { nickname: 'Turing' })).status).toBe(409);
    // Nothing that would make a person of it.
    for (const [method, path, body] of [
      ['POST', '/api/me', { nickname: 'Alan' }],
      ['POST', '/api/me/claim', { nickname: 'Turing', password: 'a long password' }],
      ['POST', '/api/me/password', { password: 'a long password' }],
      ['POST', '/api/me/bots', { nickname: 'Another' }],
      ['POST', '/api/me/tokens', { label: 'another' }],
    ] as const) {
      expect([path, (await bot.call(method, path, body)).status]).toEqual([path, 403]);
    }
    const signIn = { nickname: 'Turing', password: 'a long password' };
    expect((await server.stranger().call('POST', '/api/me/sign-in', signIn)).status).toBe(403);
    for (let n = 2; n <= 5; n++) await createBot(ann, `Turing mark ${n}`);
    expect((await create(ann, 'Turing mark 6')).status).toBe(403);
  });

  it('sit with people only where the host wants them', async () => {
    const [ann, bob] = [await createOwner('Ann B'), await server.person('Bob B')];
    const bot = await createBot(ann, 'Lovelace');
    expect((await bot.call('POST', '/api/quick-match/formel-fun')).status).toBe(403);
    const { id } = await bob.createTable({
      game: 'pole-position',
      seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT],
      listed: true,
    });
    expect((await bot.call('POST', `/api/tables/${id}/join`)).status).toBe(403);
    await bob.call('PUT', `/api/tables/${id}/seats/1`, { kind: 'invited', nickname: 'Lovelace' });
    const { seats } = await joinTable(bot, id);
    expect(seats[1]).toMatchObject({ name: 'Lovelace', claimed: true, botAccount: true });
    expect(seats[0]).not.toHaveProperty('botAccount');
    await bot.call('POST', `/api/tables/${id}/messages`, { id: 'message-1', text: 'Good luck' });
    const { body } = await bob.call('GET', `/api/tables/${id}/messages`);
    expect(body).toMatchObject([{ name: 'Lovelace', botAccount: true }]);
    // A table of the owner needs no invitation.
    const own = await ann.createTable({ game: 'pole-position', seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT] });
    expect((await bot.call('POST', `/api/tables/${own.id}/join`)).status).toBe(200);
  });

  it('race in the arena, are rated against each other, and are marked in records and in the log', async () => {
    const cleo = await createOwner('Cleo');
    expect((await cleo.call('POST', '/api/arena/pole-position')).status).toBe(403);
    const [x, y] = [await createBot(cleo, 'Hopper'), await createBot(cleo, 'Shannon')];
    const since = now;
    expect(await sitDown(x)).toMatchObject({ table: null, waiting: 1 });
    expect(await sitDown(y)).toMatchObject({ table: null, waiting: 2 });
    const { body: before } = await x.call<Arena>('GET', '/api/arena/pole-position');
    expect(before.waiting.map(({ nickname }) => nickname)).toEqual(expect.arrayContaining(['Hopper', 'Shannon']));
    now += 5000;
    const { table } = await sitDown(x);
    expect(table).not.toBeNull();
    expect(await sitDown(y)).toMatchObject({ table, waiting: 0 });
    const { body: during } = await server.stranger().call<Arena>('GET', '/api/arena/pole-position');
    expect(during.running.map((race) => race.table)).toEqual([table]);
    expect((await server.stranger().call<Table[]>('GET', '/api/tables/running')).body).toEqual([]);
    await Promise.all([playToEnd(x, table!), playToEnd(y, table!)]);
    await expect
      .poll(async () => (await x.call<Table>('GET', `/api/tables/${table}`)).body.rating)
      .toEqual({ rated: true, reason: null });
    const { body: after } = await x.call<Arena>('GET', '/api/arena/pole-position');
    expect(after).toMatchObject({ running: [], finished: [{ table, drivers: [{ place: 1 }, {}] }] });
    const { body: ladder } = await x.call<LeaderboardEntry[]>('GET', '/api/leaderboard/pole-position/bots');
    expect(ladder.map(({ person, games }) => [person.botAccount, games])).toEqual([
      [true, 1],
      [true, 1],
    ]);
    expect((await x.call('GET', '/api/leaderboard/pole-position')).body).toEqual([]);
    expect((await x.call<Profile>('GET', `/api/people/${x.id}`)).body).toMatchObject({ botAccount: true });
    expect((await x.call('GET', `/api/people/${x.id}/history`)).body).toMatchObject({ races: [{ rated: true }] });
    const log = await fetch(`${server.base}/api/games.ndjson?game=pole-position&since=${since}`);
    expect(log.headers.get('content-type')).toBe('application/x-ndjson');
    const lines = (await log.text())
      .trimEnd()
      .split('\n')
      .map(
        (line) =>
          JSON.parse(line) as { table: string; endedAt: number; record: { drivers: [number, number, string][] } },
      );
    expect(lines.map((line) => line.table)).toEqual([table]);
    expect(lines[0]!.record.drivers.map(([, , driver]) => driver)).toEqual(
      expect.arrayContaining(['program:Hopper', 'program:Shannon']),
    );
    const next = await fetch(`${server.base}/api/games.ndjson?since=${lines[0]!.endedAt}&after=${table}`);
    expect(await next.text()).toBe('');
    // A program that starts again finds its race; a finished one is not offered again.
    expect(await sitDown(x)).toMatchObject({ table: null, waiting: 1 });
    now += 15_000;
    expect((await x.call<Arena>('GET', '/api/arena/pole-position')).body.waiting).toEqual([]);
  });

  it('enter seasons only if they are invited, and are marked there', async () => {
    const [ann, bob] = [await createOwner('Nora'), await createOwner('Otto')];
    const bot = await createBot(ann, 'Dijkstra');
    const round = { game: 'formula', seats: 2, turnSeconds: 60, schedule: { kind: 'live', startsAt: null } };
    const wanted = { name: 'Cup', kind: 'league', points: [10], rounds: [round] };
    expect((await bot.call('POST', '/api/championships', wanted)).status).toBe(403);
    const { id } = (await bob.call<Championship>('POST', '/api/championships', wanted)).body;
    const enter = (): Promise<ApiResponse<Championship>> => bot.call('POST', `/api/championships/${id}/enter`, {});
    expect((await enter()).status).toBe(403);
    await bob.call('POST', `/api/championships/${id}/invitations`, { nickname: 'Dijkstra' });
    const { status, body } = await enter();
    expect(status).toBe(200);
    expect(body.entrants).toMatchObject([{ name: 'Otto' }, { name: 'Dijkstra', botAccount: true }]);
    expect(body.entrants[0]).not.toHaveProperty('botAccount');
    // Entered already, it may be in another team.
    expect((await enter()).status).toBe(200);
  });

  it('are marked in the history of people', async () => {
    const ann = await createOwner('Petra');
    const bot = await createBot(ann, 'Backus');
    const { id } = await ann.createTable({
      game: 'formula',
      seats: [OWN_SEAT, { kind: 'invited', nickname: 'Backus' }],
    });
    await joinTable(bot, id);
    await Promise.all([playToEnd(ann, id), playToEnd(bot, id)]);
    const history = async () => (await ann.call<HistoryPage>('GET', `/api/people/${ann.id}/history`)).body.races;
    await expect.poll(history).toMatchObject([{ people: [{ nickname: 'Backus', botAccount: true }] }]);
    const { body: opponents } = await ann.call<Opponent[]>('GET', '/api/me/opponents');
    expect(opponents).toMatchObject([{ person: { nickname: 'Backus', botAccount: true } }]);
  });

  it('get a new token, and end with their owner', async () => {
    const dora = await createOwner('Dora');
    const bot = await createBot(dora, 'Knuth');
    const eve = await createOwner('Eve');
    expect((await eve.call('POST', `/api/me/bots/${bot.id}/token`)).status).toBe(404);
    expect((await eve.call('DELETE', `/api/me/bots/${bot.id}`)).status).toBe(404);
    const { body } = await dora.call<{ token: string }>('POST', `/api/me/bots/${bot.id}/token`);
    expect((await bot.call('GET', '/api/me')).status).toBe(401);
    const renewed = new Client(server.base, body.token);
    expect((await renewed.call('GET', '/api/me')).status).toBe(200);
    expect((await dora.call<AccountExport>('GET', '/api/me/data')).body.bots.map(({ nickname }) => nickname)).toEqual([
      'Knuth',
    ]);
    expect((await dora.call('DELETE', '/api/me', { nickname: 'Dora' })).status).toBe(204);
    expect((await renewed.call('GET', '/api/me')).status).toBe(401);
    expect((await server.stranger().call('GET', `/api/people/${bot.id}`)).status).toBe(404);
  });

  it('leaves private and unfinished races out of the log', async () => {
    const [ann, bob] = [await server.person('Ann L'), await server.person('Bob L')];
    const since = (now += 60_000);
    for (const listed of [false, true]) {
      const { id } = await ann.createTable({ game: 'pole-position', seats: [OWN_SEAT, OPEN_SEAT], listed });
      await joinTable(bob, id);
      if (!listed) await Promise.all([playToEnd(ann, id), playToEnd(bob, id)]);
    }
    expect(await (await fetch(`${server.base}/api/games.ndjson?since=${since}`)).text()).toBe('');
    expect((await fetch(`${server.base}/api/games.ndjson?game=chess`)).status).toBe(404);
    expect((await fetch(`${server.base}/api/games.ndjson?limit=501`)).status).toBe(400);
  });
});
