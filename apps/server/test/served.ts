import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Person } from '@paddock/protocol';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { Storage } from '../src/database/connect.ts';
import { createServer, type ServerOptions } from '../src/server.ts';
import { Client } from './client.ts';
import type { Kept } from './storages.ts';

/** A server that answers, and what it keeps. */
export interface Served {
  readonly app: FastifyInstance;
  /** Where it answers; another address after every start. */
  readonly base: string;
  readonly storage: Storage;
  /** Starts it again, on what it has kept. */
  start(): Promise<void>;
  /** One more, at the same storage, which does not listen yet. */
  another(): Promise<FastifyInstance>;
  /** Somebody who has given a nickname. */
  person(nickname: string): Promise<Client & Person>;
}

/** Where nothing has to be kept for longer than the server runs. */
export const IN_MEMORY = (): Promise<Kept> =>
  Promise.resolve({ storage: { folder: ':memory:' }, close: () => Promise.resolve() });

/** Serves for the length of the suite in which it is called. */
export function served(openStorage: () => Promise<Kept>, options: ServerOptions = {}): Served {
  const site = mkdtempSync(join(tmpdir(), 'paddock-site-'));
  writeFileSync(join(site, 'index.html'), '<!doctype html>');
  let kept: Kept;
  let app: FastifyInstance;
  let base: string;
  const another = (): Promise<FastifyInstance> => createServer(site, kept.storage, options);
  const start = async (): Promise<void> => {
    app = await another();
    base = await app.listen({ host: '127.0.0.1', port: 0 });
  };
  beforeAll(async () => {
    kept = await openStorage();
    await start();
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await kept.close();
    rmSync(site, { recursive: true });
  }, 60_000);
  return {
    get app() {
      return app;
    },
    get base() {
      return base;
    },
    get storage() {
      return kept.storage;
    },
    start,
    another,
    person: async (nickname) => {
      const client = new Client(base);
      return Object.assign(client, await client.introduce(nickname));
    },
  };
}
