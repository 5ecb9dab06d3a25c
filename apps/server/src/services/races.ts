import { MAX_LIVE_TURN_SECONDS } from '@paddock/protocol';
import type { DomainEvents } from '../events.ts';
import { NO_BUS } from '../live/bus.ts';
import type { Hub } from '../live/hub.ts';
import { Autopilot } from '../race/autopilot.ts';
import { createChancesPool, RaceChances } from '../race/chances/service.ts';
import { CheckpointRepository } from '../race/checkpoint-repository.ts';
import { DebriefPool } from '../race/debriefs/pool.ts';
import { DebriefRepository } from '../race/debriefs/repository.ts';
import { Debriefs, hasDebrief } from '../race/debriefs/service.ts';
import { DelayedSpectators } from '../race/delayed-spectators.ts';
import { DriverRepository } from '../race/driver-repository.ts';
import { EntryRepository } from '../race/entry-repository.ts';
import { JobRepository } from '../race/job-repository.ts';
import { Journal } from '../race/journal.ts';
import { PremoveRepository } from '../race/premoves/repository.ts';
import { Premoves } from '../race/premoves/service.ts';
import { RaceQueries } from '../race/queries.ts';
import { RaceCache } from '../race/race-cache.ts';
import { GameLogRepository } from '../race/results/game-log-repository.ts';
import { GameLog } from '../race/results/game-log.ts';
import { HistoryRepository } from '../race/results/history-repository.ts';
import { RaceHistory } from '../race/results/history.ts';
import { RatingRepository } from '../race/results/rating-repository.ts';
import { RecordRepository } from '../race/results/record-repository.ts';
import { createSigningKey, RecordSigner } from '../race/results/record-signer.ts';
import { ResultRepository } from '../race/results/repository.ts';
import { Results } from '../race/results/service.ts';
import { RaceService } from '../race/service.ts';
import { VacationRepository } from '../race/vacations/repository.ts';
import { Vacations } from '../race/vacations/service.ts';
import { loadSecret } from '../storage/secret-repository.ts';
import { TableRepository } from '../tables/repository.ts';
import { Tables } from '../tables/tables.ts';
import type { ServiceEnvironment } from './environment.ts';
import type { PeopleServices } from './people.ts';

export type RaceServices = Awaited<ReturnType<typeof createRaceServices>>;

/** Tables and their races: moves, clocks, results and debriefs. */
export async function createRaceServices(
  environment: ServiceEnvironment,
  events: DomainEvents,
  hub: Hub,
  { services: { presence } }: PeopleServices,
) {
  const { db, bus, now, serviceNow, toWallTime, log, intervals } = environment;
  const isShared = bus !== NO_BUS;
  const tableRepository = new TableRepository(db);
  const vacationRepository = new VacationRepository(db);
  const premoveRepository = new PremoveRepository(db, isShared);
  const entries = new EntryRepository(db, premoveRepository);
  const drivers = new DriverRepository(db);
  const jobs = new JobRepository(db);
  const raceCache = new RaceCache(
    tableRepository,
    entries,
    drivers,
    new CheckpointRepository(db),
    vacationRepository,
    serviceNow,
  );
  const vacations = new Vacations({
    repository: vacationRepository,
    serviceNow,
    toWallTime,
    onChanged: (person) => applyVacation(person),
  });
  const tables = new Tables(tableRepository, presence, hub, events, now, toWallTime, (ids) =>
    vacations.findCurrent(ids),
  );

  /** The clocks of a person's races follow from their vacations: the races are read again, and so is when a clock runs out. */
  async function applyVacation(person: string): Promise<void> {
    const slow = await tableRepository.listSlowRaces(person, MAX_LIVE_TURN_SECONDS);
    for (const table of slow) raceCache.forget(table);
    await jobs.reschedule(slow, serviceNow());
    for (const table of slow) await tables.announceChange(table);
  }

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
  return {
    repositories: { entries, tables: tableRepository },
    services: {
      autopilot: new Autopilot(drivers, tables, races, serviceNow),
      chances: new RaceChances({ races, pool: environment.debriefs ? createChancesPool() : null, now, log }),
      debriefs,
      delayedSpectators,
      gameLog: new GameLog(new GameLogRepository(db), results),
      jobs,
      journal,
      premoves: new Premoves({ repository: premoveRepository, races, hub, events, now: serviceNow, log }),
      raceCache,
      raceHistory: new RaceHistory(new HistoryRepository(db)),
      raceQueries: new RaceQueries(races, delayedSpectators),
      races,
      results,
      signer,
      tables,
      vacations,
    },
  };
}
