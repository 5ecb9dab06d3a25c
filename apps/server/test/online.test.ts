import { games } from '@paddock/games';
import type { Table } from '@paddock/protocol';
import type { Step } from '@paddock/table';
import { describe, expect, it } from 'vitest';
import type { Client, ReceivedEvent } from './client.ts';
import { look, ME, OPEN, playAlong, positionIn, ROOKIE, sitDown } from './player.ts';
import { served } from './served.ts';
import { STORAGES } from './storages.ts';

describe.each(STORAGES)('on %s', (_name, openStorage) => {
  const server = served(openStorage);

  const errorOf = ({ status, body }: { status: number; body: unknown }): [number, string] => [
    status,
    (body as { error: string }).error,
  ];

  describe('the past', () => {
    /** What was told live led to these positions; each is asked for again. */
    async function compare(client: Client, id: string, told: readonly ReceivedEvent[]): Promise<number> {
      let known: number | null = null;
      let compared = 0;
      for (const one of told) {
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

    it.each(games.map(({ id }) => id))('%s: is told to everybody as it was told live', async (game) => {
      const [ann, bob, spectator] = [await server.person('Ann'), await server.person('Bob'), server.stranger()];
      // One round of Formula may be over after three turns.
      const options = game === 'formula' ? { rounds: 3 } : {};
      const { id } = await ann.table({ game, options, seats: [ME, OPEN, ROOKIE] });
      await sitDown(bob, id);
      const told = new Map<Client, ReceivedEvent[]>();
      const listening = [ann, bob, spectator].map(async (client) => {
        const heard: ReceivedEvent[] = [];
        told.set(client, heard);
        await client.listen(id, (one) => {
          // Only some: a whole race has hundreds of them.
          heard.push(one);
          return heard.length > 25 || positionIn(one)?.awaiting.kind === 'over';
        });
      });
      const racing = Promise.all([playAlong(ann, id), playAlong(bob, id)]);
      await Promise.all(listening);
      // While it runs, and when it is over.
      expect(await compare(bob, id, told.get(bob)!.slice(0, 6))).toBeGreaterThan(0);
      await racing;
      for (const [client, heard] of told) expect(await compare(client, id, heard)).toBeGreaterThan(5);
      const { body: start } = await ann.call<Step>('GET', `/api/tables/${id}/steps/0`);
      expect([start.events, start.after.n]).toEqual([[], 0]);
    });

    it('does not show a card before it was shown to this seat', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { id } = await ann.table({ game: 'pole-position', seats: [ME, OPEN] });
      await sitDown(bob, id);
      const { n, viewer, legal } = await look(ann, id);
      await ann.move(id, viewer!, n, legal.at(-1)!);
      const asked = await Promise.all(
        [ann, bob, server.stranger()].map((client) => client.call<Step>('GET', `/api/tables/${id}/steps/${n + 1}`)),
      );
      expect(asked[1]!.body.after).toEqual(await look(bob, id));
      expect(asked.map(({ body }) => body.after.viewer)).toEqual([viewer, 1 - viewer!, null]);
      expect(asked[0]!.body.after.view).not.toEqual(asked[1]!.body.after.view);
      expect(JSON.stringify(asked[1]!.body.events)).not.toContain(JSON.stringify(legal.at(-1)));
    });

    it('is not there before the race, beyond its end, or at no table', async () => {
      const ann = await server.person('Ann');
      const waiting = await ann.table({ game: 'formula', seats: [ME, OPEN] });
      const { id } = await ann.table({ game: 'formula', seats: [ME, ROOKIE] });
      for (const path of [`${waiting.id}/steps/0`, `${id}/steps/99999`, 'AAAAAAAAAAAA/steps/0']) {
        expect(errorOf(await ann.call('GET', `/api/tables/${path}`))).toEqual([404, 'not-found']);
      }
      expect(errorOf(await ann.call('GET', `/api/tables/${id}/steps/-1`))).toEqual([400, 'bad-request']);
    });
  });

  describe('a preview', () => {
    it.each(games.map(({ id }) => id))('%s: is the one that the position has', async (game) => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { id } = await ann.table({ game, seats: [ME, OPEN, ROOKIE] });
      await sitDown(bob, id);
      const [asked, { legal, previews, viewer }] = await Promise.race(
        [ann, bob].map(async (client) => {
          return [client, await look(client, id, ({ legal: moves }) => moves.length > 0)] as const;
        }),
      );
      const other = asked === ann ? bob : ann;
      const preview = (client: Client, seat: number, move: object): ReturnType<Client['call']> =>
        client.call('POST', `/api/tables/${id}/preview`, { seat, move });
      const { status, body } = await preview(asked, viewer!, legal[0]!);
      expect(status).toBe(200);
      if (previews !== null) expect(body).toEqual({ preview: previews[0] });
      expect(errorOf(await preview(other, viewer!, legal[0]!))).toEqual([403, 'wrong-seat']);
      expect(errorOf(await preview(asked, viewer!, { fuel: 99 }))).toEqual([409, 'illegal']);
      expect(errorOf(await preview(server.stranger(), viewer!, legal[0]!))).toEqual([401, 'unauthenticated']);
    });

    it('is refused to who is not awaited', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { id } = await ann.table({ game: 'formula', seats: [ME, OPEN] });
      await sitDown(bob, id);
      for (const client of [ann, bob]) {
        const { viewer, legal } = await look(client, id);
        if (legal.length > 0) continue;
        const answer = await client.call('POST', `/api/tables/${id}/preview`, { seat: viewer, move: {} });
        expect(errorOf(answer)).toEqual([409, 'not-awaited']);
      }
    });
  });

  it('goes on from where somebody says in the address, unless they say it better', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    const { id } = await ann.table({ game: 'pole-position', seats: [ME, OPEN] });
    await sitDown(bob, id);
    const { n, viewer, legal } = await look(ann, id);
    await ann.move(id, viewer!, n, legal[0]!);
    const upTo = async (last: number | undefined, after: number | undefined): Promise<string[]> => {
      const told = await bob.listen(id, ({ event }) => event !== 'table', last, after);
      return told.map((one) => `${one.event} ${one.id}`);
    };
    expect(await upTo(undefined, n)).toEqual(['table null', `step ${n + 1}`]);
    expect(await upTo(n, 9999)).toEqual(['table null', `step ${n + 1}`]);
    expect(await upTo(undefined, 9999)).toEqual(['table null', `snapshot ${n + 1}`]);
  });

  describe('before the race', () => {
    const patch = (client: Client, id: string, change: object): ReturnType<Client['call']> =>
      client.call('PATCH', `/api/tables/${id}`, change);
    const put = (client: Client, id: string, seat: number, wish: object): ReturnType<Client['call']> =>
      client.call('PUT', `/api/tables/${id}/seats/${seat}`, wish);
    const kinds = (body: unknown): string[] => (body as Table).seats.map(({ kind }) => kind);

    it('is what its host wants, and whoever waits is told', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { id } = await ann.table({ game: 'formula-de', seats: [ME, OPEN, OPEN, OPEN] });
      await sitDown(bob, id);
      const waiting = bob.listen(id, ({ event, data }) => event === 'table' && data.time.kind === 'bank');
      const time = { kind: 'bank', seconds: 300, increment: 5 };
      const change = { seats: 6, options: { laps: 2 }, listed: true, time, chat: false };
      const { status, body } = await patch(ann, id, change);
      expect([status, kinds(body)]).toEqual([200, ['person', 'person', 'open', 'open', 'open', 'open']]);
      expect(body).toMatchObject({ options: { laps: 2 }, listed: true, time, chat: false, phase: 'open' });
      expect((await waiting).at(-1)!.data).toMatchObject({ time });
      // What is left out stays.
      expect((await patch(ann, id, { listed: false })).body).toMatchObject({
        options: { laps: 2 },
        listed: false,
        time,
      });
    });

    it('takes away seats where nobody sits, and nobody from their seat', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { id } = await ann.table({
        game: 'formula-de',
        seats: [ME, OPEN, { kind: 'invited', nickname: 'Bob' }, ROOKIE],
      });
      await sitDown(bob, id);
      expect(kinds((await patch(ann, id, { seats: 3 })).body)).toEqual(['person', 'open', 'person']);
      expect(errorOf(await patch(ann, id, { seats: 1 }))).toEqual([409, 'seat-taken']);
      // Nobody is missing any more.
      const { body } = await patch(ann, id, { seats: 2 });
      expect([kinds(body), (body as Table).phase]).toEqual([['person', 'person'], 'running']);
    });

    it('begins when the last seat gets a bot', async () => {
      const ann = await server.person('Ann');
      await server.person('Zoe');
      const { id } = await ann.table({ game: 'formel-fun', seats: [ME, OPEN, OPEN] });
      expect((await put(ann, id, 1, ROOKIE)).body).toMatchObject({ phase: 'open' });
      expect(kinds((await put(ann, id, 1, { kind: 'invited', nickname: 'Zoe' })).body)).toEqual([
        'person',
        'invited',
        'open',
      ]);
      expect((await put(ann, id, 1, ROOKIE)).body).toMatchObject({ phase: 'open' });
      const { body } = await put(ann, id, 2, ROOKIE);
      expect(body).toMatchObject({ phase: 'running' });
      expect((await look(ann, id)).viewer).toBe((body as Table).seats.findIndex(({ kind }) => kind === 'person'));
    });

    it('refuses what is not allowed, and changes nothing', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { id } = await ann.table({ game: 'formula-de', seats: [ME, OPEN, OPEN] });
      const before = await sitDown(bob, id);
      const refusals = [
        [patch(bob, id, { listed: true }), 403, 'forbidden'],
        [put(bob, id, 2, ROOKIE), 403, 'forbidden'],
        [patch(server.stranger(), id, { listed: true }), 401, 'unauthenticated'],
        [patch(ann, id, { options: { laps: 99 } }), 400, 'bad-request'],
        [patch(ann, id, { seats: 11 }), 400, 'bad-request'],
        [patch(ann, id, { seats: 1 }), 409, 'seat-taken'],
        [patch(ann, id, { seed: 'x' }), 400, 'bad-request'],
        [put(ann, id, 1, ROOKIE), 409, 'seat-taken'],
        [put(ann, id, 0, OPEN), 409, 'seat-taken'],
        [put(ann, id, 7, OPEN), 404, 'not-found'],
        [put(ann, id, 2, ME), 400, 'bad-request'],
        [put(ann, id, 2, { kind: 'invited', nickname: 'Nobody of this name' }), 404, 'not-found'],
        [patch(ann, 'AAAAAAAAAAAA', { listed: true }), 404, 'not-found'],
      ] as const;
      for (const [answer, status, code] of refusals) expect(errorOf(await answer)).toEqual([status, code]);
      expect((await ann.call('GET', `/api/tables/${id}`)).body).toEqual(before);
      await ann.call('POST', `/api/tables/${id}/start`, {});
      expect(errorOf(await patch(ann, id, { listed: true }))).toEqual([409, 'not-open']);
      expect(errorOf(await put(ann, id, 2, OPEN))).toEqual([409, 'not-open']);
    });

    it('goes to somebody who sits there when its host gets up, and is not listed when nobody does', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const { id } = await ann.table({ game: 'formula', seats: [ME, OPEN, OPEN], listed: true });
      const { seats } = await sitDown(bob, id);
      const { body } = await ann.call<Table>('POST', `/api/tables/${id}/leave`);
      expect([body.host, body.listed]).toEqual([seats[1]!.person, true]);
      expect((await bob.call<Table>('POST', `/api/tables/${id}/leave`)).body.listed).toBe(false);
    });

    it('keeps its seats in order when everybody does something at once', async () => {
      for (let round = 0; round < 6; round++) {
        const ann = await server.person('Ann');
        const others = await Promise.all(['Bob', 'Cid', 'Dan'].map((nickname) => server.person(nickname)));
        const { id } = await ann.table({ game: 'formula-de', seats: [ME, OPEN, OPEN] });
        await Promise.all([
          ...others.map((other) => sitDown(other, id)),
          patch(ann, id, { seats: 4 }),
          put(ann, id, 2, ROOKIE),
          others[0]!.call('POST', `/api/tables/${id}/leave`),
          patch(ann, id, { seats: 3, options: { laps: 2 } }),
        ]);
        await ann.call('POST', `/api/tables/${id}/start`, {});
        const { body } = await ann.call<Table>('GET', `/api/tables/${id}`);
        expect(body.phase).toBe('running');
        for (const kind of kinds(body)) expect(['person', 'bot']).toContain(kind);
        const people = body.seats.flatMap(({ person: one }) => (one === null ? [] : [one]));
        expect(new Set(people).size).toBe(people.length);
        expect((await look(ann, id)).view).toBeDefined();
      }
    });
  });

  describe('a quick match', () => {
    const quick = async (client: Client, game: string): Promise<Table> =>
      (await client.call<Table>('POST', `/api/quick-match/${game}`)).body;

    it('brings people together, however many ask at once', async () => {
      const clients = await Promise.all(['Ann', 'Bob', 'Cid', 'Dan'].map((nickname) => server.person(nickname)));
      const first = await quick(clients[0]!, 'formel-fun');
      expect(first).toMatchObject({ listed: true, phase: 'open', time: { kind: 'move', seconds: 60 } });
      expect(first.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open', 'open']);
      expect((await quick(clients[0]!, 'formel-fun')).id).toBe(first.id);
      const others = await Promise.all(clients.slice(1).map((client) => quick(client, 'formel-fun')));
      expect(new Set(others.map(({ id }) => id))).toEqual(new Set([first.id]));
      expect((await clients[0]!.call<Table>('GET', `/api/tables/${first.id}`)).body.phase).toBe('running');
      const next = await Promise.all(clients.map((client) => quick(client, 'formula')));
      expect(new Set(next.map(({ id }) => id)).size).toBe(1);
    });

    it('takes a usual race only, in which people wait for each other', async () => {
      const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
      const slow = { kind: 'move', seconds: 86_400 };
      const seats = [ME, OPEN];
      const unfit = [
        await ann.table({ game: 'pole-position', seats }),
        await ann.table({ game: 'pole-position', seats, listed: true, time: slow }),
        await ann.table({ game: 'pole-position', seats: [ME, { kind: 'invited', nickname: 'Zoe' }], listed: true }),
        await ann.table({ game: 'formula-de', seats, listed: true, options: { laps: 2 } }),
      ];
      const found = [await quick(bob, 'pole-position'), await quick(bob, 'formula-de')];
      for (const { id } of found) expect(unfit.map((table) => table.id)).not.toContain(id);
    });

    it('knows its games', async () => {
      const ann = await server.person('Ann');
      expect(errorOf(await ann.call('POST', '/api/quick-match/chess'))).toEqual([404, 'not-found']);
      expect(errorOf(await server.stranger().call('POST', '/api/quick-match/formula'))).toEqual([
        401,
        'unauthenticated',
      ]);
    });
  });
});
