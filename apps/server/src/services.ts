import { DomainEvents } from './events.ts';
import { Hub } from './live/hub.ts';
import { PeerSync } from './live/peer-sync.ts';
import { createAccountServices } from './services/accounts.ts';
import type { ServiceEnvironment } from './services/environment.ts';
import { createJobServices } from './services/jobs.ts';
import { createLobbyServices } from './services/lobby.ts';
import { createNotificationServices } from './services/notifications.ts';
import { createPeopleServices } from './services/people.ts';
import { createRaceServices } from './services/races.ts';

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Creates all services of a process, each group after those that it uses. */
export async function createServices(environment: ServiceEnvironment) {
  const { bus, log, serviceNow } = environment;
  const events = new DomainEvents(log);
  const hub = new Hub();
  const people = createPeopleServices(environment, events, hub);
  const races = await createRaceServices(environment, events, hub, people);
  const lobby = createLobbyServices(environment, events, hub, people, races);
  const notifications = await createNotificationServices(environment, hub, people, races);
  const jobs = createJobServices(environment, events, hub, people, races, lobby, notifications);
  const accounts = createAccountServices(environment, events, hub, people, races, lobby, jobs);
  const { entries } = races.repositories;
  const peerSync = new PeerSync({
    bus,
    hub,
    events,
    findAdvancedTables: (known) => entries.filterAdvanced(known),
    log,
  });
  return {
    bus,
    events,
    hub,
    peerSync,
    serviceNow,
    ...people.services,
    ...races.services,
    ...lobby.services,
    ...notifications.services,
    ...jobs.services,
    ...accounts.services,
  };
}
