import type { DomainEventMap, DomainEvents } from '../events.ts';
import type { Bus, BusSubscriber, BusTopic } from './bus.ts';
import type { Hub } from './hub.ts';

/** How often to look for entries without a message: a process may die between storing and publishing. */
const CHECK_INTERVAL_MS = 5000;
const BATCH_SIZE = 200;

type TableEventName = 'entriesStored' | 'tableChanged' | 'presenceChanged' | 'messageStored' | 'premovesChanged';

/** Events of a table that all processes share, by their topic on the bus. */
const TABLE_EVENTS = {
  entries: 'entriesStored',
  table: 'tableChanged',
  presence: 'presenceChanged',
  chat: 'messageStored',
  premoves: 'premovesChanged',
} as const satisfies Partial<Record<BusTopic, TableEventName>>;

interface PeerSyncOptions {
  readonly bus: Bus;
  readonly hub: Hub;
  readonly events: DomainEvents;
  /** Which of these tables have more than this number of entries stored. */
  readonly findAdvancedTables: (known: readonly (readonly [table: string, n: number])[]) => Promise<string[]>;
  readonly log: (error: unknown) => void;
}

/** Publishes what this process does to the other processes at the same database, and emits what they do as events here. */
export class PeerSync implements BusSubscriber {
  readonly #options: PeerSyncOptions;
  #timer: NodeJS.Timeout | null = null;
  #checking: Promise<void> = Promise.resolve();

  constructor(options: PeerSyncOptions) {
    this.#options = options;
    const { bus, events } = options;
    for (const [topic, name] of Object.entries(TABLE_EVENTS) as [keyof typeof TABLE_EVENTS, TableEventName][]) {
      events.on(name, ({ table, isLocal }: DomainEventMap[TableEventName]) => {
        if (isLocal) bus.publish(topic, table);
      });
    }
    events.on('credentialsChanged', ({ person, isLocal }) => {
      if (isLocal) bus.publish('person', person);
    });
    events.on('announcementChanged', ({ isLocal }) => {
      if (isLocal) bus.publish('notice', 'announcement');
    });
    events.on('bansChanged', ({ isLocal }) => {
      if (isLocal) bus.publish('notice', 'bans');
    });
  }

  start(): void {
    this.#options.bus.subscribe(this);
    this.#timer = setInterval(() => {
      this.#checking = this.check().catch(this.#options.log);
    }, CHECK_INTERVAL_MS);
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#checking;
  }

  onMessage(topic: BusTopic, id: string): void {
    const { events } = this.#options;
    if (topic === 'job') events.emit('jobDue', { table: id });
    else if (topic === 'person') events.emit('credentialsChanged', { person: id, isLocal: false });
    else if (topic === 'notice') {
      events.emit('announcementChanged', { isLocal: false });
      events.emit('bansChanged', { isLocal: false });
    } else events.emit(TABLE_EVENTS[topic], { table: id, isLocal: false });
  }

  onMessagesLost(): void {
    for (const table of this.#options.hub.tables) {
      for (const topic of ['table', 'entries', 'chat', 'premoves'] as const) this.onMessage(topic, table);
    }
    this.onMessage('notice', '');
    this.#options.events.emit('peerMessagesLost', { isLocal: false });
  }

  /** Looks for races that have more entries than the streams here were sent, or that began while people wait for them. */
  async check(): Promise<void> {
    const { hub, findAdvancedTables } = this.#options;
    const counts = hub.entryCounts();
    const waiting = new Set(counts.flatMap(([table, n]) => (n < 0 ? [table] : [])));
    const known = counts.map(([table, n]) => [table, Math.max(0, n)] as const);
    for (let i = 0; i < known.length; i += BATCH_SIZE) {
      for (const table of await findAdvancedTables(known.slice(i, i + BATCH_SIZE))) {
        if (waiting.has(table)) this.onMessage('table', table);
        this.onMessage('entries', table);
      }
    }
  }
}
