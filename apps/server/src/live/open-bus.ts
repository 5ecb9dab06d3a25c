import type { Storage } from '../storage/connect.ts';
import { type Bus, NO_BUS } from './bus.ts';
import { PostgresBus } from './postgres-bus.ts';
import { RedisBus } from './redis-bus.ts';

/** The bus for a storage: none for a folder, which belongs to one process; PostgreSQL itself or Redis for a shared database. */
export function openBus(storage: Storage, url?: string): Promise<Bus> {
  if ('folder' in storage) return Promise.resolve(NO_BUS);
  return url === undefined ? PostgresBus.open(storage.url) : RedisBus.open(url);
}
