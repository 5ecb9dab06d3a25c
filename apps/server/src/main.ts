import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ConfigError, type Config, readConfig } from './config.ts';
import { DiskSyncError } from './storage/disk-sync.ts';
import { FolderInUseError } from './storage/folder-lock.ts';
import { NewerDatabaseError } from './storage/migrations.ts';
import { isAnyAddress, listLocalAddresses } from './network.ts';
import { createServer } from './server.ts';
import { handOverWebSockets } from './workers/hand-over.ts';
import { WORKER_NUMBER_VARIABLE, type WorkerReady } from './workers/messages.ts';
import { Primary } from './workers/primary.ts';

/** Supervisors wait about this long before they kill a process. */
const STOP_TIMEOUT_MS = 9000;

function exitWithError(message: string): never {
  console.error(`paddock: ${message}`);
  process.exit(1);
}

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env, process.stdout.isTTY);
  } catch (error) {
    if (error instanceof ConfigError) exitWithError(error.message);
    throw error;
  }
}

/** The admin token, printed once when it is created. */
let adminToken: string | null = null;

async function open({ site, storage, logLevel, ...rest }: Config): Promise<FastifyInstance> {
  // The log goes to stderr, so that stdout is for people.
  const log = { level: logLevel, stream: process.stderr };
  try {
    return await createServer(site, storage, { ...rest, log, onAdminToken: (made) => (adminToken = made) });
  } catch (error) {
    if (error instanceof FolderInUseError || error instanceof NewerDatabaseError) exitWithError(error.message);
    const { message, code } = error as NodeJS.ErrnoException;
    exitWithError(`the storage cannot be opened: ${message === '' ? code : message}`);
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    exitWithError(code === 'EADDRINUSE' ? `port ${port} is taken; choose another one: PORT=3001 npm start` : message);
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

function printAddresses(host: string, port: number): void {
  console.log(`Paddock is ready: http://localhost:${port}`);
  if (isAnyAddress(host)) {
    for (const address of listLocalAddresses()) console.log(`on your network:  http://${address}:${port}`);
  }
  if (adminToken !== null) {
    console.log(`Admin page:       http://localhost:${port}/admin, token ${adminToken}`);
    console.log('                  (shown once; npx paddock admin-token makes another)');
  }
  console.log('Ctrl-C ends it.');
}

/** Stops the server. What is acknowledged is stored, so nothing is lost if that takes too long. */
function stop(app: FastifyInstance): void {
  setTimeout(() => {
    app.log.warn('ended before everything was in order');
    process.exit(0);
  }, STOP_TIMEOUT_MS).unref();
  app.close().then(
    () => process.exit(0),
    (error: unknown) => {
      app.log.error(error);
      process.exit(1);
    },
  );
}

/**
 * An uncaught error is a bug, and memory may be wrong after it. The process exits with code 1, its supervisor restarts it,
 * and everything continues from the database.
 */
function exitOnUnhandledErrors(app: FastifyInstance): void {
  const end = (error: unknown): void => {
    const message =
      error instanceof DiskSyncError ? error.message : 'an error was not handled: this is a bug, and the process ends';
    app.log.fatal({ err: error }, message);
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

/** Serves in this process, alone or as one of several workers. */
async function serve(config: Config): Promise<void> {
  const app = await open(config);
  exitOnUnhandledErrors(app);
  process.once('SIGTERM', () => stop(app));
  if (cluster.isPrimary) {
    process.once('SIGINT', () => stop(app));
    printAddresses(config.host, await listen(app, config));
    return;
  }
  // A terminal sends it to all processes, and the primary process stops the workers.
  process.on('SIGINT', () => {});
  process.once('disconnect', () => stop(app));
  const ready: WorkerReady = { type: 'ready', port: await listen(app, config), adminToken };
  handOverWebSockets(app.server, Number(process.env[WORKER_NUMBER_VARIABLE]), config.workers);
  process.send!(ready);
}

/** Starts several processes that serve on one port. */
async function serveWithWorkers({ workers, host }: Config): Promise<void> {
  try {
    const { primary, first } = await Primary.start(workers, (message) => console.error(`paddock: ${message}`));
    adminToken = first.adminToken;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void primary.stop().then(() => process.exit(0)));
    }
    printAddresses(host, first.port);
  } catch {
    // The worker has said why.
    process.exit(1);
  }
}

// Whoever reads the address may close the pipe after that.
process.stdout.on('error', () => {});
const config = readConfigOrExit();
if (!existsSync(join(config.site, 'index.html'))) exitWithError('the pages are not built; npm start builds them');
await (config.workers > 1 && cluster.isPrimary ? serveWithWorkers(config) : serve(config));
