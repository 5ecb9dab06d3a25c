/** Which tables' bots think first: those where people play, then bots alone that somebody watches, then all others. */
export const JOB_PRIORITIES = ['people', 'watched', 'background'] as const;
export type JobPriority = (typeof JOB_PRIORITIES)[number];

/**
 * Tables at which something is due. A table waits once at most and goes to the end of its line after each turn, so that
 * within a priority all tables get the same share.
 */
export class JobQueue {
  readonly #waiting: Readonly<Record<JobPriority, Set<string>>> = {
    people: new Set(),
    watched: new Set(),
    background: new Set(),
  };

  /** A table that waits already moves up if its priority is higher now. */
  add(table: string, priority: JobPriority): void {
    for (const other of JOB_PRIORITIES) {
      if (other !== priority) this.#waiting[other].delete(table);
    }
    this.#waiting[priority].add(table);
  }

  /** Takes the next table out of the queue, of the given priorities only; `null` when none of them waits. */
  take(priorities: readonly JobPriority[]): { readonly table: string; readonly priority: JobPriority } | null {
    for (const priority of priorities) {
      const [table] = this.#waiting[priority];
      if (table === undefined) continue;
      this.#waiting[priority].delete(table);
      return { table, priority };
    }
    return null;
  }

  clear(): void {
    for (const priority of JOB_PRIORITIES) this.#waiting[priority].clear();
  }
}
