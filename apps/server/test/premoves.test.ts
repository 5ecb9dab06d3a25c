import { findGame } from '@paddock/games';
import { defaultOptions, isSameJson } from '@paddock/kernel';
import type { Person, PremoveList, PremovesUpdate, Table, TimeControl } from '@paddock/protocol';
import { positionOf } from '@paddock/table';
import { describe, expect, it } from 'vitest';
import type { Client, ReceivedEvent } from './client.ts';
import { playMove, loadPosition, OWN_SEAT, OPEN_SEAT, positionIn, joinTable } from './player.ts';
import { startProcess } from './process.ts';
import { answerAt, polls, served } from './served.ts';
import { DATABASE_STORAGES } from './storages.ts';
import type { SubmittedMove } from '../src/race/service.ts';

const DAY = 24 * 3600;
/** The remaining choices of the first round of Pole Position after the card, and the card of the next round. */
const ROUND = [{ car: 0 }, { fuel: 2 }];

describe.each(DATABASE_STORAGES)('on %s', (name, openStorage) => {
  let time = Date.now();
  const server = served(openStorage, { now: () => time });

  async function startDuel(
    game: string,
    control: TimeControl = { kind: 'none' },
  ): Promise<[ann: Client, bob: Client, id: string]> {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    const others = Array.from({ length: findGame(game)!.seats.min - 1 }, () => OPEN_SEAT);
    const { id } = await ann.createTable({ game, seats: [OWN_SEAT, ...others], time: control });
    await joinTable(bob, id);
    for (const n of others.slice(1).keys()) await joinTable(await server.person(`Guest ${n}`), id);
    return [ann, bob, id];
  }

  async function setPremoves(client: Client, id: string, ...moves: object[]): Promise<void> {
    const { status, body } = await client.call('PUT', `/api/tables/${id}/premoves`, { moves });
    expect([status, body]).toEqual([200, { moves }]);
  }

  async function loadPremoves(client: Client, id: string): Promise<PremoveList['moves']> {
    return (await client.call<PremoveList>('GET', `/api/tables/${id}/premoves`)).body.moves;
  }

  function filterUpdates(received: readonly ReceivedEvent[]): PremovesUpdate[] {
    return received.flatMap((one) => (one.event === 'premoves' ? [one.data] : []));
  }

  /** A stream that opens while premoves are set may get them twice: as the first ones, and as a change. */
  function withoutRepeats(updates: readonly PremovesUpdate[]): PremovesUpdate[] {
    return updates.filter((update, i) => i === 0 || !isSameJson(update, updates[i - 1]!));
  }

  /** The rival plays until the owner has this many premoves left. */
  async function playUntilLeft(owner: Client, rest: number, rival: Client, id: string): Promise<void> {
    while ((await loadPremoves(owner, id)).length > rest) {
      if ((await loadPosition(rival, id)).legal.length > 0) await playMove(rival, id, -1);
      else await polls(server.app, 'jobs');
    }
  }

  it('plays premoves in order, and sends updates only to their owner', async () => {
    const [ann, bob, id] = await startDuel('pole-position');
    await playMove(ann, id);
    const owner = ann.followTable(id, ({ event, data }) => event === 'premoves' && data.moves.length === 0);
    const rival = bob.followTable(id, (received) => positionIn(received)?.awaiting.kind === 'over');
    const onlooker = server.stranger().followTable(id, (received) => positionIn(received)?.awaiting.kind === 'over');
    await ann.followTable(id, ({ event }) => event === 'snapshot');
    await setPremoves(ann, id, ...ROUND);
    expect(await loadPremoves(ann, id)).toEqual(ROUND);
    expect(await loadPremoves(bob, id)).toEqual([]);
    await playUntilLeft(ann, 0, bob, id);
    expect(withoutRepeats(filterUpdates(await owner))).toEqual(
      [2, 1, 0].map((rest) => ({ moves: ROUND.slice(2 - rest), dropped: false })),
    );
    for (const client of [ann, bob]) await client.call('POST', `/api/tables/${id}/leave`);
    expect(filterUpdates(await rival)).toEqual([]);
    expect(filterUpdates(await onlooker)).toEqual([]);
    const { body } = await ann.call<{ entries: [number, object][] }>('GET', `/api/tables/${id}/record`);
    const made = body.entries.filter(([actor, move]) => actor >= 0 && ROUND.some((one) => isSameJson(one, move)));
    expect(made.length).toBeGreaterThan(1);
    expect(JSON.stringify(body)).not.toMatch(/premove/i);
  });

  it('drops premoves that are not legal any more, and notifies their owner, also later', async () => {
    const [ann, bob, id] = await startDuel('pole-position');
    const owner = ann.followTable(id, ({ event, data }) => event === 'premoves' && data.dropped);
    const [first] = (await loadPosition(ann, id)).legal;
    await setPremoves(ann, id, first!, { nonsense: 1 }, { nonsense: 2 });
    await playUntilLeft(ann, 0, bob, id);
    expect(filterUpdates(await owner).at(-1)).toEqual({ moves: [], dropped: true });
    const { legal } = await loadPosition(ann, id);
    expect(legal.length).toBeGreaterThan(0);
    expect(await loadPremoves(ann, id)).toEqual([]);
    const later = await ann.followTable(id, ({ event }) => event === 'premoves');
    expect(filterUpdates(later)).toEqual([{ moves: [], dropped: true }]);
    await playMove(ann, id);
    const back = await ann.followTable(id, ({ event }) => event === 'premoves', 0);
    expect(filterUpdates(back)).toEqual([{ moves: [], dropped: false }]);
  });

  it('plays several premoves of one turn', async () => {
    const [ann, bob, id] = await startDuel('formula-de');
    const [first, other] = (await loadPosition(ann, id)).legal.length > 0 ? [ann, bob] : [bob, ann];
    // A car may stall at the start; after that first gear is always legal, and its outcome is unknown.
    while ((await loadPosition(other, id)).turnId === 0 || (await loadPosition(first, id)).legal.length === 0) {
      for (const client of [first, other])
        if ((await loadPosition(client, id)).legal.length > 0) await playMove(client, id);
    }
    const before = (await loadPosition(other, id)).turnId;
    await setPremoves(other, id, { gear: 1 });
    await playUntilLeft(other, 0, first, id);
    const { turnId, legal } = await loadPosition(other, id);
    expect(turnId).toBeGreaterThan(before);
    expect(legal[0]).toHaveProperty('to');
  });

  it('removes premoves when the owner does, or when a bot drives', async () => {
    const [ann, bob, id] = await startDuel('pole-position');
    await playMove(ann, id);
    await setPremoves(ann, id, ...ROUND);
    expect((await ann.call('DELETE', `/api/tables/${id}/premoves`)).status).toBe(204);
    await playMove(bob, id);
    while ((await loadPosition(ann, id)).legal.length === 0) await playMove(bob, id);
    await polls(server.app, 'jobs');
    await playMove(ann, id);
    await ann.call('POST', `/api/tables/${id}/leave`);
    const refused = await ann.call('PUT', `/api/tables/${id}/premoves`, { moves: ROUND });
    expect([refused.status, refused.body]).toMatchObject([409, { error: 'on-autopilot' }]);
    await ann.call('DELETE', `/api/tables/${id}/autopilot`);
    expect(await loadPremoves(ann, id)).toEqual([]);
  });

  it('prefers a move by hand, and plays premoves in another process if one dies', async () => {
    const own = await openStorage();
    const dying = await startProcess(own.storage, () => time);
    const [ann, bob] = [await dying.people.signIn(null, 'Ann'), await dying.people.signIn(null, 'Bob')];
    const moves = async (id: string, who: Person, move: object): Promise<SubmittedMove> => {
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
    // No process runs jobs here.
    const [byHand, waits] = [await race(), await race()];
    await moves(byHand, ann, { car: 1 });
    expect(await dying.premoves.list(byHand, ann.id)).toEqual({ moves: [] });
    expect((await dying.premoves.list(waits, ann.id)).moves).toHaveLength(2);
    await dying.stop();
    expect(dying.errors).toEqual([]);
    const after = await startProcess(own.storage, () => time);
    after.scheduler.start();
    await expect.poll(async () => (await after.premoves.list(waits, ann.id)).moves.length).toBeLessThanOrEqual(1);
    await after.stop();
    expect(after.errors).toEqual([]);
    await own.close();
  }, 60_000);

  it('plays premoves days later, after restarts, before the time runs out', async () => {
    const [ann, bob, id] = await startDuel('pole-position', { kind: 'move', seconds: 2 * DAY });
    await playMove(ann, id);
    await setPremoves(ann, id, ...ROUND);
    for (const rest of [1, 0]) {
      time += (2 * DAY - 1) * 1000;
      await server.restart();
      await playUntilLeft(ann, rest, bob, id);
    }
    const { seats } = (await ann.call<Table>('GET', `/api/tables/${id}`)).body;
    expect(seats.map(({ autopilot }) => autopilot)).toEqual([false, false]);
  });

  it('plays a premove for the current turn at once, and refuses an illegal one', async () => {
    const [ann, , id] = await startDuel('pole-position');
    const { legal, turnId } = await loadPosition(ann, id);
    const refused = await ann.call('PUT', `/api/tables/${id}/premoves`, { moves: [{ nonsense: true }] });
    expect([refused.status, refused.body]).toMatchObject([409, { error: 'illegal' }]);
    await setPremoves(ann, id, legal[0]!);
    await loadPosition(ann, id, (position) => position.turnId > turnId);
  });

  it.each(['formel-fun', 'pole-position', 'formula-de'])(
    '%s: refuses moves that the game does not offer as premoves',
    async (game) => {
      const [ann, bob, id] = await startDuel(game);
      if (game === 'pole-position') await playMove(ann, id);
      const waiting = (await loadPosition(ann, id)).legal.length > 0 ? bob : ann;
      const { view, viewer } = await loadPosition(waiting, id);
      const definition = findGame(game)!;
      const rules = definition.create(definition.seats.min, defaultOptions(definition.options));
      const [offered] = rules.premoves(view, viewer!, []);
      for (const moves of [[{ nonsense: true }], [offered!, { nonsense: true }]]) {
        const refused = await waiting.call('PUT', `/api/tables/${id}/premoves`, { moves });
        expect([refused.status, refused.body]).toMatchObject([409, { error: 'illegal' }]);
        expect(await loadPremoves(waiting, id)).toEqual([]);
      }
      await setPremoves(waiting, id, offered!);
    },
  );

  it('accepts premoves only from seats of a running race', async () => {
    const [ann, , id] = await startDuel('pole-position');
    const stranger = server.stranger();
    const address = `/api/tables/${id}/premoves`;
    expect((await stranger.call('GET', address)).status).toBe(401);
    await stranger.signIn('Stranger');
    expect((await stranger.call('GET', address)).status).toBe(403);
    expect((await stranger.call('PUT', address, { moves: [{}] })).status).toBe(403);
    expect((await stranger.call('DELETE', address)).status).toBe(403);
    expect((await ann.call('PUT', address, { moves: Array.from({ length: 11 }, () => ({})) })).status).toBe(400);
    expect((await ann.call('PUT', '/api/tables/AAAAAAAAAAAA/premoves', { moves: [{}] })).status).toBe(404);
    const { id: waiting } = await ann.createTable({ game: 'pole-position', seats: [OWN_SEAT, OPEN_SEAT] });
    expect((await ann.call('PUT', `/api/tables/${waiting}/premoves`, { moves: [{}] })).status).toBe(404);
  });

  it.runIf(name === 'PostgreSQL')('shares premoves between processes, and plays them once', async () => {
    const [ann, bob, id] = await startDuel('pole-position');
    const second = await server.another();
    try {
      const elsewhere = await answerAt(second);
      await playMove(ann, id);
      // The other process has the race in memory when the premoves are set.
      bob.switchServer(elsewhere);
      await loadPosition(bob, id);
      await setPremoves(ann, id, ...ROUND);
      await playUntilLeft(ann, 0, bob, id);
      const { turnId } = await loadPosition(ann, id);
      await polls(server.app, 'jobs');
      await polls(second, 'jobs');
      expect((await loadPosition(ann, id)).turnId).toBe(turnId);
      ann.switchServer(elsewhere);
      const received = ann.followTable(id, ({ event }) => event === 'premoves');
      await ann.followTable(id, ({ event }) => event === 'snapshot');
      ann.switchServer(server.base);
      await setPremoves(ann, id, { car: 1 });
      expect(filterUpdates(await received)).toEqual([{ moves: [{ car: 1 }], dropped: false }]);
    } finally {
      await second.close();
    }
  });
});
