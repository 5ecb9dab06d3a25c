import { randomUUID } from 'node:crypto';
import type { AdminAction, AdminActionName } from '@paddock/protocol';
import type { ActionLogRepository } from './action-log-repository.ts';

const MAX_KEPT = 1000;
const MAX_LISTED = 200;

/** What an action was about. */
interface Subject {
  readonly person?: string | null;
  readonly table?: string;
  readonly range?: string | null;
}

/** The list of what the admin did. */
export class ActionLog {
  readonly #stored: ActionLogRepository;
  readonly #now: () => number;

  constructor(stored: ActionLogRepository, now: () => number) {
    this.#stored = stored;
    this.#now = now;
  }

  add(action: AdminActionName, { person = null, table, range = null }: Subject = {}): Promise<void> {
    const row = { id: randomUUID(), at: this.#now(), action, person, table_id: table ?? null, range };
    return this.#stored.add(row, MAX_KEPT);
  }

  list(): Promise<AdminAction[]> {
    return this.#stored.list(MAX_LISTED);
  }
}
