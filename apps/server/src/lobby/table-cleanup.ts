import { splitIntoBatches } from '../storage/batches.ts';
import type { TableCleanupRepository } from './table-cleanup-repository.ts';
import type { Presence } from '../live/presence.ts';
import type { Results } from '../race/results/service.ts';
import type { Tables } from '../tables/tables.ts';

/** How often tables that somebody attends are renewed; a live table is shown for a minute without it. */
const RENEW_MS = 20_000;
/** How often expired tables are removed. The first time is one interval after the start, so that people can come back. */
const CLEAN_UP_MS = 60_000;
const BATCH_SIZE = 50;
const DAY_MS = 24 * 3600_000;

interface TableCleanupOptions {
  readonly repository: TableCleanupRepository;
  readonly tables: Tables;
  readonly presence: Presence;
  readonly results: Results;
  readonly now: () => number;
  /** After how many days finished races are pruned; `null` where they are kept for ever. */
  readonly pruneAfterDays: number | null;
  readonly log: (error: unknown, table: string) => void;
}

/** Keeps waiting tables alive while people are present, removes those that have expired, and prunes old races. */
export class TableCleanup {
  readonly #repository: TableCleanupRepository;
  readonly #tables: Tables;
  readonly #presence: Presence;
  readonly #results: Results;
  readonly #now: () => number;
  readonly #pruneAfterDays: number | null;
  readonly #log: (error: unknown, table: string) => void;
  readonly #timers: NodeJS.Timeout[] = [];
  #running: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor({ repository, tables, presence, results, now, pruneAfterDays, log }: TableCleanupOptions) {
    this.#repository = repository;
    this.#tables = tables;
    this.#presence = presence;
    this.#results = results;
    this.#now = now;
    this.#pruneAfterDays = pruneAfterDays;
    this.#log = log;
  }

  start(): void {
    this.#timers.push(
      setInterval(() => this.#enqueue(() => this.renew()), RENEW_MS),
      setInterval(() => this.#enqueue(() => this.run()), CLEAN_UP_MS),
    );
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#running;
  }

  /** Renews a table to which somebody came or which they left. */
  async onPresenceChanged(table: string): Promise<void> {
    const returned = await this.#repository.renew(await this.#presence.findPresent([table]), this.#now(), true);
    // The lobby learns of a table that it shows again.
    for (const id of returned) await this.#tables.announceChange(id);
  }

  /** Renews the tables that people in this process look at. */
  async renew(): Promise<void> {
    for (const some of splitIntoBatches(this.#presence.tables)) {
      await this.#repository.renew(await this.#presence.findPresent(some), this.#now(), false);
    }
  }

  /** All processes do this. Each table is removed or pruned by the one whose statement comes first. */
  async run(): Promise<void> {
    await this.renew();
    await this.#processBatches(
      () => this.#repository.listExpired(this.#now(), BATCH_SIZE),
      async (table) => {
        if (await this.#repository.remove(table, this.#now())) this.#tables.announceRemoval(table);
      },
    );
    if (this.#pruneAfterDays === null) return;
    const endedBefore = this.#now() - this.#pruneAfterDays * DAY_MS;
    await this.#processBatches(
      () => this.#repository.listPrunable(endedBefore, BATCH_SIZE),
      async (table) => {
        // The record first, which is kept.
        await this.#results.loadRecord(table, () => {});
        await this.#repository.prune(table, this.#now());
      },
    );
  }

  /** Handles batches until none is left. Stops after a failure, so that a bad table is not tried for ever. */
  async #processBatches(next: () => Promise<string[]>, handle: (table: string) => Promise<void>): Promise<void> {
    while (!this.#isStopped) {
      const batch = await next();
      const failures: (readonly [table: string, error: unknown])[] = [];
      for (const table of batch) await handle(table).catch((error: unknown) => failures.push([table, error]));
      for (const [table, error] of failures) this.#log(error, table);
      if (batch.length < BATCH_SIZE || failures.length > 0) return;
    }
  }

  #enqueue(work: () => Promise<void>): void {
    this.#running = this.#running.then(work).catch((error: unknown) => this.#log(error, ''));
  }
}
