import { ArenaRepository } from '../arena/repository.ts';
import { BotArena } from '../arena/service.ts';
import { ChatRepository } from '../chat/repository.ts';
import { Chat } from '../chat/service.ts';
import type { DomainEvents } from '../events.ts';
import { BalanceRepository } from '../gallery/balance/repository.ts';
import { createBalancePool, GalleryBalance, MEASURED_GAMES } from '../gallery/balance/service.ts';
import { DesignRepository } from '../gallery/design-repository.ts';
import { Designs } from '../gallery/designs.ts';
import { GalleryRepository } from '../gallery/repository.ts';
import { Gallery } from '../gallery/service.ts';
import type { Hub } from '../live/hub.ts';
import { OwnTables } from '../lobby/own-tables.ts';
import { QuickMatchRepository } from '../lobby/quick-match-repository.ts';
import { QuickMatch } from '../lobby/quick-match.ts';
import { Reveals } from '../lobby/reveals.ts';
import { Lobby } from '../lobby/service.ts';
import { TableCleanupRepository } from '../lobby/table-cleanup-repository.ts';
import { TableCleanup } from '../lobby/table-cleanup.ts';
import type { Moment } from '../lobby/waiting-room.ts';
import { WaitingTableRepository } from '../lobby/waiting-table-repository.ts';
import type { ServiceEnvironment } from './environment.ts';
import type { PeopleServices } from './people.ts';
import type { RaceServices } from './races.ts';

export type LobbyServices = ReturnType<typeof createLobbyServices>;

/** How people come together before a race, what they say there, and the circuits they publish. */
export function createLobbyServices(
  environment: ServiceEnvironment,
  events: DomainEvents,
  hub: Hub,
  { repositories: { blocks }, services: { people, presence } }: PeopleServices,
  { repositories, services: { autopilot, raceCache, races, results, tables } }: RaceServices,
) {
  const { db, now, serviceNow, toWallTime, log, intervals } = environment;
  const createMoment = (): Moment => ({ wall: now(), service: serviceNow() });
  const chatRepository = new ChatRepository(db);
  const galleryBalance = new GalleryBalance({
    repository: new BalanceRepository(db, MEASURED_GAMES),
    pool: createBalancePool(),
    now: serviceNow,
    log: (error) => log(error),
    pollMs: intervals.debriefMs,
    isEnabled: environment.debriefs,
  });
  const gallery = new Gallery({
    repository: new GalleryRepository(db),
    blocks,
    reports: chatRepository,
    now,
    onPublished: () => galleryBalance.computeDue(),
  });
  const waiting = new WaitingTableRepository(db, serviceNow, now);
  const reveals = new Reveals({ waiting, tables, presence, hub, races, events, moment: createMoment });
  const lobby = new Lobby({
    repository: repositories.tables,
    waiting,
    blocks,
    tables,
    reveals,
    races,
    autopilot,
    people,
    events,
    moment: createMoment,
    resolveReferences: (options) => gallery.resolveReferences(options),
  });
  const tableCleanup = new TableCleanup({
    repository: new TableCleanupRepository(db),
    tables,
    presence,
    results,
    now,
    pruneAfterDays: environment.pruneAfterDays,
    log,
  });
  return {
    services: {
      arena: new BotArena(new ArenaRepository(db), lobby, now, intervals.arenaGatherMs),
      chat: new Chat(chatRepository, repositories.tables, hub, events, now),
      designs: new Designs(new DesignRepository(db), now),
      gallery,
      galleryBalance,
      lobby,
      ownTables: new OwnTables({
        repository: repositories.tables,
        entries: repositories.entries,
        tables,
        raceCache,
        races,
        toWallTime,
      }),
      quickMatch: new QuickMatch(new QuickMatchRepository(db), lobby, now, intervals.quickMatchMs),
      reveals,
      tableCleanup,
    },
  };
}
