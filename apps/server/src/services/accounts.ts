import { ActionLogRepository } from '../admin/action-log-repository.ts';
import { ActionLog } from '../admin/action-log.ts';
import { Announcements } from '../admin/announcements.ts';
import { BanRepository } from '../admin/ban-repository.ts';
import { Bans } from '../admin/bans.ts';
import { AdminRepository } from '../admin/repository.ts';
import { Admin } from '../admin/service.ts';
import type { DomainEvents } from '../events.ts';
import type { Hub } from '../live/hub.ts';
import { LobbyFeed } from '../lobby/feed.ts';
import { AccountDataRepository } from '../people/account-data-repository.ts';
import { AccountData } from '../people/account-data.ts';
import { BotAccountRepository } from '../people/bot-account-repository.ts';
import { BotAccounts } from '../people/bot-accounts.ts';
import { FollowRepository } from '../people/follow-repository.ts';
import { Follows } from '../people/follows.ts';
import type { ServiceEnvironment } from './environment.ts';
import type { JobServices } from './jobs.ts';
import type { LobbyServices } from './lobby.ts';
import type { PeopleServices } from './people.ts';
import type { RaceServices } from './races.ts';

/** What concerns everything of a person: their data, BOT accounts, the feed of the lobby, whom they follow, and what the admin does. */
export function createAccountServices(
  environment: ServiceEnvironment,
  events: DomainEvents,
  hub: Hub,
  { repositories: { blocks }, services: { passkeys, people, presence, sessions } }: PeopleServices,
  { repositories, services: { tables } }: RaceServices,
  { services: { gallery, lobby, ownTables } }: LobbyServices,
  { services: { championships } }: JobServices,
) {
  const { db, now, log, intervals } = environment;
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
    findBlocked: (person) => blocks.listBlockedEitherWay(person),
    log,
    debounceMs: intervals.lobbyMs,
  });
  const follows = new Follows({
    repository: new FollowRepository(db),
    blocks,
    whereabouts: {
      findTablesOf: (ids) => presence.findTablesOf(ids),
      isInLobby: (person) => lobbyFeed.isConnected(person),
      findListed: (ids) => repositories.tables.findListed(ids),
    },
    now,
  });
  return {
    services: {
      accountData,
      admin,
      adminRepository,
      announcements,
      bans,
      botAccounts: new BotAccounts(botAccountRepository, people, accountData, now),
      follows,
      lobbyFeed,
    },
  };
}
