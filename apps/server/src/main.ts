import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { BadSetting, type Config, configFrom } from './config.ts';
import { FolderTaken } from './database/lock.ts';
import { NewerDatabase } from './database/migrations.ts';
import { listensEverywhere, localNetworkAddresses } from './network.ts';
import { createServer } from './server.ts';

/** Whoever stops a server waits about this long before they kill it. */
const LONGEST_STOP = 9000;

function giveUp(message: string): never {
  console.error(`paddock: ${message}`);
  process.exit(1);
}

function readConfig(): Config {
  try {
    return configFrom(process.env, process.stdout.isTTY);
  } catch (error) {
    if (error instanceof BadSetting) giveUp(error.message);
    throw error;
  }
}

/** The token of whoever runs the server, told once when it is made. */
let hostToken: string | null = null;

async function open({ site, storage, logLevel, ...rest }: Config): Promise<FastifyInstance> {
  // Lines for machines go where they are not in the way of the ones for people.
  const log = { level: logLevel, stream: process.stderr };
  try {
    return await createServer(site, storage, { ...rest, log, onHostToken: (made) => (hostToken = made) });
  } catch (error) {
    if (error instanceof FolderTaken || error instanceof NewerDatabase) giveUp(error.message);
    const { message, code } = error as NodeJS.ErrnoException;
    giveUp(`the storage cannot be opened: ${message === '' ? code : message}`);
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    giveUp(code === 'EADDRINUSE' ? `port ${port} is taken; choose another one: PORT=3001 npm start` : message);
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

function sayWhere(host: string, port: number): void {
  console.log(`Paddock is ready: http://localhost:${port}`);
  if (listensEverywhere(host)) {
    for (const address of localNetworkAddresses()) console.log(`on your network:  http://${address}:${port}`);
  }
  if (hostToken !== null) {
    console.log(`The host's page:  http://localhost:${port}/host, token ${hostToken}`);
    console.log('                  (told this once; npx paddock host-token makes another)');
  }
  console.log('Ctrl-C ends it.');
}

/** What is acknowledged is stored at any time, so that nothing is lost if it takes too long. */
function stop(app: FastifyInstance): void {
  setTimeout(() => {
    app.log.warn('ended before everything was in order');
    process.exit(0);
  }, LONGEST_STOP).unref();
  app.close().then(
    () => process.exit(0),
    (error: unknown) => {
      app.log.error(error);
      process.exit(1);
    },
  );
}

/**
 * An error that nobody caught is a bug, and what is in memory may be wrong after it. The process ends with code 1; whatever
 * supervises it starts it again, and everything goes on from the database.
 */
function endOnBugs(app: FastifyInstance): void {
  const end = (error: unknown): void => {
    app.log.fatal({ err: error }, 'an error was not handled: this is a bug, and the process ends');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

const config = readConfig();
if (!existsSync(join(config.site, 'index.html'))) giveUp('the pages are not built; npm start builds them');
const app = await open(config);
endOnBugs(app);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(app));
sayWhere(config.host, await listen(app, config));
