import type { Agent } from 'node:https';
import type { FastifyInstance } from 'fastify';
import { finishRequestsBeforeClose, type AppOptions, createApp } from './app.ts';
import { BotPool } from './race/bots/pool.ts';
import { connect, type Database, type Storage } from './storage/connect.ts';
import { NO_BUS } from './live/bus.ts';
import { Hub } from './live/hub.ts';
import { openBus } from './live/open-bus.ts';
import { Metrics } from './metrics.ts';
import { networkUrlOf } from './network.ts';
import { CardPainter } from './pages/card/painter.ts';
import { PageRenderer, tablePageRoutes } from './pages/routes.ts';
import { SitePages } from './pages/site-pages.ts';
import { ActionLogRepository } from './admin/action-log-repository.ts';
import { BanRepository } from './admin/ban-repository.ts';
import { BlockRepository } from './people/block-repository.ts';
import { EntryRepository } from './race/entry-repository.ts';
import { HeartbeatRepository } from './storage/heartbeat-repository.ts';
import { HostRepository } from './admin/repository.ts';
import { LastSeenRepository } from './live/last-seen-repository.ts';
import { DriverRepository } from './race/driver-repository.ts';
import { PasskeyRepository } from './people/passkey-repository.ts';
import { PeopleRepository } from './people/repository.ts';
import { PersonalRepository } from './people/account-data-repository.ts';
import { PlanRepository } from './race/premoves/repository.ts';
import { PresenceRepository } from './live/presence-repository.ts';
import { NotificationRepository } from './notifications/repository.ts';
import { QuickMatchRepository } from './lobby/quick-match-repository.ts';
import { RatingRepository } from './race/results/rating-repository.ts';
import { RecordRepository } from './race/results/record-repository.ts';
import { ResultRepository } from './race/results/repository.ts';
import { loadKey, loadSecret } from './storage/secret-repository.ts';
import { SessionRepository } from './people/session-repository.ts';
import { SignInFailureRepository } from './people/sign-in-failure-repository.ts';
import { CheckpointRepository } from './race/checkpoint-repository.ts';
import { TableCleanupRepository } from './lobby/table-cleanup-repository.ts';
import { TableRepository } from './tables/repository.ts';
import { ChatRepository } from './chat/repository.ts';
import { WaitingRepository } from './lobby/waiting-table-repository.ts';
import { JobRepository } from './race/job-repository.ts';
import { refuseBannedRequests } from './api/ban-check.ts';
import { blockRoutes } from './people/block-routes.ts';
import { authenticateRequests } from './api/authentication.ts';
import { guardBorder } from './api/request-rules.ts';
import { hostRoutes } from './admin/routes.ts';
import { invitationRoutes } from './lobby/invitation-routes.ts';
import { jointSeedRoutes } from './lobby/joint-seed-routes.ts';
import { describeApi } from './api/openapi.ts';
import { chargeWork, limitRequests } from './api/limits.ts';
import { refuseMalformedRequests } from './api/malformed-requests.ts';
import { liveRoutes } from './race/live-routes.ts';
import { lobbyRoutes } from './lobby/routes.ts';
import { noteRequests, type OperationOptions, operationRoutes } from './api/operations.ts';
import { passkeyRoutes } from './people/passkey-routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { personalRoutes } from './people/account-data-routes.ts';
import { planRoutes } from './race/premoves/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { resultRoutes } from './race/results/routes.ts';
import { sessionRoutes } from './people/session-routes.ts';
import { studyRoutes } from './race/routes.ts';
import { tableRoutes } from './lobby/table-routes.ts';
import { chatRoutes } from './chat/routes.ts';
import { wheelRoutes } from './race/autopilot-routes.ts';
import { ActionLog } from './admin/action-log.ts';
import { Announcements } from './admin/announcements.ts';
import { Bans } from './admin/bans.ts';
import { Blocks } from './people/blocks.ts';
import { firstHostToken, Host, setHostToken } from './admin/service.ts';
import { Jobs } from './race/scheduler.ts';
import { Journal } from './race/journal.ts';
import { Lobby } from './lobby/service.ts';
import { LobbyFeed } from './lobby/feed.ts';
import { PeerSync } from './live/peer-sync.ts';
import { OwnTables } from './lobby/own-tables.ts';
import { Passkeys } from './people/passkeys.ts';
import { People } from './people/service.ts';
import { Personal } from './people/account-data.ts';
import { Plans } from './race/premoves/service.ts';
import { Play, type Woken } from './race/service.ts';
import { Presence } from './live/presence.ts';
import { Notifications } from './notifications/service.ts';
import { createPushKeys, type PushKeys, createPushSender } from './notifications/push-sender.ts';
import { Quick } from './lobby/quick-match.ts';
import { Races } from './race/race-cache.ts';
import { newSigningKey, RecordSigner } from './race/results/record-signer.ts';
import { Reveals } from './lobby/reveals.ts';
import type { Moment } from './lobby/waiting-room.ts';
import { Results } from './race/results/service.ts';
import { ServiceClock } from './storage/service-clock.ts';
import { Sessions } from './people/sessions.ts';
import { SignInGuard } from './people/sign-in-guard.ts';
import { StorageMonitor } from './storage/storage-monitor.ts';
import { Study } from './race/queries.ts';
import { TableCleanup } from './lobby/table-cleanup.ts';
import { Tables } from './tables/tables.ts';
import { Chat } from './chat/service.ts';
import { Wheel } from './race/autopilot.ts';

