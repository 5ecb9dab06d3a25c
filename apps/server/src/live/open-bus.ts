import type { Storage } from '../storage/connect.ts';
import { type Bus, NO_BUS } from './bus.ts';
import { PostgresBus } from './postgres-bus.ts';
import { RedisBus } from './redis-bus.ts';

/** The bus that goes with a storage: a file is one process's own; a database is shared, and carries the news unless a Redis shall. */
export function openBus(storage: Storage, url?: string): Promise<Bus> {
  if ('folder' in storage) return Promise.resolve(NO_BUS);
  return url === undefined ? PostgresBus.open(storage.url) : RedisBus.open(url);
}
