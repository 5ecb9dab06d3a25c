import type { Table } from '@paddock/protocol';
import { type Hub, NO_STEPS, type Subscriber } from '../live/hub.ts';
import type { Presence } from '../live/presence.ts';
import type { Tables } from '../tables/tables.ts';
import type { Premoves } from './premoves/service.ts';
import type { RaceService } from './service.ts';

export interface TableSubscriptionServices {
  readonly tables: Tables;
  readonly races: RaceService;
  readonly premoves: Premoves;
  readonly hub: Hub;
  readonly presence: Presence;
}

interface TableSubscriptionRequest {
  /** The table as it is now. */
  readonly table: Table;
  /** The number of entries that the client has; `null` for none. */
  readonly after: number | null;
}

/** Sends a client everything about a table, and from then on what happens there. `onClose` collects what to do at its end. */
export async function subscribeToTable(
  { tables, races, premoves, hub, presence }: TableSubscriptionServices,
  { table, after }: TableSubscriptionRequest,
  subscriber: Subscriber,
  onClose: (then: () => void) => void,
): Promise<void> {
  const { id } = table;
  const { person } = subscriber;
  let sentTable = '';
  let isRevealing = false;
  const sendTable = (current: Table): Table => {
    const encoded = JSON.stringify(current);
    if (encoded !== sentTable) subscriber.send({ name: 'table', data: current });
    sentTable = encoded;
    isRevealing = current.revealing;
    return current;
  };
  sendTable(table);
  // Subscribed at once, so that no message is lost while the race is loaded. A waiting stream has minus one entry, so that
  // the start of the race is sent as well: some races begin without an entry.
  onClose(hub.subscribe(id, subscriber, table.phase === 'open' ? -1 : NO_STEPS));
  // A waiting stream gets the race when it begins. It may have begun just before the stream was subscribed.
  if (table.phase !== 'open' || sendTable(await tables.find(id, person)).phase !== 'open') {
    hub.subscribe(id, subscriber, NO_STEPS);
    onClose(await races.subscribe(id, after, subscriber));
    premoves.sendInitial(id, subscriber, after !== null);
    // The table may have changed before the stream was subscribed.
    sendTable(await tables.find(id, person));
  }
  const removal = await tables.findRemovalNotice(id, person);
  if (removal !== null) subscriber.send(removal);
  const reveal = isRevealing ? await tables.findRevealRequest(id, person) : null;
  if (reveal !== null) subscriber.send(reveal);
  presence.check(id);
  onClose(() => presence.check(id));
}
