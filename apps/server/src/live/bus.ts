/**
 * What a message is about. At a table: entries of the race, the table itself, who is present, chat, a due job, premoves.
 * Besides: a person's credentials, and what everybody is concerned by (announcement, bans).
 */
export const BUS_TOPICS = ['entries', 'table', 'presence', 'chat', 'job', 'premoves', 'person', 'notice'] as const;
export type BusTopic = (typeof BUS_TOPICS)[number];

export interface BusSubscriber {
  /** Another process changed something about this table, person or notice. */
  onMessage(topic: BusTopic, id: string): void;
  /** The connection was lost for a while, and messages with it: anything may have changed. */
  onMessagesLost(): void;
}

/**
 * How processes that share a database notify each other. Messages carry no data: the receiver reads the database.
 * So a message may come twice, late or not at all, and only time is lost.
 */
export interface Bus {
  /** Notifies the other processes. It does not wait for anything and never fails. */
  publish(topic: BusTopic, id: string): void;
  /** From now on. A process does not receive its own messages. */
  subscribe(subscriber: BusSubscriber): void;
  close(): Promise<void>;
}

/** For one process alone. */
export const NO_BUS: Bus = {
  publish: () => {},
  subscribe: () => {},
  close: () => Promise.resolve(),
};
