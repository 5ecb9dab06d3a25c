import type { Result } from '@paddock/kernel';
import type { ServerMessage } from '@paddock/protocol';
import type { ApiError } from './api.ts';

/** A move without an answer in this time is sent again. */
const ANSWER_TIMEOUT_MS = 5000;

/** The server's answer to a move; `null` if there was none. */
export type MoveAnswer = Result<null, ApiError> | null;

/** Moves that were sent over the socket and have no answer yet. Answers to moves of other tabs are ignored. */
export class PendingMoves {
  readonly #pending = new Map<string, (answer: MoveAnswer) => void>();

  /** Waits for the answer to a move. */
  wait(id: string): Promise<MoveAnswer> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#settle(id, null), ANSWER_TIMEOUT_MS);
      this.#pending.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
    });
  }

  /** Takes the answer that a message contains, if it does. */
  handle(message: ServerMessage): void {
    if (message.type === 'accepted') this.#settle(message.id, { ok: true, value: null });
    else if (message.type === 'refused') {
      const { id, error: code, message: text, retryAfter } = message;
      const error = { code, message: text, ...(retryAfter === undefined ? {} : { retryAfterSeconds: retryAfter }) };
      if (id !== undefined) this.#settle(id, { ok: false, error });
    } else if (message.type === 'event' && message.name === 'step') {
      const { moveId } = message.data as { readonly moveId?: string };
      if (moveId !== undefined) this.#settle(moveId, { ok: true, value: null });
    }
  }

  /** The connection is lost, and answers with it. */
  abandonAll(): void {
    for (const id of [...this.#pending.keys()]) this.#settle(id, null);
  }

  #settle(id: string, answer: MoveAnswer): void {
    this.#pending.get(id)?.(answer);
    this.#pending.delete(id);
  }
}
