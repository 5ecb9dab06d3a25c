import { games } from '@paddock/games';
import type { Table } from '@paddock/protocol';
import type { Step } from '@paddock/table';
import { describe, expect, it } from 'vitest';
import type { Client, ReceivedEvent } from './client.ts';
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
import { served } from './served.ts';
import { LOGIC_STORAGES } from './storages.ts';

describe.each(LOGIC_STORAGES)('on %s', (_name, openStorage) => {
  const server = served(openStorage);

  const statusAndCode = ({ status, body }: { status: number; body: unknown }): [number, string] => [
    status,
    (body as { error: string }).error,
  ];

  describe('the past', () => {
    /** Requests each of the positions that were sent live. */
    async function compare(client: Client, id: string, received: readonly ReceivedEvent[]): Promise<number> {
      let known: number | null = null;
      let compared = 0;
      for (const one of received) {
        const position = positionIn(one);
        if (position === null) continue;
        const from: number = known ?? position.n;
        known = position.n;
        const steps: Step[] = [];
        for (let n = Math.max(1, from + 1); n <= position.n; n++) {
          const { status, body } = await client.call<Step>('GET', `/api/tables/${id}/steps/${n}`);
          expect(status).toBe(200);
          steps.push(body);
        }
        if (one.event === 'step' && steps.length > 0) {
          expect(steps.flatMap(({ events }) => events)).toEqual(one.data.events);
          expect(steps.at(-1)!.after).toEqual(position);
          compared++;
        }
      }
      return compared;
    }

    it.each(racedGames())('%s: gives every viewer the steps that were sent live', async (game) => {
      const [ann, bob, spectator] = [await server.person('Ann'), await server.person('Bob'), server.stranger()];
      // One round of Formula may be over after three turns.
      const options = game === 'formula' ? { rounds: 3 } : {};
      const { id } = await ann.createTable({ game, options, seats: [OWN_SEAT, OPEN_SEAT, ROOKIE_SEAT] });
      await joinTable(bob, id);
      const received = new Map<Client, ReceivedEvent[]>();
      const listening = [ann, bob, spectator].map(async (client) => {
        const incoming: ReceivedEvent[] = [];
        received.set(client, incoming);
        await client.followTable(id, (one) => {
          // Only some, because a whole race has hundreds.
          incoming.push(one);
          return incoming.length > 25 || positionIn(one)?.awaiting.kind === 'over';
        });
      });
      const racing = Promise.all([playToEnd(ann, id), playToEnd(bob, id)]);
      await Promise.all(listening);
      // During the race, and after it.
      expect(await compare(bob, id, received.get(bob)!.slice(0, 6))).toBeGreaterThan(0);
      await racing;
      for (const [client, incoming] of received) expect(await compare(client, id, incoming)).toBeGreaterThan(5);
      const { body: start } = await ann.call<Step>('GET', `/api/tables/${id}/steps/0`);
      expect([start.events, start.after.n]).toEqual([[], 0]);
    });

    it('does not show a card before it was shown to this seat', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { id } = await ann.createTable({ game: 'pole-position', seats: [OWN_SEAT, OPEN_SEAT] });
      await joinTable(bob, id);
      const { n, viewer, legal } = await loadPosition(ann, id);
      await ann.sendMove(id, viewer!, n, legal.at(-1)!);
      const asked = await Promise.all(
        [ann, bob, server.stranger()].map((client) => client.call<Step>('GET', `/api/tables/${id}/steps/${n + 1}`)),
      );
      expect(asked[1]!.body.after).toEqual(await loadPosition(bob, id));
      expect(asked.map(({ body }) => body.after.viewer)).toEqual([viewer, 1 - viewer!, null]);
      expect(asked[0]!.body.after.view).not.toEqual(asked[1]!.body.after.view);
      expect(JSON.stringify(asked[1]!.body.events)).not.toContain(JSON.stringify(legal.at(-1)));
    });

    it('is not found before the race, after its end, or without a table', async () => {
      const ann = await server.person('Ann');
      const waiting = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT] });
      const { id } = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, ROOKIE_SEAT] });
      for (const path of [`${waiting.id}/steps/0`, `${id}/steps/99999`, 'AAAAAAAAAAAA/steps/0']) {
        expect(statusAndCode(await ann.call('GET', `/api/tables/${path}`))).toEqual([404, 'not-found']);
      }
      expect(statusAndCode(await ann.call('GET', `/api/tables/${id}/steps/-1`))).toEqual([400, 'bad-request']);
    });
  });

  describe('a preview', () => {
    it.each(games.map(({ id }) => id))('%s: equals the one in the position', async (game) => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { id } = await ann.createTable({ game, seats: [OWN_SEAT, OPEN_SEAT, ROOKIE_SEAT] });
      await joinTable(bob, id);
      const [asked, { legal, previews, viewer }] = await Promise.race(
        [ann, bob].map(async (client) => {
          return [client, await loadPosition(client, id, ({ legal: moves }) => moves.length > 0)] as const;
        }),
      );
      const other = asked === ann ? bob : ann;
      const preview = (client: Client, seat: number, move: object): ReturnType<Client['call']> =>
        client.call('POST', `/api/tables/${id}/preview`, { seat, move });
      const { status, body } = await preview(asked, viewer!, legal[0]!);
      expect(status).toBe(200);
      if (previews !== null) expect(body).toEqual({ preview: previews[0] });
      expect(statusAndCode(await preview(other, viewer!, legal[0]!))).toEqual([403, 'wrong-seat']);
      expect(statusAndCode(await preview(asked, viewer!, { fuel: 99 }))).toEqual([409, 'illegal']);
      expect(statusAndCode(await preview(server.stranger(), viewer!, legal[0]!))).toEqual([401, 'unauthenticated']);
    });

    it('is refused for a seat that is not awaited', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { id } = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT] });
      await joinTable(bob, id);
      for (const client of [ann, bob]) {
        const { viewer, legal } = await loadPosition(client, id);
        if (legal.length > 0) continue;
        const answer = await client.call('POST', `/api/tables/${id}/preview`, { seat: viewer, move: {} });
        expect(statusAndCode(answer)).toEqual([409, 'not-awaited']);
      }
    });
  });

  it('continues from the query parameter, unless there is a Last-Event-ID', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    const { id } = await ann.createTable({ game: 'pole-position', seats: [OWN_SEAT, OPEN_SEAT] });
    await joinTable(bob, id);
    const { n, viewer, legal } = await loadPosition(ann, id);
    await ann.sendMove(id, viewer!, n, legal[0]!);
    const eventsUpTo = async (last: number | undefined, after: number | undefined): Promise<string[]> => {
      const received = await bob.followTable(id, ({ event }) => event !== 'table', last, after);
      // The table may be sent again meanwhile, because somebody has left.
      return [...new Set(received.map((one) => `${one.event} ${one.id}`))];
    };
    expect(await eventsUpTo(undefined, n)).toEqual(['table null', `step ${n + 1}`]);
    expect(await eventsUpTo(n, 9999)).toEqual(['table null', `step ${n + 1}`]);
    expect(await eventsUpTo(undefined, 9999)).toEqual(['table null', `snapshot ${n + 1}`]);
  });

  describe('before the race', () => {
    const changeTable = (client: Client, id: string, change: object): ReturnType<Client['call']> =>
      client.call('PATCH', `/api/tables/${id}`, change);
    const setSeat = (client: Client, id: string, seat: number, update: object): ReturnType<Client['call']> =>
      client.call('PUT', `/api/tables/${id}/seats/${seat}`, update);
    const kinds = (body: unknown): string[] => (body as Table).seats.map(({ kind }) => kind);

    it('can be changed by its host, and subscribers are notified', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { id } = await ann.createTable({ game: 'formula-de', seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT, OPEN_SEAT] });
      await joinTable(bob, id);
      const waiting = bob.followTable(id, ({ event, data }) => event === 'table' && data.time.kind === 'bank');
      const time = { kind: 'bank', seconds: 300, increment: 5 };
      const change = { seats: 6, options: { laps: 2 }, listed: true, time, chat: false, hints: 'three' };
      const { status, body } = await changeTable(ann, id, change);
      expect([status, kinds(body)]).toEqual([200, ['person', 'person', 'open', 'open', 'open', 'open']]);
      expect(body).toMatchObject({
        options: { laps: 2 },
        listed: true,
        time,
        chat: false,
        hints: 'three',
        phase: 'open',
      });
      expect((await waiting).at(-1)!.data).toMatchObject({ time });
      // Omitted settings do not change.
      expect((await changeTable(ann, id, { listed: false })).body).toMatchObject({
        options: { laps: 2 },
        listed: false,
        time,
      });
    });

    it('allows no hints among people and three against bots, unless the host chooses', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const open = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT, ROOKIE_SEAT] });
      expect(open.hints).toBe('none');
      expect((await ann.call('POST', `/api/tables/${open.id}/start`, {})).body).toMatchObject({ hints: 'three' });
      const chosen = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT], hints: 'unlimited' });
      await joinTable(bob, chosen.id);
      expect((await bob.call('GET', `/api/tables/${chosen.id}`)).body).toMatchObject({ hints: 'unlimited' });
      expect((await ann.call('POST', '/api/tables', { game: 'formula', seats: [OWN_SEAT], hints: 'ten' })).status).toBe(
        400,
      );
    });

    it('tells everybody whether the coach is open to all, keeps it for the rematch, and does not rate the race', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const seats = [OWN_SEAT, OPEN_SEAT];
      const { id, coach } = await ann.createTable({ game: 'formula', seats, options: { rounds: 1 }, listed: true });
      expect(coach).toBe(false);
      expect((await changeTable(ann, id, { coach: true })).body).toMatchObject({ coach: true });
      const { body: listed } = await bob.call<Table[]>('GET', '/api/tables');
      expect(listed.find((table) => table.id === id)).toMatchObject({ coach: true });
      await joinTable(bob, id);
      expect((await changeTable(ann, id, { coach: false })).status).toBe(409);
      await Promise.all([playToEnd(ann, id), playToEnd(bob, id)]);
      await expect
        .poll(async () => (await server.stranger().call<Table>('GET', `/api/tables/${id}`)).body.rating)
        .toEqual({ rated: false, reason: 'coach' });
      expect((await bob.call('POST', `/api/tables/${id}/rematch`)).body).toMatchObject({ coach: true });
    });

    it('lets rounds of Formula follow the number of seats, but not rounds that were chosen', async () => {
      const ann = await server.person('Ann');
      const { id, options } = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT] });
      expect(options).toMatchObject({ rounds: 3 });
      expect((await changeTable(ann, id, { seats: 4 })).body).toMatchObject({ options: { rounds: 4 } });
      expect((await changeTable(ann, id, { options: { rounds: 2 } })).body).toMatchObject({ options: { rounds: 2 } });
      expect((await changeTable(ann, id, { seats: 5 })).body).toMatchObject({ options: { rounds: 2 } });
    });

    it('removes free seats, but no people', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { id } = await ann.createTable({
        game: 'formula-de',
        seats: [OWN_SEAT, OPEN_SEAT, { kind: 'invited', nickname: 'Bob' }, ROOKIE_SEAT],
      });
      await joinTable(bob, id);
      expect(kinds((await changeTable(ann, id, { seats: 3 })).body)).toEqual(['person', 'open', 'person']);
      expect(statusAndCode(await changeTable(ann, id, { seats: 1 }))).toEqual([409, 'seat-taken']);
      // All seats are taken.
      const { body } = await changeTable(ann, id, { seats: 2 });
      expect([kinds(body), (body as Table).phase]).toEqual([['person', 'person'], 'running']);
    });

    it('starts when the last seat gets a bot', async () => {
      const ann = await server.person('Ann');
      await server.person('Zoe');
      const { id } = await ann.createTable({ game: 'formel-fun', seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT] });
      expect((await setSeat(ann, id, 1, ROOKIE_SEAT)).body).toMatchObject({ phase: 'open' });
      expect(kinds((await setSeat(ann, id, 1, { kind: 'invited', nickname: 'Zoe' })).body)).toEqual([
        'person',
        'invited',
        'open',
      ]);
      expect((await setSeat(ann, id, 1, ROOKIE_SEAT)).body).toMatchObject({ phase: 'open' });
      const { body } = await setSeat(ann, id, 2, ROOKIE_SEAT);
      expect(body).toMatchObject({ phase: 'running' });
      expect((await loadPosition(ann, id)).viewer).toBe(
        (body as Table).seats.findIndex(({ kind }) => kind === 'person'),
      );
    });

    it('refuses what is not allowed, and changes nothing', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { id } = await ann.createTable({ game: 'formula-de', seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT] });
      const before = await joinTable(bob, id);
      const refusals = [
        [changeTable(bob, id, { listed: true }), 403, 'forbidden'],
        [setSeat(bob, id, 2, ROOKIE_SEAT), 403, 'forbidden'],
        [changeTable(server.stranger(), id, { listed: true }), 401, 'unauthenticated'],
        [changeTable(ann, id, { options: { laps: 99 } }), 400, 'bad-request'],
        [changeTable(ann, id, { seats: 11 }), 400, 'bad-request'],
        [changeTable(ann, id, { seats: 1 }), 409, 'seat-taken'],
        [changeTable(ann, id, { seed: 'x' }), 400, 'bad-request'],
        [setSeat(ann, id, 1, ROOKIE_SEAT), 409, 'seat-taken'],
        [setSeat(ann, id, 0, OPEN_SEAT), 409, 'seat-taken'],
        [setSeat(ann, id, 7, OPEN_SEAT), 404, 'not-found'],
        [setSeat(ann, id, 2, OWN_SEAT), 400, 'bad-request'],
        [setSeat(ann, id, 2, { kind: 'invited', nickname: 'Nobody of this name' }), 404, 'not-found'],
        [changeTable(ann, 'AAAAAAAAAAAA', { listed: true }), 404, 'not-found'],
      ] as const;
      for (const [answer, status, code] of refusals) expect(statusAndCode(await answer)).toEqual([status, code]);
      expect((await ann.call('GET', `/api/tables/${id}`)).body).toEqual(before);
      await ann.call('POST', `/api/tables/${id}/start`, {});
      expect(statusAndCode(await changeTable(ann, id, { listed: true }))).toEqual([409, 'not-open']);
      expect(statusAndCode(await setSeat(ann, id, 2, OPEN_SEAT))).toEqual([409, 'not-open']);
    });

    it('gets another host when the host leaves, and is not listed without people', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { id } = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT], listed: true });
      const { seats } = await joinTable(bob, id);
      const { body } = await ann.call<Table>('POST', `/api/tables/${id}/leave`);
      expect([body.host, body.listed]).toEqual([seats[1]!.person, true]);
      expect((await bob.call<Table>('POST', `/api/tables/${id}/leave`)).body.listed).toBe(false);
    });

    it('keeps consistent seats with simultaneous requests', async () => {
      for (let round = 0; round < 6; round++) {
        const ann = await server.person('Ann');
        const others = await Promise.all(['Bob', 'Cid', 'Dan'].map((nickname) => server.person(nickname)));
        const { id } = await ann.createTable({ game: 'formula-de', seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT] });
        await Promise.all([
          ...others.map((other) => joinTable(other, id)),
          changeTable(ann, id, { seats: 4 }),
          setSeat(ann, id, 2, ROOKIE_SEAT),
          others[0]!.call('POST', `/api/tables/${id}/leave`),
          changeTable(ann, id, { seats: 3, options: { laps: 2 } }),
        ]);
        await ann.call('POST', `/api/tables/${id}/start`, {});
        const { body } = await ann.call<Table>('GET', `/api/tables/${id}`);
        expect(body.phase).toBe('running');
        for (const kind of kinds(body)) expect(['person', 'bot']).toContain(kind);
        const people = body.seats.flatMap(({ person: one }) => (one === null ? [] : [one]));
        expect(new Set(people).size).toBe(people.length);
        expect((await loadPosition(ann, id)).view).toBeDefined();
      }
    });
  });

  describe('a quick match', () => {
    const quickMatch = async (client: Client, game: string): Promise<Table> =>
      (await client.call<Table>('POST', `/api/quick-match/${game}`)).body;

    it('brings people together who ask at the same time', async () => {
      const clients = await Promise.all(['Ann', 'Bob', 'Cid', 'Dan'].map((nickname) => server.person(nickname)));
      const first = await quickMatch(clients[0]!, 'formel-fun');
      expect(first).toMatchObject({ listed: true, phase: 'open', time: { kind: 'move', seconds: 60 } });
      expect(first.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open', 'open']);
      expect((await quickMatch(clients[0]!, 'formel-fun')).id).toBe(first.id);
      const others = await Promise.all(clients.slice(1).map((client) => quickMatch(client, 'formel-fun')));
      expect(new Set(others.map(({ id }) => id))).toEqual(new Set([first.id]));
      expect((await clients[0]!.call<Table>('GET', `/api/tables/${first.id}`)).body.phase).toBe('running');
      const next = await Promise.all(clients.map((client) => quickMatch(client, 'formula')));
      expect(new Set(next.map(({ id }) => id)).size).toBe(1);
    });

    it('joins only live tables with default options', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const slow = { kind: 'move', seconds: 86_400 };
      const seats = [OWN_SEAT, OPEN_SEAT];
      const unfit = [
        await ann.createTable({ game: 'pole-position', seats }),
        await ann.createTable({ game: 'pole-position', seats, listed: true, time: slow }),
        await ann.createTable({
          game: 'pole-position',
          seats: [OWN_SEAT, { kind: 'invited', nickname: 'Zoe' }],
          listed: true,
        }),
        await ann.createTable({ game: 'formula-de', seats, listed: true, options: { laps: 2 } }),
      ];
      const found = [await quickMatch(bob, 'pole-position'), await quickMatch(bob, 'formula-de')];
      for (const { id } of found) expect(unfit.map((table) => table.id)).not.toContain(id);
    });

    it('refuses unknown games', async () => {
      const ann = await server.person('Ann');
      expect(statusAndCode(await ann.call('POST', '/api/quick-match/chess'))).toEqual([404, 'not-found']);
      expect(statusAndCode(await server.stranger().call('POST', '/api/quick-match/formula'))).toEqual([
        401,
        'unauthenticated',
      ]);
    });
  });
});
