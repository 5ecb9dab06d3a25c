import { setTimeout as pause } from 'node:timers/promises';
import { findGame } from '@paddock/games';
import { defaultOptions, isSameJson } from '@paddock/kernel';
import type { Person, PremoveList, PremovesUpdate, Table, TimeControl } from '@paddock/protocol';
import { positionOf } from '@paddock/table';
import { describe, expect, it } from 'vitest';
import type { Client, ReceivedEvent } from './client.ts';
import { choose, look, ME, OPEN, positionIn, sitDown } from './player.ts';
import { startProcess } from './process.ts';
import { answerAt, served } from './served.ts';
import { STORAGES } from './storages.ts';

const DAY = 24 * 3600;
/** What is left of the first round of Pole Position once the first card is chosen, and the card of the next one. */
const ROUND = [{ car: 0 }, { fuel: 2 }];

describe.each(STORAGES)('on %s', (name, openStorage) => {
  let time = Date.now();
  const server = served(openStorage, { now: () => time });

  async function duel(
    game: string,
    control: TimeControl = { kind: 'none' },
  ): Promise<[ann: Client, bob: Client, id: string]> {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    const others = Array.from({ length: findGame(game)!.seats.min - 1 }, () => OPEN);
    const { id } = await ann.table({ game, seats: [ME, ...others], time: control });
    await sitDown(bob, id);
    for (const n of others.slice(1).keys()) await sitDown(await server.person(`Guest ${n}`), id);
    return [ann, bob, id];
  }

  async function plan(client: Client, id: string, ...moves: object[]): Promise<void> {
    const { status, body } = await client.call('PUT', `/api/tables/${id}/premoves`, { moves });
    expect([status, body]).toEqual([200, { moves }]);
  }

  async function left(client: Client, id: string): Promise<PremoveList['moves']> {
    return (await client.call<PremoveList>('GET', `/api/tables/${id}/premoves`)).body.moves;
  }

  function newsIn(told: readonly ReceivedEvent[]): PremovesUpdate[] {
    return told.flatMap((one) => (one.event === 'premoves' ? [one.data] : []));
  }

  /** A rival chooses whenever they are asked, until a plan has so many moves left. */
  async function until(owner: Client, rest: number, rival: Client, id: string): Promise<void> {
    while ((await left(owner, id)).length > rest) {
      if ((await look(rival, id)).legal.length > 0) await choose(rival, id, -1);
      else await pause(50);
    }
  }

  it('plays what was planned, choice after choice, and tells its owner and nobody else', async () => {
    const [ann, bob, id] = await duel('pole-position');
    await choose(ann, id);
    const owner = ann.listen(id, ({ event, data }) => event === 'premoves' && data.moves.length === 0);
    const rival = bob.listen(id, (told) => positionIn(told)?.awaiting.kind === 'over');
    const onlooker = server.stranger().listen(id, (told) => positionIn(told)?.awaiting.kind === 'over');
    await ann.listen(id, ({ event }) => event === 'snapshot');
    await plan(ann, id, ...ROUND);
    expect(await left(ann, id)).toEqual(ROUND);
    expect(await left(bob, id)).toEqual([]);
    await until(ann, 0, bob, id);
    expect(newsIn(await owner)).toEqual([2, 1, 0].map((rest) => ({ moves: ROUND.slice(2 - rest), dropped: false })));
    for (const client of [ann, bob]) await client.call('POST', `/api/tables/${id}/leave`);
    expect(newsIn(await rival)).toEqual([]);
    expect(newsIn(await onlooker)).toEqual([]);
    const { body } = await ann.call<{ entries: [number, object][] }>('GET', `/api/tables/${id}/record`);
    const made = body.entries.filter(([actor, move]) => actor >= 0 && ROUND.some((one) => isSameJson(one, move)));
    expect(made.length).toBeGreaterThan(1);
    expect(JSON.stringify(body)).not.toMatch(/plan/i);
  });

  it('ends a plan that does not fit any more; its owner is told, also later', async () => {
    const [ann, bob, id] = await duel('pole-position');
    const owner = ann.listen(id, ({ event, data }) => event === 'premoves' && data.dropped);
    const [first] = (await look(ann, id)).legal;
    await plan(ann, id, first!, { nonsense: 1 }, { nonsense: 2 });
    await until(ann, 0, bob, id);
    expect(newsIn(await owner).at(-1)).toEqual({ moves: [], dropped: true });
    const { legal } = await look(ann, id);
    expect(legal.length).toBeGreaterThan(0);
    expect(await left(ann, id)).toEqual([]);
    const later = await ann.listen(id, ({ event }) => event === 'premoves');
    expect(newsIn(later)).toEqual([{ moves: [], dropped: true }]);
    await choose(ann, id);
    const back = await ann.listen(id, ({ event }) => event === 'premoves', 0);
    expect(newsIn(back)).toEqual([{ moves: [], dropped: false }]);
  });

  it('follows a turn of several choices', async () => {
    const [ann, bob, id] = await duel('formula-de');
    const [first, other] = (await look(ann, id)).legal.length > 0 ? [ann, bob] : [bob, ann];
    // The start may go wrong for one of them; after it first gear is always possible, and where it leads is not known.
    while ((await look(other, id)).turnId === 0 || (await look(first, id)).legal.length === 0) {
      for (const client of [first, other]) if ((await look(client, id)).legal.length > 0) await choose(client, id);
    }
    const before = (await look(other, id)).turnId;
    await plan(other, id, { gear: 1 });
    await until(other, 0, first, id);
    const { turnId, legal } = await look(other, id);
    expect(turnId).toBeGreaterThan(before);
    expect(legal[0]).toHaveProperty('to');
  });

  it('is over when its owner takes it back, or a bot drives for them', async () => {
    const [ann, bob, id] = await duel('pole-position');
    await choose(ann, id);
    await plan(ann, id, ...ROUND);
    expect((await ann.call('DELETE', `/api/tables/${id}/premoves`)).status).toBe(204);
    await choose(bob, id);
    while ((await look(ann, id)).legal.length === 0) await choose(bob, id);
    await pause(1300);
    await choose(ann, id);
    await ann.call('POST', `/api/tables/${id}/leave`);
    const refused = await ann.call('PUT', `/api/tables/${id}/premoves`, { moves: ROUND });
    expect([refused.status, refused.body]).toMatchObject([409, { error: 'on-autopilot' }]);
    await ann.call('DELETE', `/api/tables/${id}/autopilot`);
    expect(await left(ann, id)).toEqual([]);
  });

  it('gives way to a move by hand, and is followed by whoever works when its process has died', async () => {
    const own = await openStorage();
    const dying = await startProcess(own.storage, () => time);
    const [ann, bob] = [await dying.people.signIn(null, 'Ann'), await dying.people.signIn(null, 'Bob')];
    const moves = async (id: string, who: Person, move: object): Promise<number> => {
      const { match, seats } = await dying.races.loadCurrent(id);
      const seat = seats.findIndex(({ person }) => person === who.id);
      const key = crypto.randomUUID();
      return dying.races.submit(id, who.id, { id: key, seat, n: match.entries.length, move });
    };
    const race = async (): Promise<string> => {
      const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
      const { id } = await dying.lobby.create(ann, { game: 'pole-position', seats });
      await dying.lobby.join(id, bob);
      await moves(id, ann, { fuel: 1 });
      await dying.premoves.set(id, ann.id, { moves: ROUND });
      await moves(id, bob, { fuel: 5 });
      const { awaiting } = positionOf((await dying.races.loadCurrent(id)).match, null);
      const seat = awaiting.kind === 'moves' ? awaiting.seats[0]! : -1;
      const next = (await dying.raceCache.find(id))!.seats[seat]!.person;
      if (next === bob.id) await moves(id, bob, { car: 0 });
      return id;
    };
    // Nobody does here what is due.
    const [byHand, waits] = [await race(), await race()];
    await moves(byHand, ann, { car: 1 });
    expect(await dying.premoves.list(byHand, ann.id)).toEqual({ moves: [] });
    expect((await dying.premoves.list(waits, ann.id)).moves).toHaveLength(2);
    await dying.stop();
    expect(dying.errors).toEqual([]);
    const after = await startProcess(own.storage, () => time);
    after.scheduler.start();
    while ((await after.premoves.list(waits, ann.id)).moves.length > 1) await pause(50);
    await after.stop();
    expect(after.errors).toEqual([]);
    await own.close();
  }, 60_000);

  it('is done days later, after restarts, and in time', async () => {
    const [ann, bob, id] = await duel('pole-position', { kind: 'move', seconds: 2 * DAY });
    await choose(ann, id);
    await plan(ann, id, ...ROUND);
    for (const rest of [1, 0]) {
      time += (2 * DAY - 1) * 1000;
      await server.restart();
      await until(ann, rest, bob, id);
    }
    const { seats } = (await ann.call<Table>('GET', `/api/tables/${id}`)).body;
    expect(seats.map(({ autopilot }) => autopilot)).toEqual([false, false]);
  });

  it('plays a move that may be made now at once, and refuses one that may not', async () => {
    const [ann, , id] = await duel('pole-position');
    const { legal, turnId } = await look(ann, id);
    const refused = await ann.call('PUT', `/api/tables/${id}/premoves`, { moves: [{ nonsense: true }] });
    expect([refused.status, refused.body]).toMatchObject([409, { error: 'illegal' }]);
    await plan(ann, id, legal[0]!);
    await look(ann, id, (position) => position.turnId > turnId);
  });

  it.each(['formel-fun', 'pole-position', 'formula-de'])('%s: refuses what may not be chosen ahead', async (game) => {
    const [ann, bob, id] = await duel(game);
    if (game === 'pole-position') await choose(ann, id);
    const waiting = (await look(ann, id)).legal.length > 0 ? bob : ann;
    const { view, viewer } = await look(waiting, id);
    const definition = findGame(game)!;
    const rules = definition.create(definition.seats.min, defaultOptions(definition.options));
    const [offered] = rules.premoves(view, viewer!, []);
    for (const moves of [[{ nonsense: true }], [offered!, { nonsense: true }]]) {
      const refused = await waiting.call('PUT', `/api/tables/${id}/premoves`, { moves });
      expect([refused.status, refused.body]).toMatchObject([409, { error: 'illegal' }]);
      expect(await left(waiting, id)).toEqual([]);
    }
    await plan(waiting, id, offered!);
  });

  it('is for those who sit there, while the race goes on', async () => {
    const [ann, , id] = await duel('pole-position');
    const stranger = server.stranger();
    const address = `/api/tables/${id}/premoves`;
    expect((await stranger.call('GET', address)).status).toBe(401);
    await stranger.introduce('Stranger');
    expect((await stranger.call('GET', address)).status).toBe(403);
    expect((await stranger.call('PUT', address, { moves: [{}] })).status).toBe(403);
    expect((await stranger.call('DELETE', address)).status).toBe(403);
    expect((await ann.call('PUT', address, { moves: Array.from({ length: 11 }, () => ({})) })).status).toBe(400);
    expect((await ann.call('PUT', '/api/tables/AAAAAAAAAAAA/premoves', { moves: [{}] })).status).toBe(404);
    const { id: waiting } = await ann.table({ game: 'pole-position', seats: [ME, OPEN] });
    expect((await ann.call('PUT', `/api/tables/${waiting}/premoves`, { moves: [{}] })).status).toBe(404);
  });

  it.runIf(name === 'PostgreSQL')('is known to all processes, and done once', async () => {
    const [ann, bob, id] = await duel('pole-position');
    const second = await server.another();
    try {
      const elsewhere = await answerAt(second);
      await choose(ann, id);
      // The other process has the race in memory when the plan is made.
      bob.moveTo(elsewhere);
      await look(bob, id);
      await plan(ann, id, ...ROUND);
      await until(ann, 0, bob, id);
      const { turnId } = await look(ann, id);
      await pause(1200);
      expect((await look(ann, id)).turnId).toBe(turnId);
      ann.moveTo(elsewhere);
      const told = ann.listen(id, ({ event }) => event === 'premoves');
      await ann.listen(id, ({ event }) => event === 'snapshot');
      ann.moveTo(server.base);
      await plan(ann, id, { car: 1 });
      expect(newsIn(await told)).toEqual([{ moves: [{ car: 1 }], dropped: false }]);
    } finally {
      await second.close();
    }
  });
});
