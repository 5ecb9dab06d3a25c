import { practiceOval } from '@paddock/formula-de';
import type { BuiltInItem, GalleryItem, Person } from '@paddock/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { BalanceRepository } from '../src/gallery/balance/repository.ts';
import { GalleryBalance } from '../src/gallery/balance/service.ts';
import { TaskAbandonedError } from '../src/race/background-pool.ts';
import { MAX_ATTEMPTS } from '../src/race/leased-work.ts';
import type { Client } from './client.ts';
import { claim, createCircuit, createCourse, findItem, listNames, publish, publishCourse } from './gallery-client.ts';
import { createLongCircuit } from './long-circuit.ts';
import { served } from './served.ts';
import { DATABASE_STORAGES } from './storages.ts';

const CIRCUIT = { game: 'formula-de', option: 'circuit' };
const GAMES = ['formula-de', 'pole-position'];

describe.each(DATABASE_STORAGES)('the figures of items on %s', (_name, openStorage) => {
  const server = served(openStorage, { debriefs: true });
  let ann: Client & Person;
  beforeAll(async () => {
    ann = await claim(server, 'Ann');
  });
  const balanceOf = async (id: string) => (await findItem(server.stranger(), id)).balance;

  it('are computed by the server after publishing, and lists can be ordered by the length of a race', async () => {
    const value = { ...practiceOval, id: 'short', name: 'Short Oval' };
    // Nobody can send figures of their own.
    expect((await publish(ann, { ...CIRCUIT, value, balance: { turns: 1 } })).status).toBe(400);
    const { body: short } = await publish(ann, { ...CIRCUIT, value });
    expect(short.balance).toBeNull();
    expect(await listNames(server.stranger(), 'order=shortest')).toEqual([]);
    const course = await publishCourse(ann, createCourse(1));
    await expect.poll(() => balanceOf(course.id), { timeout: 60_000 }).not.toBeNull();
    const figures = (await balanceOf(short.id))!;
    expect(Object.keys(figures).toSorted()).toEqual(
      ['dropOuts', 'hardestCorner', 'overtakingsPerCar', 'poleAdvantage', 'turns', 'turnsAlone'].toSorted(),
    );
    expect(figures['turns']).toBeGreaterThan(1);
    expect(figures['turnsAlone']).toBeLessThanOrEqual(figures['turns']!);
    expect(await balanceOf(course.id)).toMatchObject({ turns: expect.any(Number), spins: expect.any(Number) });
    expect(await listNames(server.stranger(), 'order=shortest')).toEqual(['Short Oval', 'Old Mill']);
    expect(await listNames(server.stranger(), 'order=longest')).toEqual(['Old Mill', 'Short Oval']);
  }, 120_000);

  it('are there for what comes with the games', async () => {
    const { body } = await server.stranger().call<BuiltInItem[]>('GET', '/api/gallery/built-in');
    expect(body.length).toBeGreaterThan(9);
    for (const { id, balance } of body) expect(balance?.['turns'], id).toBeGreaterThan(5);
  });
});

describe.each(DATABASE_STORAGES)('measuring items on %s', (_name, openStorage) => {
  const server = served(openStorage);
  let items: GalleryItem[] = [];
  beforeAll(async () => {
    const ann = await claim(server, 'Ann');
    items = [];
    for (const value of [createCircuit('One', 'one'), createLongCircuit('Endless')])
      items.push((await publish(ann, { ...CIRCUIT, value })).body);
  });

  it('takes each item once, and after a crash again when the lease is over', () =>
    server.withDatabase(async (db) => {
      const repository = new BalanceRepository(db, GAMES);
      expect(await repository.leaseNext(1000, 2000)).toBe(items[0]!.id);
      expect(await repository.leaseNext(1000, 2000)).toBe(items[1]!.id);
      expect(await repository.leaseNext(1999, 3000)).toBeNull();
      expect(await repository.leaseNext(2000, 3000)).toBe(items[0]!.id);
      await repository.store(items[0]!.id, '{"turns":12.3}', 123);
      await repository.store(items[0]!.id, '{"turns":99}', 990);
      const stored = await db.selectFrom('gallery_items').select(['balance', 'balance_turns']).execute();
      expect(stored).toContainEqual({ balance: '{"turns":12.3}', balance_turns: 123 });
      await repository.releaseAll();
      expect(await repository.leaseNext(2000, 3000)).toBe(items[1]!.id);
      await repository.release(items[1]!.id, true);
    }));

  it('gives an item up that cannot be measured, and does not count an attempt that was abandoned', () =>
    server.withDatabase(async (db) => {
      const repository = new BalanceRepository(db, GAMES);
      await repository.releaseAll();
      await db.updateTable('gallery_items').set({ balance_attempts: 0 }).where('id', '=', items[1]!.id).execute();
      const attempts: string[] = [];
      const errors: unknown[] = [];
      const compute = ({ value }: { readonly value: string }): Promise<never> => {
        attempts.push(value);
        return Promise.reject(attempts.length === 1 ? new TaskAbandonedError() : new Error('no figures'));
      };
      const work = new GalleryBalance({
        repository,
        pool: { compute, close: () => Promise.resolve() },
        now: () => 5000,
        log: (error) => errors.push(error),
        pollMs: 60_000,
        isEnabled: true,
      });
      work.start();
      await expect.poll(() => attempts.length).toBe(MAX_ATTEMPTS + 1);
      await work.stop();
      expect(errors).toHaveLength(MAX_ATTEMPTS);
      expect(await repository.leaseNext(10_000_000, 20_000_000)).toBeNull();
    }));
});
