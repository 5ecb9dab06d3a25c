import { randomUUID } from 'node:crypto';
import type { AdminAction, AdminActionName } from '@paddock/protocol';
import type { ActionLogRepository } from './action-log-repository.ts';

const MAX_STORED = 1000;
const MAX_LISTED = 200;

/** What an action was about. */
interface ActionSubject {
  readonly person?: string | null;
  readonly table?: string;
  readonly range?: string | null;
}

/** The list of what the admin did. */
export class ActionLog {
  readonly #repository: ActionLogRepository;
  readonly #now: () => number;

  constructor(stored: ActionLogRepository, now: () => number) {
    this.#repository = stored;
    this.#now = now;
  }

  add(action: AdminActionName, { person = null, table, range = null }: ActionSubject = {}): Promise<void> {
    const row = { id: randomUUID(), at: this.#now(), action, person, table_id: table ?? null, range };
    return this.#repository.add(row, MAX_STORED);
  }

  list(): Promise<AdminAction[]> {
    return this.#repository.list(MAX_LISTED);
  }
}
