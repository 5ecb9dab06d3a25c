import { gunzipSync } from 'node:zlib';
import type { Debrief } from '@paddock/bots/debriefs';
import { practiceOval } from '@paddock/formula-de';
import type { AccountExport, DrivenRace, SkillEntry, Table } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { DebriefRepository } from '../src/race/debriefs/repository.ts';
import { addRace, estimate, NO_RACES } from '../src/race/debriefs/skill.ts';
import { joinTable, OPEN_SEAT, OWN_SEAT, playToEnd, ROOKIE_SEAT } from './player.ts';
import { served } from './served.ts';
import { DATABASE_STORAGES } from './storages.ts';

/** The shortest race of a game whose debrief is quick. */
const SHORT_RACE = { game: 'formula-de', options: { circuit: practiceOval } };

describe('the skill of a person', () => {
  it('is the mean of the results without luck, with its standard error', () => {
    const races = [
      { expected: 0.25, result: 1, luck: 0.5 },
      { expected: 0.25, result: 0, luck: -0.25 },
      { expected: 0.5, result: 0, luck: -0.2 },
    ];
    const totals = races.reduce(addRace, NO_RACES);
    // 0.25, 0 and -0.3; with luck 0.75, -0.25 and -0.5.
    const { mean, standardError } = estimate(totals.races, totals.total, totals.squares);
    expect(mean).toBeCloseTo(-0.05 / 3);
    expect(standardError).toBeCloseTo(0.159, 3);
    expect(estimate(totals.races, totals.plain_total, totals.plain_squares).mean).toBeCloseTo(0);
    expect(totals.lower_bound).toBeCloseTo(mean - 1.96 * standardError);
  });

  it('is unknown after one race', () => {
    const { races, total, squares, lower_bound } = addRace(NO_RACES, { expected: 0.5, result: 1, luck: 0 });
    expect(estimate(races, total, squares)).toEqual({ mean: 0.5, standardError: 1 });
    expect(lower_bound).toBeLessThan(-1);
  });
});

describe.each(DATABASE_STORAGES)('debriefs on %s', (_name, openStorage) => {
  const server = served(openStorage, { debriefs: true });

  const debriefOf = (id: string) => server.stranger().call<Debrief>('GET', `/api/tables/${id}/debrief`);

  it('are computed once a race of people is over, and counted for their skills', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
    const { id } = await ann.createTable({ ...SHORT_RACE, seats: [OWN_SEAT, OPEN_SEAT, ROOKIE_SEAT], listed: true });
    await joinTable(bob, id);
    const early = await ann.call<{ error: string }>('GET', `/api/tables/${id}/debrief`);
    expect([early.status, early.body.error]).toEqual([409, 'not-over']);
    await Promise.all([playToEnd(ann, id), playToEnd(bob, id)]);
    await expect.poll(async () => (await debriefOf(id)).status).toBe(200);

    const { body: debrief } = await debriefOf(id);
    const [packed, plain] = await Promise.all(
      ['gzip', 'identity'].map((encoding) =>
        server.app.inject({ url: `/api/tables/${id}/debrief`, headers: { 'accept-encoding': encoding } }),
      ),
    );
    expect(JSON.parse(gunzipSync(packed!.rawPayload).toString())).toEqual(debrief);
    expect(plain!.json()).toEqual(debrief);
    expect(debrief).toMatchObject({ format: 'paddock-debrief/1', game: 'formula-de', seats: 3 });
    const { body: races } = await server.stranger().call<DrivenRace[]>('GET', `/api/people/${ann.id}/races`);
    expect(races).toHaveLength(1);
    const { body: table } = await ann.call<Table>('GET', `/api/tables/${id}`);
    const seat = table.seats.findIndex(({ person }) => person === ann.id);
    const { ledger, choices } = debrief.drivers[seat]!;
    expect(races[0]).toMatchObject({
      game: 'formula-de',
      table: id,
      choices,
      options: { circuit: { name: 'Practice oval' } },
    });
    expect(races[0]!.luck).toBeCloseTo(ledger.luck, 4);
    // One race is not enough for the leaderboard, but it is counted.
    const { body: best } = await server.stranger().call<SkillEntry[]>('GET', '/api/leaderboard/formula-de/skill');
    expect(best).toEqual([]);
    const { body: data } = await ann.call<AccountExport>('GET', '/api/me/data');
    expect(data.skills).toMatchObject([{ game: 'formula-de', races: 1 }]);

    expect((await ann.call('DELETE', '/api/me', { nickname: 'Ann' })).status).toBe(204);
    const left = await server.withDatabase((db) => db.selectFrom('skills').select('person').execute());
    expect(left).toEqual([{ person: bob.id }]);
  });

  it('of games without one are refused, and of tables that do not exist', async () => {
    expect((await debriefOf('nothing00000')).status).toBe(404);
    const { status } = await server.stranger().call('GET', '/api/leaderboard/nothing/skill');
    expect(status).toBe(404);
  });

  it('are leased by one process, the newest first, and given up after three attempts', async () => {
    await server.withDatabase(async (db) => {
      const repository = new DebriefRepository(db);
      await repository.request('older', 1);
      await repository.request('newer', 2);
      await repository.request('newer', 3);
      expect(await repository.leaseNext(10, 100)).toBe('newer');
      expect(await repository.leaseNext(10, 100)).toBe('older');
      expect(await repository.leaseNext(10, 100)).toBeNull();
      // The process that leased them has died.
      expect(await repository.leaseNext(100, 200)).toBe('newer');
      await repository.release('newer', true);
      expect(await repository.leaseNext(100, 200)).toBe('newer');
      await repository.release('newer', false);
      expect(await repository.leaseNext(100, 200)).toBe('newer');
      await repository.release('newer', false);
      expect(await repository.find('newer')).toEqual({ packed: null, attempts: 3 });
      expect(await repository.leaseNext(100, 200)).toBe('older');
      const outcome = { seat: 0, expected: 0.5, result: 1, luck: 0.1, choices: 9, errors: 1, error_total: 0.05 };
      const computed = { packed: 'H4sIAAAAAAAA', seats: [outcome] };
      expect(await repository.store('older', 'test/1', computed)).toBe(true);
      expect(await repository.store('older', 'test/1', computed)).toBe(false);
    });
  });
});
