import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '@paddock/server/server';

/** Races begin as soon as those who are here have asked for one. */
const GATHER_MS = 150;

export interface LocalServer {
  readonly address: string;
  close(): Promise<void>;
}

/** A server of this process for the time of a ladder, which keeps nothing and only this machine can reach. */
export async function startLocalServer(): Promise<LocalServer> {
  const site = mkdtempSync(join(tmpdir(), 'paddock-arena-'));
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Paddock</title>');
  const app = await createServer(
    site,
    { folder: ':memory:' },
    { debriefs: false, intervals: { arenaGatherMs: GATHER_MS } },
  );
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    address,
    close: async () => {
      await app.close();
      rmSync(site, { recursive: true, force: true });
    },
  };
}