/** What can be different about a server; all of it may be left out. */
export interface ServerOptions extends AppOptions, OperationOptions {
  /** An open database to use instead of opening the storage; closed with the server. */
  readonly database?: Database;
  /** The wall clock. Alone, without `monotonic`, it replaces all clocks: for tests in which time leaps. */
  readonly now?: () => number;
  /** Milliseconds that pass evenly, whatever happens to the wall clock. */
  readonly monotonic?: () => number;
  /** How many bots think here at the same time; 0: other processes at the same database do what is due. */
  readonly botThreads?: number | null;
  /** The address of a Redis that carries news between processes; without one the database does. */
  readonly bus?: string | null;
  /** How generous the limits are, 1 being usual; there are none unless asked for. */
  readonly limits?: number | null;
  /** After how many days finished races are pruned; they are kept whole unless asked for. */
  readonly pruneAfterDays?: number | null;
  /** Who brings it runs the server; `null`: the one that was made at the first start, which is told to `onHostToken` then. */
  readonly hostToken?: string | null;
  readonly onHostToken?: (token: string) => void;
  /** Makes the connections to push services; usually one that calls nobody in the local network. */
  readonly pushAgent?: Agent;
  /** The address of this server on the local network; usually found out from where it listens. */
  readonly networkUrl?: () => string | null;
}

/** How often sessions that nobody uses any more and old failed sign-ins are removed. */
const CLEAN_UP_MS = 3600_000;

