import { findGame } from '@paddock/games';
import { type GameRecord, parseRecord, seedFromText, verifyRecord } from '@paddock/kernel';
import type { HistoryPage, LeaderboardEntry, Person, Profile, Table } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { connect, connectAlongsideServer, type Database } from '../src/storage/connect.ts';
import { EntryRepository } from '../src/race/entry-repository.ts';
import { RatingRepository } from '../src/race/results/rating-repository.ts';
import { DomainEvents } from '../src/events.ts';
import { RecordRepository } from '../src/race/results/record-repository.ts';
import { ResultRepository } from '../src/race/results/repository.ts';
import { TableRepository } from '../src/tables/repository.ts';
import { decideRatings, createRating, placesOf, updateRatings } from '../src/race/results/ratings.ts';
import { createSigningKey, RecordSigner } from '../src/race/results/record-signer.ts';
import { Results } from '../src/race/results/service.ts';
import type { Client } from './client.ts';
import { playToEnd, racedGames } from './player.ts';
import { served } from './served.ts';
import { DATABASE_STORAGES } from './storages.ts';

describe('places', () => {
  it('are shared in a tie, and the following places are skipped', () => {
    expect(placesOf([[2], [0, 3], [1]])).toEqual([2, 4, 1, 2]);
  });
});

describe('ratings', () => {
  const before = ['ann', 'bob', 'cat'].map((person) => createRating('formula', person));

  it('begin with 1000 points', () => {
    expect(before[0]).toMatchObject({ points: 1000, games: 0 });
  });

  it('rise with a win, fall with a defeat, and are the same for those who tie', () => {
    const places = new Map([
      ['ann', 2],
      ['bob', 1],
      ['cat', 2],
    ]);
    const [ann, bob, cat] = updateRatings(before, places);
    expect(bob!.mu).toBeGreaterThan(before[1]!.mu);
    expect(ann!.mu).toBeLessThan(before[0]!.mu);
    expect({ ...cat, person: 'ann' }).toEqual(ann);
    expect([ann, bob, cat].map((row) => row!.games)).toEqual([1, 1, 1]);
  });

  describe('of a race', () => {
    const seats = ['ann', null, 'bob', 'cat'].map((person, seat) => ({ seat, person }));
    const places = [1, 2, 3, 4];
    const LISTED = { isListed: true, hasCoach: false };
    const driverChangesFrom = (bobFrom: number, catFrom: number) => [
      { number: 0, seat: 0, driver: 'person:Ann' },
      { number: 0, seat: 1, driver: 'bot:pro' },
      { number: 0, seat: 2, driver: 'person:Bob' },
      { number: 0, seat: 3, driver: 'person:Cat' },
      { number: bobFrom, seat: 2, driver: 'bot:amateur' },
      { number: catFrom, seat: 3, driver: 'bot:amateur' },
    ];
    /** Ten rounds in which every seat moves once, and chance before each move. */
    const entries = Array.from({ length: 80 }, (_, n) => [n % 2 === 0 ? -1 : ((n - 1) / 2) % 4, {}] as const);

    it('change for those who made most of their own moves', () => {
      const all = decideRatings(LISTED, seats, places, entries, driverChangesFrom(80, 80));
      expect([...all.rated]).toEqual([
        ['ann', 1],
        ['bob', 3],
        ['cat', 4],
      ]);
      expect(all.unrated).toEqual([null, 'bot', null, null]);
      // A bot drives for Cat from the second round on.
      const two = decideRatings(LISTED, seats, places, entries, driverChangesFrom(80, 10));
      expect([...two.rated.keys()]).toEqual(['ann', 'bob']);
      expect(two.unrated).toEqual([null, 'bot', null, 'bots-drove']);
    });

    it('need more than half of the moves: half is not enough', () => {
      // Seat 2 moves at the entries 5, 13, 21, 29, 37 | 45, 53, 61, 69, 77.
      expect(decideRatings(LISTED, seats, places, entries, driverChangesFrom(45, 0)).unrated).toEqual([
        'bots-drove',
        'bot',
        'bots-drove',
        'bots-drove',
      ]);
      expect(decideRatings(LISTED, seats, places, entries, driverChangesFrom(46, 0)).unrated).toEqual([
        null,
        'bot',
        null,
        'bots-drove',
      ]);
    });

    it('count the moves after the autopilot was stopped', () => {
      const back = [...driverChangesFrom(10, 0), { number: 14, seat: 2, driver: 'person:Bob' }];
      expect(decideRatings(LISTED, seats, places, entries, back).unrated).toEqual([null, 'bot', null, 'bots-drove']);
    });

    it('do not change at private tables, nor for one person, nor without a move', () => {
      const notes = driverChangesFrom(80, 80);
      expect(decideRatings({ ...LISTED, isListed: false }, seats, places, entries, notes)).toEqual({
        rated: new Map(),
        unrated: ['private', 'bot', 'private', 'private'],
      });
      expect(decideRatings(LISTED, seats.slice(0, 2), places, entries, notes).unrated).toEqual(['one-person', 'bot']);
      expect(decideRatings(LISTED, seats, places, [], notes).rated.size).toBe(0);
    });

    it('do not change where the coach was open to all', () => {
      const coached = decideRatings({ ...LISTED, hasCoach: true }, seats, places, entries, driverChangesFrom(80, 80));
      expect(coached).toEqual({ rated: new Map(), unrated: ['coach', 'bot', 'coach', 'coach'] });
    });
  });
});

