import { ignoreRefusals } from './errors.ts';
import type { Services } from './services.ts';

/**
 * Who reacts to which event. `PeerSync` besides publishes the local ones to the other processes. `runsJobs` is false for a
 * process that leaves bots and clocks to others.
 */
export function subscribeToEvents(services: Services, runsJobs: boolean): void {
  const { events, hub, lobbyFeed, premoves, raceCache, races, tables } = services;

  events.on('entriesStored', ({ table, isLocal }) => {
    lobbyFeed.onTableUpdated(table);
    return isLocal || !hub.hasSubscribers(table) ? undefined : ignoreRefusals(races.loadCurrent(table));
  });
  events.on('entriesStored', ({ table }) => services.delayedSpectators.onEntriesStored(table));
  events.on('raceAdvanced', ({ race, isLocal }) => {
    premoves.onRaceAdvanced(race.id);
    if (isLocal) services.notifications.scheduleReminders(race);
  });
  events.on('raceEnded', ({ table }) => services.results.storeResult(table));
  events.on('resultStored', ({ table }) => tables.announceChange(table));
  events.on('resultStored', () => services.debriefs.computeDue());
  events.on('resultStored', ({ table }) => services.championships.onRaceOver(table));
  events.on('resultStored', ({ table }) => services.gallery.countRace(table));

  events.on('jobScheduled', ({ table, dueAt }) => {
    if (runsJobs) services.scheduler.schedule(table, dueAt);
    // Processes that run jobs find later ones by polling.
    else if (dueAt <= services.serviceNow()) services.bus.publish('job', table);
  });
  events.on('jobDue', ({ table }) => services.scheduler.runNow(table));

  events.on('premovesChanged', ({ table, isLocal }) => {
    if (!isLocal) premoves.notifyOwners(table);
  });
  events.on('premovesDropped', ({ race }) => services.notifications.scheduleReminders(race));

  events.on('tableChanged', ({ table, isLocal }) => {
    // Who drives which seat is part of what the cache holds.
    if (!isLocal) raceCache.forget(table);
    return lobbyFeed.onTableChanged(table);
  });
  events.on('tableChanged', ({ table, isLocal }) =>
    isLocal || !hub.hasSubscribers(table) ? undefined : ignoreRefusals(tables.sendToSubscribers(table)),
  );
  events.on('presenceChanged', ({ table, isLocal }) => {
    lobbyFeed.onTableUpdated(table);
    return isLocal || !hub.hasSubscribers(table) ? undefined : ignoreRefusals(tables.sendToSubscribers(table));
  });
  events.on('visitorsChanged', ({ table }) => services.tableCleanup.onPresenceChanged(table));
  events.on('visitorsChanged', ({ table, people }) => tables.announcePresence(table, people));
  events.on('messageStored', ({ table, isLocal }) =>
    isLocal ? undefined : ignoreRefusals(services.chat.deliverNewMessages(table)),
  );

  events.on('namesChanged', async ({ tables: changed }) => {
    for (const table of changed) {
      raceCache.forget(table);
      await ignoreRefusals(tables.announceChange(table));
    }
  });
  events.on('credentialsChanged', ({ person }) => {
    services.people.clearCachedTokens(person);
    services.sessions.clearCachedSessions(person);
    hub.closeStreamsOf(person);
    lobbyFeed.closeStreamsOf(person);
  });
  events.on('personInvited', (invitation) => services.invitationNews.tell(invitation));
  events.on('blocksChanged', ({ person }) => lobbyFeed.onBlocksChanged(person));
  events.on('announcementChanged', () => lobbyFeed.onAnnouncementChanged());
  events.on('bansChanged', ({ isLocal }) => {
    if (!isLocal) services.bans.clearCache();
  });
  events.on('peerMessagesLost', () => lobbyFeed.refresh());
}