/** What the server is made of, wired up once. */
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
  const leaps = options.now !== undefined && options.monotonic === undefined;
  const serviceNow = leaps ? now : () => clock.now();
  const toWallTime = leaps ? (time: number) => time : (time: number) => clock.toWallTime(time);
  const metrics = new Metrics();
  const tables = new TableRepository(db);
  const entries = new EntryRepository(db);
  const notes = new DriverRepository(db);
  const races = new Races(tables, entries, notes, new CheckpointRepository(db), serviceNow);
  const journal = new Journal(entries, (moves) => {
    clock.confirmWrite();
    metrics.countStoredMoves(moves);
  });
  const bus = await openBus(storage, options.bus ?? undefined);
  const hub = new Hub(bus);
  const bots = new BotPool(options.botThreads || undefined, (ms) => metrics.observeBotTime(ms));
  const log = (error: unknown, table: string): void => {
    if (!monitor.noteFailure(error)) app.log.error({ err: error, table });
  };
  app.addHook('onError', (_request, _reply, error, done) => {
    monitor.noteFailure(error);
    done();
  });
  const wakes = new JobRepository(db);
  const jobs = new Jobs(wakes, races, bots, serviceNow, log, (table) => hub.has(table));
  // Without threads for bots, what is due is done by other processes; they are told what cannot wait until they look.
  const working = options.botThreads !== 0;
  const elsewhere: Woken = {
    wake: (table, dueAt) => {
      if (dueAt <= serviceNow()) hub.publish('due', table);
    },
  };
  const play = new Play(races, journal, hub, working ? jobs : elsewhere, serviceNow, now);
  const shared = bus === NO_BUS ? null : new PresenceRepository(db);
  const presence = new Presence(hub, shared, new LastSeenRepository(db), now, (error) => log(error, ''));
  const shown = new Tables(tables, presence, hub, now);
  const wheel = new Wheel(notes, shown, play, serviceNow);
  const people = new People(new PeopleRepository(db), now);
  const sessions = new Sessions(new SessionRepository(db), people, now);
  const signInGuard = new SignInGuard(new SignInFailureRepository(db), now);
  const bans = new Bans(new BanRepository(db), now);
  bans.whenEnded((person) => people.doubt(person));
  const blocks = new BlockRepository(db);
  const waiting = new WaitingRepository(db, serviceNow, now);
  const moment = (): Moment => ({ wall: now(), service: serviceNow() });
  const reveals = new Reveals(waiting, shown, presence, hub, play, working ? jobs : elsewhere, moment);
  const lobby = new Lobby(tables, waiting, blocks, shown, reveals, play, wheel, people, moment);
  const kept = new HostRepository(db);
  const announcements = new Announcements(kept, hub);
  const own = new OwnTables(tables, entries, shown, races, play, toWallTime);
  const lobbyLive = new LobbyFeed(shown, own, people, announcements, (error) => log(error, ''));
  const talk = new Chat(new ChatRepository(db), tables, hub, now);
  const plans = new Plans(new PlanRepository(db), play, hub, working ? jobs : elsewhere, serviceNow, log);
  const pushKeys = async (): Promise<PushKeys> => JSON.parse(await loadSecret(db, 'push', createPushKeys)) as PushKeys;
  const send = createPushSender(pushKeys, options.pushAgent);
  const push = new Notifications(new NotificationRepository(db), play, plans, presence, hub, send, serviceNow, log);
  const others = {
    plan: (table: string) => plans.heard(table),
    person: (person: string) => people.doubt(person, false),
    notice: () => {
      announcements.heard();
      bans.clearCache();
    },
  };
  const neighbours = new PeerSync(entries, races, play, shown, lobbyLive, talk, jobs, hub, others, log);
  people.whenRenamed(async (changed) => {
    for (const table of changed) {
      races.forget(table);
      await shown.tell(table);
    }
  });
  people.whenDoubted((person, here) => {
    hub.dismiss(person);
    lobbyLive.dismiss(person);
    if (here) hub.publish('person', person);
  });
  const personal = new PersonalRepository(db);
  const actions = new ActionLog(new ActionLogRepository(db), now);
  const host = new Host({ stored: kept, personal, people, lobby, bans, actions, announcements, hub, now });
  const removeExpired = async (): Promise<void> => {
    await sessions.removeUnused();
    await signInGuard.removeOldFailures();
    await bans.removeEnded();
    await host.removeOldAnswers();
  };
  const passkeys = new Passkeys(new PasskeyRepository(db), people, now);
  const signer = new RecordSigner(await loadSecret(db, 'records', newSigningKey));
  const results = new Results(
    new ResultRepository(db),
    new RatingRepository(db),
    tables,
    entries,
    new RecordRepository(db),
    signer,
    log,
  );
  const cleanup = new TableCleanup(
    new TableCleanupRepository(db),
    shown,
    presence,
    results,
    now,
    options.pruneAfterDays ?? null,
    log,
  );
  play.whenOver((race) => results.over(race.id));
  results.whenKept((table) => shown.tell(table));
  metrics.addGauge('live_listeners', 'Open live streams', () => hub.listeners + lobbyLive.listeners);
  metrics.addGauge('races_in_memory', 'Races that this process has in memory', () => races.count);
  refuseMalformedRequests(app);
  await describeApi(app);
  const underWay = noteRequests(app, metrics);
  await guardBorder(app, await loadKey(db, 'cookies'));
  const limits = options.limits ?? null;
  // Addresses are counted before anybody is looked up in the database, people after.
  const limitPeople = limits === null ? null : await limitRequests(app, limits);
  authenticateRequests(app, people, sessions);
  refuseBannedRequests(app, bans);
  limitPeople?.();
  chargeWork(app, limits);
  operationRoutes(app, () => monitor.proveWritable(), metrics, options);
  peopleRoutes(app, people, sessions, signInGuard, bans);
  sessionRoutes(app, sessions);
  passkeyRoutes(app, people, passkeys, sessions, bans);
  personalRoutes(app, people, new Personal(personal, people, sessions, passkeys, lobby));
  tableRoutes(app, people, shown, lobby, play);
  jointSeedRoutes(app, people, lobby, reveals, signer.publicKey);
  lobbyRoutes(app, people, shown, own, new Quick(new QuickMatchRepository(db), lobby, now), lobbyLive);
  studyRoutes(app, people, new Study(play));
  wheelRoutes(app, people, wheel);
  planRoutes(app, people, plans);
  notificationRoutes(app, people, push, async () => (await pushKeys()).publicKey);
  hostRoutes(app, host, announcements);
  chatRoutes(app, people, talk);
  blockRoutes(app, people, new Blocks(blocks, lobbyLive));
  liveRoutes(app, people, shown, play, plans, hub, presence);
  resultRoutes(app, people, lobby, results);
  const painter = new CardPainter(site, (error) => log(error, ''));
  tablePageRoutes(app, renderer, shown, painter);
  invitationRoutes(app, people, shown, options.networkUrl ?? (() => networkUrlOf(app.server.address())));
  await openHostPage(kept, options);
  await results.catchUp();
  const cleanUp = setInterval(
    () => void removeExpired().catch((error: unknown) => log(error, '')),
    CLEAN_UP_MS,
  ).unref();
  await removeExpired();
  if ('folder' in storage) await wakes.releaseAll();
  if (working) jobs.start(play, wheel, plans, reveals);
  if (bus !== NO_BUS) neighbours.start(bus);
  monitor.onRecovery(() => {
    if (bus !== NO_BUS) neighbours.missed();
    void results.catchUp().catch((error: unknown) => log(error, ''));
  });
  monitor.start();
  push.start();
  presence.start(async (table, who) => {
    await cleanup.presenceChanged(table);
    await shown.tellPresence(table, who);
  });
  cleanup.start();
  hub.notify((topic, table) => lobbyLive.heard(topic, table));
  lobbyLive.start();
  app.addHook('preClose', async () => {
    clearInterval(cleanUp);
    hub.closeAll();
    await lobbyLive.stop();
    await cleanup.stop();
    await presence.stop().catch((error: unknown) => log(error, ''));
    await jobs.stop();
    await push.stop();
    await neighbours.stop();
  });
  finishRequestsBeforeClose(app, underWay);
  app.addHook('onClose', async () => {
    await journal.flush();
    await bus.close();
    await bots.close();
    await painter.close();
    await results.finish();
    await monitor.stop();
    await db.destroy();
  });
  return app;
}

/** A token that is set holds; otherwise the first start makes one, for whoever wants to be told it. */
async function openHostPage(kept: HostRepository, { hostToken, onHostToken }: ServerOptions): Promise<void> {
  if (typeof hostToken === 'string') await setHostToken(kept, hostToken);
  else if (onHostToken !== undefined) {
    const token = await firstHostToken(kept);
    if (token !== null) onHostToken(token);
  }
}
