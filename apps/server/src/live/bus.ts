/** What has changed: entries of a race; who sits at a table and how it stands; what is said there; that a bot is to move. */
export const TOPICS = ['entries', 'table', 'talk', 'due'] as const;
export type Topic = (typeof TOPICS)[number];

export interface Hearing {
  /** Another process has changed something at a table. */
  heard(topic: Topic, table: string): void;
  /** For a while nothing could be heard: anything may have changed. */
  missed(): void;
}

/**
 * How processes that share a database wake each other. It only wakes: what has changed stands in the database, and whoever
 * hears of it looks there. So news may come twice, late or not at all, and nothing goes wrong but the time it takes.
 */
export interface Bus {
  /** Tells the others. It does not wait for anything and never fails. */
  publish(topic: Topic, table: string): void;
  /** From now on. A process does not hear itself. */
  subscribe(hearing: Hearing): void;
  close(): Promise<void>;
}

/** One process alone has nobody to tell. */
export const NO_BUS: Bus = {
  publish: () => {},
  subscribe: () => {},
  close: () => Promise.resolve(),
};
