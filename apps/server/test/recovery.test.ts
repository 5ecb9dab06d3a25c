import { describe, expect, it } from 'vitest';
import { Debouncer } from '../src/live/debounce.ts';
import type { NotificationRepository } from '../src/notifications/repository.ts';
import { Notifications } from '../src/notifications/service.ts';
import { isRedisInstalled, openRedis, type RedisServer } from './buses.ts';
import type { ReceivedEvent } from './client.ts';
import { ME, OPEN, sitDown } from './player.ts';
import { servedByTwo } from './served.ts';

const LOST = Object.assign(new Error('the connection was refused'), { code: 'ECONNREFUSED' });

describe('what is done again after the database was away', () => {
  it('looking for reminders', async () => {
    const errors: unknown[] = [];
    let looks = 0;
    const repository = {
      hasSubscriptions: () => (looks++ === 0 ? Promise.reject(LOST) : Promise.resolve(false)),
    } as unknown as NotificationRepository;
    const unused = null as never;
    const push = new Notifications({
      repository,
      races: unused,
      premoves: unused,
      presence: unused,
      hub: unused,
      send: unused,
      now: Date.now,
      log: (error) => errors.push(error),
      pollMs: 1,
      onPoll: () => {},
    });
    push.start();
    await expect.poll(() => looks).toBeGreaterThan(1);
    await push.stop();
    expect(errors).toEqual([LOST]);
  });

  it('telling who has come or gone, with what came meanwhile', async () => {
    const done: string[][] = [];
    const gathered = new Debouncer(
      1,
      (keys) => {
        done.push([...keys]);
        if (done.length > 1) return Promise.resolve();
        gathered.request('another');
        return Promise.reject(LOST);
      },
      () => {},
    );
    gathered.request('table');
    await expect.poll(() => done.length).toBe(2);
    await gathered.stop();
    expect(done[1]!.toSorted()).toEqual(['another', 'table']);
  });

  it('but not what failed because of a bug', async () => {
    let calls = 0;
    const errors: unknown[] = [];
    const work = (): Promise<void> => Promise.reject(new TypeError(`call ${++calls}`));
    const gathered = new Debouncer(1, work, (error) => errors.push(error));
    gathered.request('table');
    await expect.poll(() => errors.length).toBe(1);
    await gathered.stop();
    expect(calls).toBe(1);
  });
});

describe.runIf(isRedisInstalled)('two processes whose Redis goes away', () => {
  let redis: RedisServer;
  const server = servedByTwo(async () => (redis = await openRedis()));

  it('serve on, and tell what was missed when it is back', async () => {
    const [ann, bob] = [await server.person('Ann', 0), await server.person('Bob', 1)];
    const { id } = await ann.table({ game: 'formula', seats: [ME, OPEN] });
    await sitDown(bob, id);
    const told: ReceivedEvent[] = [];
    const leave = bob.attend(id, (one) => told.push(one));
    await expect.poll(() => told.some(({ event }) => event === 'snapshot')).toBe(true);
    await redis.stop();
    const said = await ann.call('POST', `/api/tables/${id}/messages`, { id: 'message-one', text: 'Hello' });
    expect(said.status).toBeLessThan(300);
    await redis.start();
    await expect.poll(() => told.some(({ event }) => event === 'message')).toBe(true);
    leave();
    for (const app of server.apps) expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});
