import { createSeed } from '@paddock/kernel';
import type { GameStatistics, HeadToHead, HistoryPage, Opponent, Person } from '@paddock/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { summarizeGame } from '../src/race/results/history.ts';
import { connectAlongsideServer, type Database } from '../src/storage/connect.ts';
import { TableRepository } from '../src/tables/repository.ts';
import type { Client } from './client.ts';
import { served } from './served.ts';
import { DATABASE_STORAGES } from './storages.ts';

const DAYS = '{"kind":"move","seconds":86400}';

describe('the statistics of a game', () => {
  const race = (place: number, ended_at: number, points: number | null, summary = '{}', listed = 1) => ({
    ...{ game: 'formula', place, ended_at, points, summary, listed },
  });

  it('count places, and have ratings from the earliest on', () => {
    const races = [race(1, 30, 1040), race(4, 20, null), race(1, 10, 1020)];
    expect(summarizeGame('formula', races)).toMatchObject({
      races: 3,
      places: [2, 0, 0, 1],
      ratings: [
        { at: 10, points: 1020 },
        { at: 30, points: 1040 },
      ],
    });
  });

  it('have the options of listed tables, the most frequent first', () => {
    const races = [race(1, 3, null, '{"a":1}'), race(2, 2, null, '{"a":2}'), race(1, 1, null, '{"a":2}')];
    expect(summarizeGame('formula', [...races, race(1, 0, null, '{"a":3}', 0)]).tables).toEqual([
      { options: { a: 2 }, races: 2, wins: 1 },
      { options: { a: 1 }, races: 1, wins: 1 },
    ]);
  });
});

