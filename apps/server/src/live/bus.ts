/**
 * What has changed. At a table: entries of the race; who sits there and how it stands; who looks at it; what is said; that a bot is
 * to move; what somebody plans. And besides: whether a person is still who they were; what everybody is to know.
 */
export const TOPICS = ['entries', 'table', 'presence', 'talk', 'due', 'plan', 'person', 'notice'] as const;
export type Topic = (typeof TOPICS)[number];

export interface BusSubscriber {
  /** Another process has changed something at a table, or about whatever else the topic is about. */
  heard(topic: Topic, id: string): void;
  /** For a while nothing could be heard: anything may have changed. */
  missed(): void;
}

/**
 * How processes that share a database wake each other. It only wakes: what has changed stands in the database, and whoever
 * hears of it looks there. So news may come twice, late or not at all, and nothing goes wrong but the time it takes.
 */
export interface Bus {
  /** Tells the others. It does not wait for anything and never fails. */
  publish(topic: Topic, id: string): void;
  /** From now on. A process does not hear itself. */
  subscribe(hearing: BusSubscriber): void;
  close(): Promise<void>;
}

/** One process alone has nobody to tell. */
export const NO_BUS: Bus = {
  publish: () => {},
  subscribe: () => {},
  close: () => Promise.resolve(),
};
