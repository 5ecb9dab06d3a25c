import type { Storage } from '../storage/connect.ts';
import { type Bus, NO_BUS } from './bus.ts';
import { PostgresBus } from './postgres-bus.ts';

/** The bus for a storage: none for a folder, which belongs to one process; PostgreSQL itself or Redis for a shared database. */
export async function openBus(storage: Storage, url?: string): Promise<Bus> {
  if ('folder' in storage) return NO_BUS;
  if (url === undefined) return PostgresBus.open(storage.url);
  // Most servers have no Redis, and its client takes a while to load.
  const { RedisBus } = await import('./redis-bus.ts');
  return RedisBus.open(url);
}
