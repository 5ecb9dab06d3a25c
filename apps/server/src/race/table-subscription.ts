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
  readonly id: string;
  /** The number of entries that the client has; `null` for none. */
  readonly after: number | null;
}

/** Sends a client everything about a table, and from then on what happens there. `onClose` collects what to do at its end. */
export async function subscribeToTable(
  { tables, races, premoves, hub, presence }: TableSubscriptionServices,
  { id, after }: TableSubscriptionRequest,
  subscriber: Subscriber,
  onClose: (then: () => void) => void,
): Promise<void> {
  const { person } = subscriber;
  let sentTable = '';
  const sendTable = (current: Table): void => {
    const encoded = JSON.stringify(current);
    if (encoded !== sentTable) subscriber.send({ name: 'table', data: current });
    sentTable = encoded;
  };
  // Subscribed first, so that no change of the table is lost.
  onClose(hub.subscribe(id, subscriber, NO_STEPS));
  let table = await tables.sendToNewcomer(id, person, sendTable);
  if (table.phase === 'open') {
    // A waiting stream gets the race when it begins. It has minus one entry, because some races begin without an entry. The race may
    // have begun just before.
    hub.subscribe(id, subscriber, -1);
    table = await tables.sendToNewcomer(id, person, sendTable);
  }
  if (table.phase === 'open') {
    const removal = await tables.findRemovalNotice(id, person);
    if (removal !== null) subscriber.send(removal);
    const reveal = table.revealing ? await tables.findRevealRequest(id, person) : null;
    if (reveal !== null) subscriber.send(reveal);
  } else {
    hub.subscribe(id, subscriber, NO_STEPS);
    onClose(await races.subscribe(id, after, subscriber));
    premoves.sendInitial(id, subscriber, after !== null);
  }
  presence.check(id);
  onClose(() => presence.check(id));
}
