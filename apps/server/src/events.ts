import type { Person } from '@paddock/protocol';
import type { Race } from './race/race.ts';

/** Which process did it: this one (`isLocal`), or another one at the same database. */
interface Origin {
  readonly isLocal: boolean;
}

interface TableEvent extends Origin {
  readonly table: string;
}

/** Everything that one part of the server does and others react to. `event-subscriptions.ts` lists the reactions. */
export interface DomainEventMap {
  /** Entries of a race were stored. */
  entriesStored: TableEvent;
  /** A race in memory has new entries or another driver, and both are stored. */
  raceAdvanced: Origin & { readonly race: Race };
  raceEnded: { readonly table: string };
  resultStored: { readonly table: string };
  /** Work is due at a table at a time of the service clock: a bot's move, a premove, a flag, a start. */
  jobScheduled: { readonly table: string; readonly dueAt: number };
  /** Another process, which runs no jobs, says that a job is due now. */
  jobDue: { readonly table: string };
  premovesChanged: TableEvent;
  /** A premove was not legal any more, so that its owner has to choose now. */
  premovesDropped: { readonly race: Race };
  /** Seats, settings or phase of a table changed, or it was removed. */
  tableChanged: TableEvent;
  /** Somebody with a seat came to a table or left it. */
  presenceChanged: TableEvent;
  /** Somebody opened or closed the page of a table; `people` is `null` where it is not known who. */
  visitorsChanged: { readonly table: string; readonly people: ReadonlySet<string> | null };
  /** A seat was reserved for a person. */
  personInvited: { readonly person: string; readonly table: string; readonly game: string; readonly host: Person };
  messageStored: TableEvent;
  /** Nicknames at these tables changed. */
  namesChanged: { readonly tables: readonly string[] };
  /** A session or token of a person ended, or they were banned or deleted: cached credentials do not hold any more. */
  credentialsChanged: Origin & { readonly person: string };
  /** Somebody has blocked or unblocked this person, or the other way round. */
  blocksChanged: { readonly person: string };
  announcementChanged: Origin;
  bansChanged: Origin;
  /** Messages of other processes may have been lost. */
  peerMessagesLost: Origin;
}

type DomainEventName = keyof DomainEventMap;

type Handler<Name extends DomainEventName> = (event: DomainEventMap[Name]) => unknown;

/**
 * Delivers events inside this process, synchronously and in the order of registration. What a handler throws is logged and
 * does not reach the code that emitted the event.
 */
export class DomainEvents {
  readonly #handlers = new Map<DomainEventName, Handler<never>[]>();
  readonly #running = new Set<Promise<void>>();
  readonly #logError: (error: unknown, table: string) => void;

  constructor(logError: (error: unknown, table: string) => void) {
    this.#logError = logError;
  }

  on<Name extends DomainEventName>(name: Name, handler: Handler<Name>): void {
    const handlers = this.#handlers.get(name);
    if (handlers === undefined) this.#handlers.set(name, [handler]);
    else handlers.push(handler);
  }

  /** Calls all handlers. Asynchronous ones run on by themselves; `settled` waits for them. */
  emit<Name extends DomainEventName>(name: Name, event: DomainEventMap[Name]): void {
    for (const handler of this.#handlersOf(name)) {
      const running = this.#call(handler, event);
      if (running === null) continue;
      this.#running.add(running);
      void running.then(() => this.#running.delete(running));
    }
  }

  /** Calls one handler after the other, and waits for each. */
  async emitAndWait<Name extends DomainEventName>(name: Name, event: DomainEventMap[Name]): Promise<void> {
    for (const handler of this.#handlersOf(name)) await this.#call(handler, event);
  }

  /** Waits for the asynchronous handlers that are running. */
  async waitUntilSettled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #handlersOf<Name extends DomainEventName>(name: Name): readonly Handler<Name>[] {
    return (this.#handlers.get(name) ?? []) as Handler<Name>[];
  }

  /** Answers what to wait for; `null` where the handler is done. */
  #call<Name extends DomainEventName>(handler: Handler<Name>, event: DomainEventMap[Name]): Promise<void> | null {
    try {
      const result = handler(event);
      if (!(result instanceof Promise)) return null;
      return result.then(
        () => {},
        (error: unknown) => this.#logErrorOf(event, error),
      );
    } catch (error) {
      this.#logErrorOf(event, error);
      return null;
    }
  }

  #logErrorOf(event: DomainEventMap[DomainEventName], error: unknown): void {
    this.#logError(error, 'table' in event ? event.table : '');
  }
}
