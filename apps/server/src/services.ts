import { randomBytes } from 'node:crypto';
import type { Agent } from 'node:https';
import { MAX_LIVE_TURN_SECONDS } from '@paddock/protocol';
import { ActionLogRepository } from './admin/action-log-repository.ts';
import { ActionLog } from './admin/action-log.ts';
import { Announcements } from './admin/announcements.ts';
import { BanRepository } from './admin/ban-repository.ts';
import { Bans } from './admin/bans.ts';
import { AdminRepository } from './admin/repository.ts';
import { Admin } from './admin/service.ts';
import { withChampionshipJobs } from './championships/jobs.ts';
import { ChampionshipLedger } from './championships/ledger.ts';
import { ChampionshipReminders } from './championships/reminders.ts';
import { ChampionshipRepository } from './championships/repository.ts';
import { ChampionshipRunner } from './championships/runner.ts';
import { Championships } from './championships/service.ts';
import { ArenaRepository } from './arena/repository.ts';
import { BotArena } from './arena/service.ts';
import { ChatRepository } from './chat/repository.ts';
import { Chat } from './chat/service.ts';
import { DomainEvents } from './events.ts';
import { DesignRepository } from './gallery/design-repository.ts';
import { Designs } from './gallery/designs.ts';
import { GalleryRepository } from './gallery/repository.ts';
import { Gallery } from './gallery/service.ts';
import type { Intervals } from './intervals.ts';
import { type Bus, NO_BUS } from './live/bus.ts';
import { Hub } from './live/hub.ts';
import { LastSeenRepository } from './live/last-seen-repository.ts';
import { PeerSync } from './live/peer-sync.ts';
import { PresenceRepository } from './live/presence-repository.ts';
import { Presence } from './live/presence.ts';
import { LobbyFeed } from './lobby/feed.ts';
import { OwnTables } from './lobby/own-tables.ts';
import { QuickMatchRepository } from './lobby/quick-match-repository.ts';
import { QuickMatch } from './lobby/quick-match.ts';
import { Reveals } from './lobby/reveals.ts';
import { Lobby } from './lobby/service.ts';
import { TableCleanupRepository } from './lobby/table-cleanup-repository.ts';
import { TableCleanup } from './lobby/table-cleanup.ts';
import type { Moment } from './lobby/waiting-room.ts';
import { WaitingTableRepository } from './lobby/waiting-table-repository.ts';
import { InvitationNews } from './notifications/contacts/invitation-news.ts';
import { ContactRepository } from './notifications/contacts/repository.ts';
import { createContactSenders, type ContactSettings } from './notifications/contacts/senders.ts';
import { ContactService } from './notifications/contacts/service.ts';
import { createPushKeys, createPushSender, type PushKeys } from './notifications/push-sender.ts';
import { NotificationRepository } from './notifications/repository.ts';
import { Notifications } from './notifications/service.ts';
import { AccountDataRepository } from './people/account-data-repository.ts';
import { AccountData } from './people/account-data.ts';
import { BotAccountRepository } from './people/bot-account-repository.ts';
import { BotAccounts } from './people/bot-accounts.ts';
import { BlockRepository } from './people/block-repository.ts';
import { Blocks } from './people/blocks.ts';
import { FollowRepository } from './people/follow-repository.ts';
import { Follows } from './people/follows.ts';
import { PasskeyRepository } from './people/passkey-repository.ts';
import { Passkeys } from './people/passkeys.ts';
import { PeopleRepository } from './people/repository.ts';
import { People } from './people/service.ts';
import { RecoveryCodeRepository } from './people/recovery-code-repository.ts';
import { RecoveryCodeService } from './people/recovery-codes.ts';
import { SessionRepository } from './people/session-repository.ts';
import { Sessions } from './people/sessions.ts';
import { SignInFailureRepository } from './people/sign-in-failure-repository.ts';
import { SignInGuard } from './people/sign-in-guard.ts';
import { VacationRepository } from './race/vacations/repository.ts';
import { Vacations } from './race/vacations/service.ts';
import { Autopilot } from './race/autopilot.ts';
import { BotPool } from './race/bots/pool.ts';
import { CheckpointRepository } from './race/checkpoint-repository.ts';
import { createChancesPool, RaceChances } from './race/chances/service.ts';
import { DelayedSpectators } from './race/delayed-spectators.ts';
import { DebriefPool } from './race/debriefs/pool.ts';
import { DebriefRepository } from './race/debriefs/repository.ts';
import { Debriefs, hasDebrief } from './race/debriefs/service.ts';
import { DriverRepository } from './race/driver-repository.ts';
import { EntryRepository } from './race/entry-repository.ts';
import { JobRepository } from './race/job-repository.ts';
import { Journal } from './race/journal.ts';
import { PremoveRepository } from './race/premoves/repository.ts';
import { Premoves } from './race/premoves/service.ts';
import { RaceQueries } from './race/queries.ts';
import { RaceCache } from './race/race-cache.ts';
import { HistoryRepository } from './race/results/history-repository.ts';
import { RaceHistory } from './race/results/history.ts';
import { GameLogRepository } from './race/results/game-log-repository.ts';
import { GameLog } from './race/results/game-log.ts';
import { RatingRepository } from './race/results/rating-repository.ts';
import { RecordRepository } from './race/results/record-repository.ts';
import { createSigningKey, RecordSigner } from './race/results/record-signer.ts';
import { ResultRepository } from './race/results/repository.ts';
import { Results } from './race/results/service.ts';
import { Scheduler } from './race/scheduler.ts';
import { RaceService } from './race/service.ts';
import type { Database } from './storage/connect.ts';
import { loadSecret } from './storage/secret-repository.ts';
import { TableRepository } from './tables/repository.ts';
import { Tables } from './tables/tables.ts';