describe.each(DATABASE_STORAGES)('the history of a person on %s', (_name, openStorage) => {
  const server = served(openStorage);
  let db: Database;
  beforeAll(() => {
    db = connectAlongsideServer(server.storage);
  });
  afterAll(() => db.destroy());

  interface StoredRace {
    readonly places: readonly number[];
    readonly game?: string;
    readonly listed?: number;
    readonly time?: string;
    readonly points?: number;
  }

  let raceCount = 0;

  /** Stores the result of a race of these people, later than all before. */
  async function store(people: readonly Person[], { places, game = 'formula', listed = 1, ...rest }: StoredRace) {
    const number = ++raceCount;
    const id = `race${String(number).padStart(8, '0')}`;
    const { time = '{"kind":"none"}', points = null } = rest;
    await new TableRepository(db).add(
      {
        ...{ id, game, rules_version: 1, options: '{}', listed, phase: 'over', host: people[0]!.id, time, chat: 1 },
        ...{ seed: createSeed(), seed_hash: '', binding: null, reveal_until: null, rematch_of: null },
        ...{ ranking: '[]', created_at: number, started_at: number, ended_at: number },
      },
      people.map(({ id: person, nickname: name }) => ({
        ...{ kind: 'person', person, name, bot: null, quiet: 0, kept_for: null, commitment: null, nonce: null },
      })),
    );
    const results = people.map(({ id: person }, seat) => ({
      ...{ table_id: id, seat, person, game, place: places[seat]!, seats: people.length, ended_at: number },
      ...{ unrated: null, points: seat === 0 ? points : null },
    }));
    await db.insertInto('results').values(results).execute();
    return id;
  }

  async function load(viewer: Client, person: Person, query = ''): Promise<HistoryPage> {
    const { status, body } = await viewer.call<HistoryPage>('GET', `/api/people/${person.id}/history${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  }

  const tablesOf = ({ races }: HistoryPage): (string | null)[] => races.map(({ table }) => table);

  it('is listed by pages, the latest first', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    const all: string[] = [];
    for (let i = 0; i < 22; i++) all.unshift(await store([ann, bob], { places: [1, 2] }));
    const first = await load(server.stranger(), ann);
    expect(tablesOf(first)).toEqual(all.slice(0, 20));
    const second = await load(server.stranger(), ann, `?before=${first.next}`);
    expect(tablesOf(second)).toEqual(all.slice(20));
    expect(second.next).toBeNull();
  });

  it('is filtered by game, result, pace and companion', async () => {
    const [ann, bob, cat] = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => server.person(name)));
    const won = await store([ann!, bob!], { places: [1, 2], points: 1040 });
    const slow = await store([ann!, bob!, cat!], { places: [2, 1, 3], time: DAYS });
    const other = await store([ann!, cat!], { places: [4, 1], game: 'formel-fun' });
    const find = async (query: string) => tablesOf(await load(server.stranger(), ann!, query));
    expect(await find('')).toEqual([other, slow, won]);
    expect(await find('?game=formula')).toEqual([slow, won]);
    expect(await find('?result=won')).toEqual([won]);
    expect(await find('?result=podium')).toEqual([slow, won]);
    expect(await find('?result=lost')).toEqual([other, slow]);
    expect(await find('?pace=correspondence')).toEqual([slow]);
    expect(await find('?pace=live')).toEqual([other, won]);
    expect(await find(`?with=${cat!.id}`)).toEqual([other, slow]);
    expect(await find(`?with=${bob!.id}&result=lost`)).toEqual([slow]);
    const { races } = await load(server.stranger(), ann!);
    expect(races[1]).toMatchObject({ pace: 'correspondence', points: null, hasDebrief: false });
    expect(races[1]!.people.map(({ nickname, place }) => [nickname, place])).toEqual([
      ['Bob', 1],
      ['Cat', 3],
    ]);
    expect(races[2]).toMatchObject({ pace: 'live', points: 1040, rated: true });
    expect((await ann!.call('GET', `/api/people/${ann!.id}/history?result=best`)).status).toBe(400);
    expect((await ann!.call('GET', `/api/people/${ann!.id}/history?before=soon`)).status).toBe(400);
  });

  it('tells only those who took part about private tables', async () => {
    const [ann, bob, cat] = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => server.person(name)));
    const id = await store([ann!, bob!], { places: [1, 2], listed: 0 });
    for (const stranger of [server.stranger(), cat!]) {
      expect((await load(stranger, ann!)).races).toMatchObject([{ table: null, people: [], place: 1 }]);
      expect((await load(stranger, ann!, `?with=${bob!.id}`)).races).toEqual([]);
    }
    for (const insider of [ann!, bob!]) {
      expect((await load(insider, ann!)).races).toMatchObject([{ table: id, people: [{ nickname: 'Bob' }] }]);
      expect(tablesOf(await load(insider, ann!, `?with=${bob!.id}`))).toEqual([id]);
    }
    const { body } = await server.stranger().call<GameStatistics[]>('GET', `/api/people/${ann!.id}/statistics`);
    expect(body).toMatchObject([{ game: 'formula', races: 1, places: [1], tables: [] }]);
  });

  it('compares two people in each game', async () => {
    const [ann, bob, cat] = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => server.person(name)));
    await store([ann!, bob!], { places: [1, 2] });
    await store([ann!, bob!], { places: [1, 1] });
    const last = await store([ann!, bob!, cat!], { places: [3, 1, 2], game: 'formel-fun', listed: 0 });
    const compare = async (viewer: Client, person: Person) =>
      (await viewer.call<HeadToHead>('GET', `/api/people/${person.id}/head-to-head`)).body;
    expect(await compare(ann!, bob!)).toMatchObject({
      ...{ races: 3, ahead: 1, behind: 1, level: 1, last: { table: last } },
      games: [
        { game: 'formula', races: 2, ahead: 1, behind: 0, level: 1 },
        { game: 'formel-fun', races: 1, ahead: 0, behind: 1, level: 0 },
      ],
    });
    expect(await compare(bob!, ann!)).toMatchObject({ ahead: 1, behind: 1 });
    expect(await compare(await server.person('Dan'), ann!)).toEqual({
      ...{ races: 0, ahead: 0, behind: 0, level: 0, games: [], last: null },
    });
    const opponents = async () =>
      (await ann!.call<Opponent[]>('GET', '/api/me/opponents')).body.map(({ person, races }) => [
        person.nickname,
        races,
      ]);
    expect(await opponents()).toEqual([
      ['Bob', 3],
      ['Cat', 1],
    ]);
    // Whoever has blocked the other, neither is offered to the other again.
    await cat!.call('POST', `/api/people/${ann!.id}/block`);
    await ann!.call('POST', `/api/people/${bob!.id}/block`);
    expect(await opponents()).toEqual([]);
    expect((await server.stranger().call('GET', '/api/me/opponents')).status).toBe(401);
    expect((await server.stranger().call('GET', `/api/people/${ann!.id}/head-to-head`)).status).toBe(401);
  });
});
