import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '@paddock/kernel';
import type { Position } from '@paddock/table';
import type { StreamMessage, ApiClient } from '../api-client.ts';
import type { MoveLog, SentMove } from './move-log.ts';

/** Without a message for this long the player reconnects, perhaps to another process. */
const RECONNECT_MS = 2000;

/** A player who survives crashes of the server: reconnects, and sends unanswered moves again. */
export class RetryingPlayer {
  readonly #client: ApiClient;
  readonly #moves: MoveLog;
  readonly #rng: Rng;
  /** The address of a running process, as far as is known. */
  readonly #address: () => string;
  /** Whether the player lets the clock run out. */
  readonly #isAbsent: boolean;
  #pending: SentMove | null = null;
  #answered = -1;
  #last: number | null = null;
  #isOver = false;
  #isStopped = false;

  constructor(client: ApiClient, moveLog: MoveLog, rng: Rng, address: () => string, absent: boolean) {
    this.#client = client;
    this.#moves = moveLog;
    this.#rng = rng;
    this.#address = address;
    this.#isAbsent = absent;
  }

  /** Plays until the race is over or `stop` is called. */
  async playRace(table: string): Promise<void> {
    while (!this.#isOver && !this.#isStopped) {
      this.#client.switchServer(this.#address());
      try {
        if (this.#pending !== null) await this.#send(table, this.#pending);
        await this.#connectAndPlay(table);
      } catch {
        // The server was killed, which is expected.
        await pause(50);
      }
    }
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #connectAndPlay(table: string): Promise<void> {
    const stop = new AbortController();
    let rest = setTimeout(() => stop.abort(), RECONNECT_MS);
    let answers: Promise<void> = Promise.resolve();
    const listening = this.#client.followStream(table, this.#last, stop.signal, (message) => {
      clearTimeout(rest);
      rest = setTimeout(() => stop.abort(), RECONNECT_MS);
      const position = positionIn(message);
      if (position === null) return;
      this.#last = position.n;
      this.#isOver = position.awaiting.kind === 'over';
      if (this.#isOver || this.#isStopped) stop.abort();
      else answers = answers.then(() => this.#playTurn(table, position)).catch(() => stop.abort());
    });
    try {
      await listening;
    } finally {
      clearTimeout(rest);
      stop.abort();
      await answers;
      // A reconnect after a while asks for a snapshot: the turn may not have been played yet.
      this.#last = null;
    }
  }

  async #playTurn(table: string, { legal, turnId, viewer, n }: Position): Promise<void> {
    if (this.#isAbsent || legal.length === 0 || viewer === null || turnId === this.#answered) return;
    this.#answered = turnId;
    const id = Array.from({ length: 20 }, () => this.#rng.below(36).toString(36)).join('');
    await this.#send(table, { id, seat: viewer, n, move: this.#rng.pick(legal) });
  }

  /** An unanswered move stays pending and is sent again unchanged. */
  async #send(table: string, sent: SentMove): Promise<void> {
    const first = this.#pending === null;
    if (first) this.#moves.sent++;
    this.#pending = sent;
    try {
      const { status, body } = await this.#client.call<{ n: number }>('POST', `/api/tables/${table}/moves`, sent);
      // It may be stored all the same, so the same move is sent again.
      if (status >= 500) throw new Error(`${status} for a move`);
      this.#pending = null;
      if (status === 200) this.#moves.acknowledge(table, sent, body.n);
      else this.#moves.refuse(sent.id);
      if (status !== 200) this.#answered = -1;
    } catch (error) {
      if (first) this.#moves.unanswered++;
      throw error;
    }
  }
}

function positionIn({ event, data }: StreamMessage): Position | null {
  if (event === 'snapshot') return (data as { position: Position }).position;
  return event === 'step' ? (data as { after: Position }).after : null;
}
