import { describe, expect, it } from 'vitest';
import { Debouncer } from '../src/live/debounce.ts';
import type { NotificationRepository } from '../src/notifications/repository.ts';
import { Notifications } from '../src/notifications/service.ts';
import { isRedisInstalled, openRedis, type RedisServer } from './buses.ts';
import type { ReceivedEvent } from './client.ts';
import { OWN_SEAT, OPEN_SEAT, joinTable } from './player.ts';
import { servedByTwo } from './served.ts';

const LOST = Object.assign(new Error('the connection was refused'), { code: 'ECONNREFUSED' });

describe('what is retried after a database failure', () => {
  it('polling for reminders', async () => {
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
      contacts: { sendDue: () => Promise.resolve() } as never,
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

  it('debounced work, together with new keys', async () => {
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

  it('but not work that failed because of a bug', async () => {
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

  it('continue, and deliver what was missed when it is back', async () => {
    const [ann, bob] = [await server.person('Ann', 0), await server.person('Bob', 1)];
    const { id } = await ann.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT] });
    await joinTable(bob, id);
    const received: ReceivedEvent[] = [];
    const leave = bob.subscribeTable(id, (one) => received.push(one));
    await expect.poll(() => received.some(({ event }) => event === 'snapshot')).toBe(true);
    await redis.stop();
    const said = await ann.call('POST', `/api/tables/${id}/messages`, { id: 'message-one', text: 'Hello' });
    expect(said.status).toBeLessThan(300);
    await redis.start();
    await expect.poll(() => received.some(({ event }) => event === 'message')).toBe(true);
    leave();
    for (const app of server.apps) expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});
