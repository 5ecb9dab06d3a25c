import { type ErrorCode, STATUS_OF_ERROR } from '@paddock/protocol';

/** What the client did cannot be granted. Nothing has changed. The error handler answers with code and message. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** After how many seconds to try again; sent as Retry-After. */
  readonly retryAfterSeconds: number | null;

  constructor(code: ErrorCode, message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return STATUS_OF_ERROR[this.code];
  }
}

/** The sender is banned: until when, and why. */
export class BannedRefusal extends Refusal {
  readonly until: number | null;
  readonly reason: string;

  constructor(until: number | null, reason: string) {
    const end = until === null ? '' : ` until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    const why = reason === '' ? '' : `, because: ${reason}`;
    super('banned', `you are banned here${end}${why}; you can still look at public pages`);
    this.until = until;
    this.reason = reason;
  }
}

/** The refusal of everything at a table that the admin has closed. */
export function closedRefusal(): Refusal {
  return new Refusal('over', 'the admin of this server has closed this table');
}

/** Another process stored entries of the same race first. They are read, and the work is tried again. */
export class StaleRaceError extends Error {}

/** Waits for work whose refusal does not matter, because the table is gone or its race has not begun. */
export async function ignoreRefusals(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