/** What the services need from outside. */
interface ServiceEnvironment extends ContactSettings {
  readonly db: Database;
  readonly bus: Bus;
  /** The wall clock. */
  readonly now: () => number;
  /** The service clock, which players' clocks and jobs follow. */
  readonly serviceNow: () => number;
  readonly toWallTime: (serviceTime: number) => number;
  readonly log: (error: unknown, table?: string) => void;
  /** Called with the number of moves that a transaction has stored. */
  readonly onEntriesStored: (moves: number) => void;
  /** Called with the milliseconds that a bot took to choose. */
  readonly onBotMove: (ms: number) => void;
  readonly botThreads: number | null;
  /** Whether debriefs of finished races are computed. */
  readonly debriefs: boolean;
  readonly pruneAfterDays: number | null;
  readonly intervals: Intervals;
  /** Called after every look for due work. */
  readonly onPoll: (work: 'jobs' | 'reminders') => void;
  readonly pushAgent?: Agent;
}

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Creates all services of a process, each after those that it uses. */
export async function createServices(environment: ServiceEnvironment) {
  const { db, bus, now, serviceNow, toWallTime, log, intervals } = environment;
  const events = new DomainEvents(log);
  const hub = new Hub();
  const createMoment = (): Moment => ({ wall: now(), service: serviceNow() });

  const people = new People(new PeopleRepository(db), events, now);
  const sessions = new Sessions(new SessionRepository(db), people, events, now);
  const passkeys = new Passkeys(new PasskeyRepository(db), people, now);
  const signInGuard = new SignInGuard(new SignInFailureRepository(db), now);
  const blockRepository = new BlockRepository(db);
  const blocks = new Blocks(blockRepository, events);

  const isShared = bus !== NO_BUS;
  const shared = isShared ? new PresenceRepository(db) : null;
  const presence = new Presence({
    hub,
    shared,
    lastSeen: new LastSeenRepository(db, isShared),
    events,
    now,
    log,
    settleMs: intervals.presenceMs,
  });
  const tableRepository = new TableRepository(db);
  const vacationRepository = new VacationRepository(db);
  const vacations = new Vacations({
    repository: vacationRepository,
    serviceNow,
    toWallTime,
    onChanged: (person) => applyVacation(person),
  });
  const tables = new Tables(tableRepository, presence, hub, events, now, toWallTime, (ids) =>
    vacations.findCurrent(ids),
  );
  const chatRepository = new ChatRepository(db);
  const chat = new Chat(chatRepository, tableRepository, hub, events, now);
  const gallery = new Gallery({
    repository: new GalleryRepository(db),
    blocks: blockRepository,
    reports: chatRepository,
    now,
  });

  const premoveRepository = new PremoveRepository(db, isShared);
  const entries = new EntryRepository(db, premoveRepository);
  const drivers = new DriverRepository(db);
  const raceCache = new RaceCache(
    tableRepository,
    entries,
    drivers,
    new CheckpointRepository(db),
    vacationRepository,
    serviceNow,
  );
  const journal = new Journal(entries, environment.onEntriesStored);
  const delayedSpectators = new DelayedSpectators({ entries, tables: tableRepository, hub, now: serviceNow, log });
  const races = new RaceService({
    races: raceCache,
    journal,
    hub,
    delayedSpectators,
    events,
    isShared,
    now: serviceNow,
    wallNow: now,
  });
  const raceQueries = new RaceQueries(races, delayedSpectators);
  const autopilot = new Autopilot(drivers, tables, races, serviceNow);
  const premoves = new Premoves({
    repository: premoveRepository,
    races,
    hub,
    events,
    now: serviceNow,
    log,
  });
  const signer = new RecordSigner(await loadSecret(db, 'records', createSigningKey));
  const results = new Results({
    results: new ResultRepository(db),
    ratings: new RatingRepository(db),
    records: new RecordRepository(db),
    tables: tableRepository,
    entries,
    signer,
    events,
    log,
    hasDebrief: (game) => environment.debriefs && hasDebrief(game),
  });
  const chances = new RaceChances({
    races,
    pool: environment.debriefs ? createChancesPool() : null,
    now,
    log,
  });
  const gameLog = new GameLog(new GameLogRepository(db), results);
  const debriefs = new Debriefs({
    repository: new DebriefRepository(db),
    tables: tableRepository,
    results,
    pool: new DebriefPool(),
    now: serviceNow,
    log,
    pollMs: intervals.debriefMs,
    isEnabled: environment.debriefs,
  });

  const waiting = new WaitingTableRepository(db, serviceNow, now);
  const reveals = new Reveals({ waiting, tables, presence, hub, races, events, moment: createMoment });
  const lobby = new Lobby({
    repository: tableRepository,
    waiting,
    blocks: blockRepository,
    tables,
    reveals,
    races,
    autopilot,
    people,
    events,
    moment: createMoment,
    resolveReferences: (options) => gallery.resolveReferences(options),
  });
  const quickMatch = new QuickMatch(new QuickMatchRepository(db), lobby, now, intervals.quickMatchMs);
  const arena = new BotArena(new ArenaRepository(db), lobby, now, intervals.arenaGatherMs);
  const ownTables = new OwnTables({ repository: tableRepository, entries, tables, raceCache, races, toWallTime });
  const tableCleanup = new TableCleanup({
    repository: new TableCleanupRepository(db),
    tables,
    presence,
    results,
    now,
    pruneAfterDays: environment.pruneAfterDays,
    log,
  });
  const pushKeys = async (): Promise<PushKeys> => JSON.parse(await loadSecret(db, 'push', createPushKeys)) as PushKeys;
  const contacts = new ContactService({
    repository: new ContactRepository(db),
    senders: createContactSenders(environment),
    publicUrl: environment.publicUrl ?? '',
    key: await loadSecret(db, 'contacts', () => randomBytes(32).toString('hex')),
    now,
    log,
  });
  const notifications = new Notifications({
    contacts,
    repository: new NotificationRepository(db),
    races,
    premoves,
    presence,
    hub,
    send: createPushSender(pushKeys, environment.pushAgent),
    now: serviceNow,
    log,
    pollMs: intervals.pollMs,
    onPoll: () => environment.onPoll('reminders'),
  });
  const championshipRepository = new ChampionshipRepository(db);
  const ledger = new ChampionshipLedger(championshipRepository, events, serviceNow);
  /** The clocks of a person's races follow from their vacations: the races are read again, and so is when a clock runs out. */
  async function applyVacation(person: string): Promise<void> {
    const slow = await tableRepository.listSlowRaces(person, MAX_LIVE_TURN_SECONDS);
    for (const table of slow) raceCache.forget(table);
    await jobs.reschedule(slow, serviceNow());
    for (const table of slow) await tables.announceChange(table);
  }

  const championshipReminders = new ChampionshipReminders(notifications);
  const championshipRunner = new ChampionshipRunner({
    ledger,
    repository: championshipRepository,
    lobby,
    autopilot,
    results,
    reminders: championshipReminders,
    now,
    serviceNow,
    breakMs: intervals.championshipBreakMs,
    graceMs: intervals.championshipGraceMs,
  });
  const championships = new Championships({
    ledger,
    repository: championshipRepository,
    reminders: championshipReminders,
    lobby,
    people,
    blocks: blockRepository,
    now,
    serviceNow,
    breakMs: intervals.championshipBreakMs,
    resolveReferences: (options) => gallery.resolveReferences(options),
  });
  const bots = new BotPool(environment.botThreads || undefined, environment.onBotMove);
  const jobs = new JobRepository(db);
  const scheduler = new Scheduler({
    jobs,
    raceCache,
    races,
    autopilot,
    premoves,
    starts: withChampionshipJobs(championshipRunner, reveals),
    bots,
    now: serviceNow,
    log,
    pollMs: intervals.pollMs,
    onPoll: () => environment.onPoll('jobs'),
    isWatched: (table) => hub.hasSubscribers(table),
  });

  const accountDataRepository = new AccountDataRepository(db);
  const botAccountRepository = new BotAccountRepository(db);
  const accountData = new AccountData({
    repository: accountDataRepository,
    bots: botAccountRepository,
    people,
    sessions,
    passkeys,
    events,
    leaveTables: async (ids, person) => {
      await championships.leaveAll(person);
      await lobby.leaveAll(ids, person);
    },
  });
  const botAccounts = new BotAccounts(botAccountRepository, people, accountData, now);
  const adminRepository = new AdminRepository(db);
  const announcements = new Announcements(adminRepository, events);
  const bans = new Bans(new BanRepository(db), events, now);
  const admin = new Admin({
    repository: adminRepository,
    accountData: accountDataRepository,
    people,
    lobby,
    bans,
    actions: new ActionLog(new ActionLogRepository(db), now),
    announcements,
    closeChampionship: (id) => championships.close(id),
    gallery,
    hub,
    events,
    now,
  });
  const lobbyFeed = new LobbyFeed({
    tables,
    ownTables,
    people,
    findAnnouncement: () => announcements.find(),
    findBlocked: (person) => blockRepository.listBlockedEitherWay(person),
    log,
    debounceMs: intervals.lobbyMs,
  });

  const follows = new Follows({
    repository: new FollowRepository(db),
    blocks: blockRepository,
    whereabouts: {
      findTablesOf: (ids) => presence.findTablesOf(ids),
      isInLobby: (person) => lobbyFeed.isConnected(person),
      findListed: (ids) => tableRepository.findListed(ids),
    },
    now,
  });

  const peerSync = new PeerSync({
    bus,
    hub,
    events,
    findAdvancedTables: (known) => entries.filterAdvanced(known),
    log,
  });

  return {
    accountData,
    admin,
    adminRepository,
    announcements,
    arena,
    autopilot,
    bans,
    blocks,
    botAccounts,
    bots,
    bus,
    championships,
    chances,
    chat,
    contacts,
    debriefs,
    delayedSpectators,
    designs: new Designs(new DesignRepository(db), now),
    events,
    follows,
    gallery,
    gameLog,
    hub,
    invitationNews: new InvitationNews(contacts, (person) => blockRepository.listBlockersOf(person)),
    jobs,
    journal,
    lobby,
    lobbyFeed,
    notifications,
    ownTables,
    passkeys,
    peerSync,
    people,
    premoves,
    presence,
    pushPublicKey: async () => (await pushKeys()).publicKey,
    quickMatch,
    raceCache,
    raceHistory: new RaceHistory(new HistoryRepository(db)),
    raceQueries,
    races,
    recoveryCodes: new RecoveryCodeService(new RecoveryCodeRepository(db), people, now),
    results,
    reveals,
    scheduler,
    serviceNow,
    sessions,
    signInGuard,
    signer,
    tableCleanup,
    tables,
    vacations,
  };
}
