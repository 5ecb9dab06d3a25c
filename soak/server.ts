import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@paddock/kernel';
import type { Storage } from '@paddock/server/database';
import { createServer, type ServerOptions } from '@paddock/server/server';

export type App = Awaited<ReturnType<typeof createServer>>;

export interface OpenServer {
  readonly app: App;
  readonly base: string;
  close(): Promise<void>;
}

/** The real server in this process, without rate limits. */
export async function openServer(storage: Storage, port = 0, options: ServerOptions = {}): Promise<OpenServer> {
  const site = mkdtempSync(join(tmpdir(), 'paddock-site-'));
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Paddock</title>');
  for (const language of LANGUAGES) writeFileSync(join(site, `home.${language}.html`), '<!doctype html>');
  const app = await createServer(site, storage, options);
  const base = await app.listen({ host: '127.0.0.1', port });
  const close = async (): Promise<void> => {
    await app.close();
    rmSync(site, { recursive: true, force: true });
  };
  return { app, base, close };
}