describe.each(DATABASE_STORAGES)('on %s', (_name, openStorage) => {
  const server = served(openStorage);

  /** What everybody may see of a person. */
  async function loadProfile(id: string) {
    const stranger = server.stranger();
    const { body: profile } = await stranger.call<Profile>('GET', `/api/people/${id}`);
    const { body: page } = await stranger.call<HistoryPage>('GET', `/api/people/${id}/history`);
    return { ...profile, history: page.races };
  }

  /** Two people and a bot play to the end. */
  async function playRace(game: string, wanted: object = {}) {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'rookie' }];
    const { id } = await ann.createTable({ game, seats, ...wanted });
    await bob.call('POST', `/api/tables/${id}/join`);
    const early = await ann.call<{ error: string }>('GET', `/api/tables/${id}/record`);
    expect([early.status, early.body.error]).toEqual([409, 'not-over']);
    const moves = await Promise.all([playToEnd(ann, id), playToEnd(bob, id)]);
    for (const count of moves) expect(count).toBeGreaterThan(0);
    // Results are stored after the last move is acknowledged.
    await expect.poll(async () => (await loadProfile(ann.id)).history.length).toBe(1);
    return { ann, bob, id };
  }

  /** A finished race without a result, as after a crash. */
  async function insertFinishedRace(
    db: Database,
    people: readonly Person[],
    ranking: readonly (readonly number[])[],
    number: number,
  ) {
    const id = `over${String(number).padStart(8, '0')}`;
    await new TableRepository(db).add(
      {
        id,
        game: 'formula',
        rules_version: 1,
        options: '{}',
        listed: 1,
        phase: 'over',
        host: people[0]!.id,
        time: '{"kind":"none"}',
        chat: 1,
        seed: seedFromText(id),
        seed_hash: '',
        binding: null,
        reveal_until: null,
        rematch_of: null,
        ranking: JSON.stringify(ranking),
        created_at: number,
        started_at: number,
        ended_at: number,
      },
      people.map(({ id: who, nickname }) => ({
        kind: 'person',
        person: who,
        name: nickname,
        bot: null,
        quiet: 0,
        kept_for: null,
        commitment: null,
        nonce: null,
      })),
    );
    const moves = people.map((_, seat) => ({
      table_id: id,
      number: seat,
      actor: seat,
      body: '{}',
      at: number,
      key: null,
      following: null,
    }));
    await db.insertInto('entries').values(moves).execute();
    const notes = people.map((_, seat) => ({ table_id: id, number: 0, seat, driver: 'person:x', at: number }));
    await db.insertInto('notes').values(notes).execute();
    return id;
  }

  function createResults(on: Database): Results {
    const fail = (error: unknown): never => {
      throw error;
    };
    return new Results({
      results: new ResultRepository(on),
      ratings: new RatingRepository(on),
      records: new RecordRepository(on),
      tables: new TableRepository(on),
      entries: new EntryRepository(on),
      signer: new RecordSigner(createSigningKey()),
      events: new DomainEvents(fail),
      log: fail,
      hasDebrief: () => false,
    });
  }

  it.each(racedGames())('%s: is played to the end, and gives a record that can be verified', async (game) => {
    const { ann, id } = await playRace(game);
    const { phase, ranking } = (await ann.call<Table>('GET', `/api/tables/${id}`)).body;
    expect(phase).toBe('over');
    expect(ranking!.flat().sort((a, b) => a - b)).toEqual([0, 1, 2]);
    const response = await fetch(`${server.base}/api/tables/${id}/record`);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="paddock-[a-z-]+-[\d-]+\.json"$/,
    );
    expect(response.headers.get('cache-control')).toContain('max-age');
    const record = parseRecord(await response.text());
    if (!record.ok) throw new Error(record.error);
    const verified = verifyRecord(findGame(game)!, record.value);
    expect(verified.ok ? 'verified' : verified.error).toBe('verified');
    const drivers = record.value.drivers!.map(([entry, , driver]) => `${entry} ${driver}`);
    expect(new Set(drivers)).toEqual(new Set(['0 person:Ann', '0 person:Bob', '0 bot:rookie']));
  });

  it('builds a record once, and charges its cost', async () => {
    const { id } = await playRace('formula');
    const db = connectAlongsideServer(server.storage);
    const costs: number[] = [];
    const record = () => createResults(db).loadRecord(id, (cost) => costs.push(cost));
    const first = await record();
    expect(await record()).toEqual(first);
    expect(costs).toEqual([(parseRecord(first.text) as { value: GameRecord }).value.entries.length]);
    await db.destroy();
  });

  it('shows results and ratings of people, without links to private tables', async () => {
    const { ann, bob, id } = await playRace('formula', { listed: true });
    const [first, second] = [await loadProfile(ann.id), await loadProfile(bob.id)];
    for (const { ratings, history } of [first, second]) {
      expect(ratings).toMatchObject([{ game: 'formula', games: 1 }]);
      expect(history).toMatchObject([{ game: 'formula', seats: 3, rated: true, table: id }]);
    }
    const { body: table } = await ann.call<Table>('GET', `/api/tables/${id}`);
    expect(table.rating).toEqual({ rated: true, reason: null });
    const places = placesOf(table.ranking!);
    expect(first.history[0]!.place).toBe(places[table.seats.findIndex(({ person: who }) => who === ann.id)]);
    const { ann: shy, id: hidden } = await playRace('formula');
    expect(await loadProfile(shy.id)).toMatchObject({
      ratings: [],
      history: [{ seats: 3, rated: false, table: null }],
    });
    const { body: unlisted } = await shy.call<Table>('GET', `/api/tables/${hidden}`);
    expect(unlisted.rating).toEqual({ rated: false, reason: 'private' });
  });

  it('does not rate a race that bots drove, and shows why at the table', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    const { id } = await ann.createTable({
      game: 'formula',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      listed: true,
    });
    await bob.call('POST', `/api/tables/${id}/join`);
    const received = bob.followTable(id, ({ event, data }) => event === 'table' && data.rating !== null);
    await bob.call('POST', `/api/tables/${id}/leave`);
    await playToEnd(ann, id);
    expect((await received).at(-1)!.data).toMatchObject({
      phase: 'over',
      rating: { rated: false, reason: 'bots-drove' },
    });
    for (const { id: person } of [ann, bob]) {
      expect(await loadProfile(person)).toMatchObject({ ratings: [], history: [{ rated: false }] });
    }
  });

  it('rates a race once with repeated attempts', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    const people = [ann, bob].map(({ id }) => ({ id, nickname: '', claimed: false }));
    await server.withDatabase(async (first) => {
      const second = 'url' in server.storage ? await connect(server.storage) : first;
      const ids = [];
      for (let number = 0; number < 6; number++) ids.push(await insertFinishedRace(first, people, [[0], [1]], number));
      await Promise.all(ids.flatMap((id) => [first, second, first].map((on) => createResults(on).storeResult(id))));
      if (second !== first) await second.destroy();
    });
    const [winner, loser] = [await loadProfile(ann.id), await loadProfile(bob.id)];
    expect(winner.ratings[0]!.games).toBe(6);
    expect(winner.history).toHaveLength(6);
    expect(winner.ratings[0]!.points).toBeGreaterThan(loser.ratings[0]!.points);
    const board = (await server.stranger().call<LeaderboardEntry[]>('GET', '/api/leaderboard/formula')).body;
    expect(board.map(({ person: { id } }) => id)).toEqual([ann.id, bob.id]);
  });

  it('rates unrated races at the start', async () => {
    const [ann, bob] = [await server.person('Carl'), await server.person('Dora')];
    const people = [ann, bob].map(({ id }) => ({ id, nickname: '', claimed: false }));
    await server.withDatabase((db) => insertFinishedRace(db, people, [[0, 1]], 100));
    const [first, second] = [await loadProfile(ann.id), await loadProfile(bob.id)];
    expect(first.history).toMatchObject([{ place: 1, endedAt: 100 }]);
    expect(second.ratings).toEqual(first.ratings);
    await server.withDatabase(() => Promise.resolve());
    expect(await loadProfile(ann.id)).toEqual(first);
  });

  it('creates one rematch per table', async () => {
    const { ann, bob, id } = await playRace('formula', { time: { kind: 'move', seconds: 900 }, chat: false });
    const again = (who: Client): Promise<{ status: number; body: Table }> =>
      who.call<Table>('POST', `/api/tables/${id}/rematch`);
    const stranger = await server.person('Stranger');
    expect((await again(stranger)).status).toBe(403);
    expect((await again(server.stranger())).status).toBe(401);
    // Subscribers of the old table get the rematch.
    const received = server.stranger().followTable(id, ({ event, data }) => event === 'table' && data.rematch !== null);
    const [first, twice] = await Promise.all([again(ann), again(ann)]);
    expect([first.status, twice.status]).toEqual([200, 200]);
    expect(twice.body.id).toBe(first.body.id);
    expect(first.body).toMatchObject({ phase: 'open', rematchOf: id, chat: false, time: { seconds: 900 } });
    expect((await received).at(-1)!.data).toMatchObject({ id, rematch: first.body.id });
    expect((await bob.call<Table[]>('GET', '/api/me/tables')).body).toMatchObject([{ id, rematch: first.body.id }]);
    expect((await bob.call<Table[]>('GET', '/api/me/invitations')).body).toMatchObject([{ id: first.body.id }]);
    const seats = first.body.seats.map(({ kind, name }) => `${kind} ${name}`);
    expect(new Set(seats)).toEqual(new Set(['person Ann', 'invited Bob', 'bot rookie']));
    const third = await again(bob);
    expect(third.body).toMatchObject({ id: first.body.id, phase: 'running' });
    expect((await again(ann)).body.id).toBe(first.body.id);
    const early = await ann.call<{ error: string }>('POST', `/api/tables/${first.body.id}/rematch`);
    expect([early.status, early.body.error]).toEqual([409, 'not-over']);
  });

  it('answers 404 for what does not exist', async () => {
    const client = server.stranger();
    for (const [path, status] of [
      ['/api/tables/AAAAAAAAAAAA/record', 404],
      ['/api/tables/short/record', 400],
      ['/api/people/00000000-0000-0000-0000-000000000000', 404],
      ['/api/people/nobody', 400],
      ['/api/leaderboard/chess', 404],
    ] as const) {
      expect((await client.call('GET', path)).status, path).toBe(status);
    }
  });
});
