import type { Agent } from 'node:https';
import type { FastifyInstance } from 'fastify';
import { answerBeforeEnd, type AppOptions, createApp } from './app.ts';
import { BotPool } from './bots/pool.ts';
import { connect, type Database, type Storage } from './database/connect.ts';
import { NO_BUS } from './live/bus.ts';
import { Hub } from './live/hub.ts';
import { openBus } from './live/open-bus.ts';
import { Metrics } from './metrics.ts';
import { networkUrlOf } from './network.ts';
import { CardPainter } from './pages/card/painter.ts';
import { PageRenderer, tablePageRoutes } from './pages/routes.ts';
import { SitePages } from './pages/site-pages.ts';
import { AdminActionRepository } from './repositories/admin-actions.ts';
import { BanRepository } from './repositories/bans.ts';
import { BlockRepository } from './repositories/blocks.ts';
import { EntryRepository } from './repositories/entries.ts';
import { HeartbeatRepository } from './repositories/heartbeat.ts';
import { HostRepository } from './repositories/host.ts';
import { LastSeenRepository } from './repositories/last-seen.ts';
import { NoteRepository } from './repositories/notes.ts';
import { PasskeyRepository } from './repositories/passkeys.ts';
import { PeopleRepository } from './repositories/people.ts';
import { PersonalRepository } from './repositories/personal.ts';
import { PlanRepository } from './repositories/plans.ts';
import { PresenceRepository } from './repositories/presence.ts';
import { PushRepository } from './repositories/push.ts';
import { QuickMatchRepository } from './repositories/quick-match.ts';
import { RatingRepository } from './repositories/ratings.ts';
import { RecordRepository } from './repositories/records.ts';
import { ResultRepository } from './repositories/results.ts';
import { secret, sharedSecret } from './repositories/secrets.ts';
import { SessionRepository } from './repositories/sessions.ts';
import { SignInFailureRepository } from './repositories/sign-in-failures.ts';
import { SnapshotRepository } from './repositories/snapshots.ts';
import { TableCleanupRepository } from './repositories/table-cleanup.ts';
import { TableRepository } from './repositories/tables.ts';
import { TalkRepository } from './repositories/talk.ts';
import { WaitingRepository } from './repositories/waiting.ts';
import { WakeRepository } from './repositories/wakes.ts';
import { refuseBanned } from './routes/bans.ts';
import { blockRoutes } from './routes/blocks.ts';
import { authenticateRequests } from './routes/authentication.ts';
import { guardBorder } from './routes/border.ts';
import { hostRoutes } from './routes/host.ts';
import { invitationRoutes } from './routes/invitation.ts';
import { jointSeedRoutes } from './routes/joint-seed.ts';
import { describeApi } from './routes/openapi.ts';
import { chargeWork, limitRequests } from './routes/limits.ts';
import { refuseMalformed } from './routes/malformed.ts';
import { liveRoutes } from './routes/live.ts';
import { lobbyRoutes } from './routes/lobby.ts';
import { noteRequests, type OperationOptions, operationRoutes } from './routes/operation.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { peopleRoutes } from './routes/people.ts';
import { personalRoutes } from './routes/personal.ts';
import { planRoutes } from './routes/plans.ts';
import { pushRoutes } from './routes/push.ts';
import { resultRoutes } from './routes/results.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { studyRoutes } from './routes/study.ts';
import { tableRoutes } from './routes/tables.ts';
import { talkRoutes } from './routes/talk.ts';
import { wheelRoutes } from './routes/wheel.ts';
import { AdminActions } from './services/admin-actions.ts';
import { Announcements } from './services/announcements.ts';
import { Bans } from './services/bans.ts';
import { Blocks } from './services/blocks.ts';
import { firstHostToken, Host, setHostToken } from './services/host.ts';
import { Jobs } from './services/jobs.ts';
import { Journal } from './services/journal.ts';
import { Lobby } from './services/lobby.ts';
import { LobbyLive } from './services/lobby-live.ts';
import { Neighbours } from './services/neighbours.ts';
import { OwnTables } from './services/own-tables.ts';
import { Passkeys } from './services/passkeys.ts';
import { People } from './services/people.ts';
import { Personal } from './services/personal.ts';
import { Plans } from './services/plans.ts';
import { Play, type Woken } from './services/play.ts';
import { Presence } from './services/presence.ts';
import { Push } from './services/push.ts';
import { newPushKeys, type PushKeys, webPushSender } from './services/push-sender.ts';
import { Quick } from './services/quick.ts';
import { Races } from './services/races.ts';
import { newSigningKey, RecordSigner } from './services/record-signer.ts';
import { Results } from './services/results.ts';
import { Reveals } from './services/reveals.ts';
import { ServiceClock } from './services/service-clock.ts';
import { Sessions } from './services/sessions.ts';
import { SignInGuard } from './services/sign-in-guard.ts';
import { StorageMonitor } from './services/storage-monitor.ts';
import { Study } from './services/study.ts';
import { TableCleanup } from './services/table-cleanup.ts';
import { Tables } from './services/tables.ts';
import { Talk } from './services/talk.ts';
import type { Moment } from './services/waiting-room.ts';
import { Wheel } from './services/wheel.ts';

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
  const notes = new NoteRepository(db);
  const races = new Races(tables, entries, notes, new SnapshotRepository(db), serviceNow);
  const journal = new Journal(entries, (moves) => {
    clock.confirmWrite();
    metrics.stored(moves);
  });
  const bus = await openBus(storage, options.bus ?? undefined);
  const hub = new Hub(bus);
  const bots = new BotPool(options.botThreads || undefined, (ms) => metrics.thought(ms));
  const log = (error: unknown, table: string): void => {
    if (!monitor.report(error)) app.log.error({ err: error, table });
  };
  app.addHook('onError', (_request, _reply, error, done) => {
    monitor.report(error);
    done();
  });
  const wakes = new WakeRepository(db);
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
  const lobbyLive = new LobbyLive(shown, own, people, announcements, (error) => log(error, ''));
  const talk = new Talk(new TalkRepository(db), tables, hub, now);
  const plans = new Plans(new PlanRepository(db), play, hub, working ? jobs : elsewhere, serviceNow, log);
  const pushKeys = async (): Promise<PushKeys> => JSON.parse(await sharedSecret(db, 'push', newPushKeys)) as PushKeys;
  const send = webPushSender(pushKeys, options.pushAgent);
  const push = new Push(new PushRepository(db), play, plans, presence, hub, send, serviceNow, log);
  const others = {
    plan: (table: string) => plans.heard(table),
    person: (person: string) => people.doubt(person, false),
    notice: () => {
      announcements.heard();
      bans.forget();
    },
  };
  const neighbours = new Neighbours(entries, races, play, shown, lobbyLive, talk, jobs, hub, others, log);
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
  const actions = new AdminActions(new AdminActionRepository(db), now);
  const host = new Host({ stored: kept, personal, people, lobby, bans, actions, announcements, hub, now });
  const removeExpired = async (): Promise<void> => {
    await sessions.removeUnused();
    await signInGuard.removeOld();
    await bans.removeEnded();
    await host.removeOldAnswers();
  };
  const passkeys = new Passkeys(new PasskeyRepository(db), people, now);
  const signer = new RecordSigner(await sharedSecret(db, 'records', newSigningKey));
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
  metrics.watch('live_listeners', 'Open live streams', () => hub.listeners + lobbyLive.listeners);
  metrics.watch('races_in_memory', 'Races that this process has in memory', () => races.count);
  refuseMalformed(app);
  await describeApi(app);
  const underWay = noteRequests(app, metrics);
  await guardBorder(app, await secret(db, 'cookies'));
  const limits = options.limits ?? null;
  // Addresses are counted before anybody is looked up in the database, people after.
  const limitPeople = limits === null ? null : await limitRequests(app, limits);
  authenticateRequests(app, people, sessions);
  refuseBanned(app, bans);
  limitPeople?.();
  chargeWork(app, limits);
  operationRoutes(app, () => monitor.prove(), metrics, options);
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
  pushRoutes(app, people, push, async () => (await pushKeys()).publicKey);
  hostRoutes(app, host, announcements);
  talkRoutes(app, people, talk);
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
  if ('folder' in storage) await wakes.freeAll();
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
  answerBeforeEnd(app, underWay);
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
