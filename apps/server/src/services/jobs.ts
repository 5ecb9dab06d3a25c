import { withChampionshipJobs } from '../championships/jobs.ts';
import { ChampionshipLedger } from '../championships/ledger.ts';
import { ChampionshipReminders } from '../championships/reminders.ts';
import { ChampionshipRepository } from '../championships/repository.ts';
import { ChampionshipRunner } from '../championships/runner.ts';
import { Championships } from '../championships/service.ts';
import type { DomainEvents } from '../events.ts';
import type { Hub } from '../live/hub.ts';
import { BotPool } from '../race/bots/pool.ts';
import { Scheduler } from '../race/scheduler.ts';
import type { ServiceEnvironment } from './environment.ts';
import type { LobbyServices } from './lobby.ts';
import type { NotificationServices } from './notifications.ts';
import type { PeopleServices } from './people.ts';
import type { RaceServices } from './races.ts';

/** What runs jobs: bots, clocks and starts of races, and the championships that go on by them. */
export function createJobServices(
  environment: ServiceEnvironment,
  events: DomainEvents,
  hub: Hub,
  { repositories: { blocks }, services: { people } }: PeopleServices,
  { services: { autopilot, jobs, premoves, raceCache, races, results } }: RaceServices,
  { services: { gallery, lobby, reveals } }: LobbyServices,
  { services: { notifications } }: NotificationServices,
) {
  const { db, now, serviceNow, log, intervals } = environment;
  const repository = new ChampionshipRepository(db);
  const ledger = new ChampionshipLedger(repository, events, serviceNow);
  const reminders = new ChampionshipReminders(notifications);
  const runner = new ChampionshipRunner({
    ledger,
    repository,
    lobby,
    autopilot,
    results,
    reminders,
    now,
    serviceNow,
    breakMs: intervals.championshipBreakMs,
    graceMs: intervals.championshipGraceMs,
  });
  const championships = new Championships({
    ledger,
    repository,
    reminders,
    lobby,
    people,
    blocks,
    now,
    serviceNow,
    breakMs: intervals.championshipBreakMs,
    resolveReferences: (options) => gallery.resolveReferences(options),
  });
  const bots = new BotPool(environment.botThreads || undefined, environment.onBotMove);
  const scheduler = new Scheduler({
    jobs,
    raceCache,
    races,
    autopilot,
    premoves,
    starts: withChampionshipJobs(runner, reveals),
    bots,
    now: serviceNow,
    log,
    pollMs: intervals.pollMs,
    onPoll: () => environment.onPoll('jobs'),
    isWatched: (table) => hub.hasSubscribers(table),
  });
  return { services: { bots, championships, scheduler } };
}

export type JobServices = ReturnType<typeof createJobServices>;
