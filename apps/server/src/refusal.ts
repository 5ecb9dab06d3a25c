import { type ErrorCode, STATUS } from '@paddock/protocol';

/** Thrown by services where a request cannot be granted; the border turns it into an answer. It changes nothing. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** When it is worth asking again; sent as Retry-After. */
  readonly retryAfterSeconds: number | null;

  constructor(code: ErrorCode, message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return STATUS[this.code];
  }
}
