import type { Agent } from 'node:https';
import type { FastifyInstance } from 'fastify';
import { createAdminTokenOnFirstStart, setAdminToken } from './admin/service.ts';
import type { MonitoringOptions } from './api/operations.ts';
import { type AppOptions, createApp, finishRequestsBeforeClose } from './app.ts';
import { subscribeToEvents } from './event-subscriptions.ts';
import { DEFAULT_INTERVALS, type Intervals } from './intervals.ts';
import { NO_BUS } from './live/bus.ts';
import { openBus } from './live/open-bus.ts';
import { Metrics } from './metrics.ts';
import type { ContactSettings } from './notifications/contacts/senders.ts';
import { LinkCardPainter } from './pages/card/painter.ts';
import { PageRenderer } from './pages/routes.ts';
import { SitePages } from './pages/site-pages.ts';
import { registerRoutes } from './register-routes.ts';
import { createServices, type Services } from './services.ts';
import { connect, type Database, type Storage } from './storage/connect.ts';
import { HeartbeatRepository } from './storage/heartbeat-repository.ts';
import { ServiceClock } from './storage/service-clock.ts';
import { StorageMonitor } from './storage/storage-monitor.ts';

/** What can be set about a server. Everything may be left out. */
export interface ServerOptions extends AppOptions, MonitoringOptions, ContactSettings {
  /** An open database to use instead of opening the storage; closed with the server. */
  readonly database?: Database;
  /** The wall clock. Without `monotonic` it replaces all clocks, for tests that set the time. */
  readonly now?: () => number;
  /** Milliseconds that pass evenly, whatever happens to the wall clock. */
  readonly monotonic?: () => number;
  /** How many bots think here at the same time; 0: other processes at the same database run the jobs. */
  readonly botThreads?: number | null;
  /** Whether debriefs of finished races and figures of what is published are computed; they are unless this is false. */
  readonly debriefs?: boolean;
  /** The address of a Redis that carries messages between processes; without one the database does. */
  readonly bus?: string | null;
  /** How generous the limits are, 1 being usual; there are none unless asked for. */
  readonly limits?: number | null;
  /** After how many days finished races are pruned; they are kept whole unless asked for. */
  readonly pruneAfterDays?: number | null;
  /** The admin token. If it is `null`, the first start creates one and passes it to `onAdminToken`. */
  readonly adminToken?: string | null;
  readonly onAdminToken?: (token: string) => void;
  /** How long background work waits. */
  readonly intervals?: Partial<Intervals>;
  /** Makes the connections to push services and webhooks; usually one that calls nobody in the local network. */
  readonly pushAgent?: Agent;
  /** The address of this server on the local network; usually found out from where it listens. */
  readonly networkUrl?: () => string | null;
}

/** How often expired sessions, failed sign-ins, bans and answered reports are removed. */
const CLEAN_UP_MS = 3600_000;

