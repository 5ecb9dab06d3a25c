import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { Hub } from '../src/live/hub.ts';
import { type LiveServices, liveRoutes } from '../src/race/live-routes.ts';
import { Client } from './client.ts';
import { SSE_FORMAT } from '../src/live/stream-format.ts';

it('a stream gets what happens at a table while its race is still loading, and steps only after the snapshot', async () => {
  const hub = new Hub();
  const loaded = Promise.withResolvers<void>();
  const table = { id: 'abcdefghijkl', phase: 'running', revealing: false };
  const services = {
    people: {},
    tables: {
      findStored: () => Promise.resolve(table),
      sendToNewcomer: (_id: string, _person: null, send: (sent: typeof table) => void) => {
        send(table);
        return Promise.resolve(table);
      },
    },
    races: {
      subscribe: async (id: string, _n: null, subscriber: Parameters<Hub['subscribe']>[1]) => {
        await loaded.promise;
        subscriber.send({ name: 'snapshot', data: {}, id: 7 });
        return hub.subscribe(id, subscriber, 7);
      },
    },
    premoves: { sendInitial: () => undefined },
    presence: { check: () => undefined },
    hub,
  };
  const app = Fastify();
  app.decorateRequest('identity', null);
  liveRoutes(app, services as unknown as LiveServices);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const client = new Client(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  const step = (n: number): void => {
    const encoded = SSE_FORMAT.encode('', { name: 'step', data: {}, id: n });
    hub.advance(table.id, n, { encodeFor: () => encoded, urgencyFor: () => 'immediate' });
  };

  const received = await client.followTable(table.id, ({ event, id }) => {
    if (event === 'table') {
      expect(hub.entryCounts()).toEqual([]);
      hub.broadcast(table.id, { name: 'message', data: {} });
      step(7);
      loaded.resolve();
    }
    if (event === 'snapshot') queueMicrotask(() => step(8));
    return id === 8;
  });
  expect(received.map(({ event, id }) => [event, id])).toEqual([
    ['table', null],
    ['message', null],
    ['snapshot', 7],
    ['step', 8],
  ]);
  expect(hub.entryCounts()).toEqual([[table.id, 8]]);
  await app.close();
  await expect.poll(() => hub.hasSubscribers(table.id)).toBe(false);
});
