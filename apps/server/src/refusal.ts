import { type ErrorCode, STATUS } from '@paddock/protocol';

/** Thrown by services where a request cannot be granted; the border turns it into an answer. It changes nothing. */
export class Refusal extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }

  get status(): number {
    return STATUS[this.code];
  }
}