/** Creates the whole server: opens the storage, wires the services, and starts what runs in the background. */
export async function createServer(
  site: string,
  storage: Storage,
  options: ServerOptions = {},
): Promise<FastifyInstance> {
  const renderer = new PageRenderer(new SitePages(site));
  const app = await createApp(site, options, renderer);
  const db = options.database ?? (await connect(storage));
  const { now = Date.now, monotonic = () => performance.now() } = options;
  const heartbeat = new HeartbeatRepository(db, 'url' in storage);
  const clock = new ServiceClock(await heartbeat.load(now()), monotonic, now);
  const monitor = new StorageMonitor(heartbeat, clock, monotonic, app.log);
  const log = (error: unknown, table = ''): void => {
    if (!monitor.noteFailure(error)) app.log.error({ err: error, table });
  };
  app.addHook('onError', (_request, _reply, error, done) => {
    monitor.noteFailure(error);
    done();
  });
  const hasFixedClock = options.now !== undefined && options.monotonic === undefined;
  const metrics = new Metrics();
  const bus = await openBus(storage, options.bus ?? undefined);
  const runsJobs = options.botThreads !== 0;
  const services = await createServices({
    db,
    bus,
    now,
    serviceNow: hasFixedClock ? now : () => clock.now(),
    toWallTime: hasFixedClock ? (time) => time : (time) => clock.toWallTime(time),
    log,
    onEntriesStored: (moves) => {
      clock.confirmWrite();
      metrics.countStoredMoves(moves);
    },
    onBotMove: (ms) => metrics.observeBotTime(ms),
    botThreads: options.botThreads ?? null,
    debriefs: options.debriefs ?? true,
    pruneAfterDays: options.pruneAfterDays ?? null,
    intervals: { ...DEFAULT_INTERVALS, ...options.intervals },
    onPoll: (work) => metrics.countPoll(work),
    publicUrl: options.publicUrl ?? null,
    mail: options.mail ?? null,
    ...(options.pushAgent === undefined ? {} : { pushAgent: options.pushAgent }),
  });
  subscribeToEvents(services, runsJobs);
  const { hub, lobbyFeed, raceCache } = services;
  metrics.addGauge('live_listeners', 'Open live streams', () => hub.subscriberCount + lobbyFeed.subscriberCount);
  metrics.addGauge('races_in_memory', 'Races that this process has in memory', () => raceCache.count);
  const painter = new LinkCardPainter(site, log);
  const pending = await registerRoutes(app, { db, services, metrics, monitor, renderer, painter, options });
  await prepareAdminToken(services, options);
  await services.results.storeMissing();
  if ('folder' in storage) {
    await services.jobs.releaseAll();
    await services.debriefs.releaseAll();
    await services.galleryBalance.releaseAll();
  }
  const stop = await startBackgroundWork(services, { runsJobs, log });
  monitor.onRecovery(() => {
    if (bus !== NO_BUS) services.peerSync.onMessagesLost();
    void services.results.storeMissing().catch(log);
  });
  monitor.start();
  app.addHook('preClose', stop);
  finishRequestsBeforeClose(app, pending);
  app.addHook('onClose', async () => {
    await services.journal.flush();
    await bus.close();
    await services.bots.close();
    await painter.close();
    await services.events.waitUntilSettled();
    await monitor.stop();
    await db.destroy();
  });
  return app;
}

/** Starts timers and loops. Returns how to stop them. */
async function startBackgroundWork(
  services: Services,
  { runsJobs, log }: { readonly runsJobs: boolean; readonly log: (error: unknown) => void },
): Promise<() => Promise<void>> {
  const { scheduler, chances, debriefs, peerSync, notifications, presence, tableCleanup, lobbyFeed, hub, events } =
    services;
  const removeExpired = async (): Promise<void> => {
    await services.sessions.removeUnused();
    await services.signInGuard.removeOldFailures();
    await services.bans.removeEnded();
    await services.admin.removeOldReports();
  };
  const timer = setInterval(() => void removeExpired().catch(log), CLEAN_UP_MS).unref();
  await removeExpired();
  if (runsJobs) {
    scheduler.start();
    debriefs.start();
    services.galleryBalance.start();
  }
  if (services.bus !== NO_BUS) peerSync.start();
  notifications.start();
  presence.start();
  tableCleanup.start();
  lobbyFeed.start();
  return async () => {
    clearInterval(timer);
    hub.closeAll();
    services.delayedSpectators.stop();
    await lobbyFeed.stop();
    await tableCleanup.stop();
    await presence.stop().catch(log);
    await scheduler.stop();
    await chances.stop();
    await debriefs.stop();
    await services.galleryBalance.stop();
    await notifications.stop();
    await peerSync.stop();
    await events.waitUntilSettled();
  };
}

/** Sets the token from the options. Without one, the first start creates a token and passes it to `onAdminToken`. */
async function prepareAdminToken(
  { adminRepository }: Services,
  { adminToken, onAdminToken }: ServerOptions,
): Promise<void> {
  if (typeof adminToken === 'string') await setAdminToken(adminRepository, adminToken);
  else if (onAdminToken !== undefined) {
    const token = await createAdminTokenOnFirstStart(adminRepository);
    if (token !== null) onAdminToken(token);
  }
}
