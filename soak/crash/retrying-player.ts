import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '@paddock/kernel';
import type { ErrorCode } from '@paddock/protocol';
import type { Position } from '@paddock/table';
import type { StreamMessage, ApiClient } from '../api-client.ts';
import { type MoveAnswer, TableSocket, type Turn } from '../table-socket.ts';
import type { MoveLog, SentMove } from './move-log.ts';

/** Without a message for this long the player reconnects, perhaps to another process. */
const RECONNECT_MS = 2000;

/** Refusals that say nothing about the move. */
const SERVER_ERRORS: ReadonlySet<string> = new Set<ErrorCode>(['internal', 'unavailable']);

/** The turns of one connection. */
interface PlaySession {
  /** Runs a task after the ones before it. */
  run(task: () => Promise<void>): void;
  onTurn(turn: Turn): void;
  /** Resolves when all tasks are done. */
  end(): Promise<void>;
}

/** A player who survives crashes of the server: reconnects, and sends unanswered moves again. */
export class RetryingPlayer {
  readonly #client: ApiClient;
  readonly #moves: MoveLog;
  readonly #rng: Rng;
  /** The address of a running process, as far as is known. */
  readonly #address: () => string;
  /** Whether the player lets the clock run out. */
  readonly #isAbsent: boolean;
  /** Whether the player uses the site's WebSocket, or a stream and POST. */
  readonly #usesSocket: boolean;
  #socket: TableSocket | null = null;
  #pending: SentMove | null = null;
  #answered = -1;
  #last: Turn | null = null;
  #isOver = false;
  #isStopped = false;

  constructor(
    client: ApiClient,
    moveLog: MoveLog,
    rng: Rng,
    address: () => string,
    absent: boolean,
    usesSocket: boolean,
  ) {
    this.#client = client;
    this.#moves = moveLog;
    this.#rng = rng;
    this.#address = address;
    this.#isAbsent = absent;
    this.#usesSocket = usesSocket;
  }

  /** Plays until the race is over or `stop` is called. */
  async playRace(table: string): Promise<void> {
    while (!this.#isOver && !this.#isStopped) {
      this.#client.switchServer(this.#address());
      try {
        // An unanswered move is sent again: by POST, or over the next WebSocket.
        const isSentBySocket = this.#usesSocket && this.#rng.below(2) === 0;
        if (!isSentBySocket) await this.#resend(table);
        if (this.#usesSocket) await this.#connectSocket(table);
        else await this.#connectStream(table);
      } catch {
        // The server was killed, which is expected.
      }
      if (!this.#isOver) await pause(50);
    }
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #connectStream(table: string): Promise<void> {
    const stop = new AbortController();
    const session = this.#startSession(table, () => stop.abort());
    try {
      await this.#client.followStream(table, null, stop.signal, (message) => {
        const position = positionIn(message);
        if (position !== null) session.onTurn(position);
      });
    } finally {
      await session.end();
    }
  }

  async #connectSocket(table: string): Promise<void> {
    // With the last position the page gets only what it missed, so that gaps are noticed.
    const last = this.#rng.below(4) === 0 ? null : this.#last;
    const session = this.#startSession(table, () => this.#socket?.close());
    try {
      this.#socket = await TableSocket.open(this.#client, table, last, {
        onTurn: (turn) => session.onTurn(turn),
        onGap: (description) => this.#moves.gaps.push(`table ${table}: ${description}`),
      });
      session.run(() => this.#resend(table));
      if (last !== null) session.onTurn(last);
      await this.#socket.closed;
    } finally {
      await session.end();
      this.#socket = null;
    }
  }

  /** Plays the turns of a connection one after the other. `stop` ends it when it is silent, fails, or the race is over. */
  #startSession(table: string, stop: () => void): PlaySession {
    let silence = setTimeout(stop, RECONNECT_MS);
    let tasks: Promise<void> = Promise.resolve();
    const run = (task: () => Promise<void>): void => {
      clearTimeout(silence);
      silence = setTimeout(stop, RECONNECT_MS);
      tasks = tasks.then(task).catch(stop);
    };
    const onTurn = (turn: Turn): void => {
      if (turn.n < (this.#last?.n ?? 0))
        this.#moves.gaps.push(`table ${table}: ${turn.n} entries after ${this.#last!.n} had been sent`);
      this.#last = turn;
      this.#isOver = turn.awaiting.kind === 'over';
      if (this.#isOver || this.#isStopped) stop();
      else run(() => this.#playTurn(table, turn));
    };
    const end = (): Promise<void> => {
      clearTimeout(silence);
      stop();
      return tasks;
    };
    return { run, onTurn, end };
  }

  async #resend(table: string): Promise<void> {
    if (this.#pending !== null) await this.#send(table, this.#pending);
  }

  async #playTurn(table: string, { legal, turnId, viewer, n }: Turn): Promise<void> {
    if (this.#isAbsent || legal.length === 0 || viewer === null || turnId === this.#answered) return;
    // The last move has no answer yet, and is sent again first.
    if (this.#pending !== null) return;
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
      const answer = await this.#request(table, sent);
      this.#pending = null;
      if ('n' in answer) this.#moves.acknowledge(table, sent, answer.n);
      else {
        this.#moves.refuse(sent.id);
        this.#answered = -1;
      }
    } catch (error) {
      if (first) this.#moves.unanswered++;
      throw error;
    }
  }

  async #request(table: string, sent: SentMove): Promise<MoveAnswer> {
    if (this.#socket?.isOpen === true) {
      const answer = await this.#socket.sendMove(sent);
      // It may be stored all the same, so the same move is sent again.
      if ('error' in answer && SERVER_ERRORS.has(answer.error)) throw new Error(`${answer.error} for a move`);
      if ('n' in answer) this.#moves.acknowledgedBySocket++;
      return answer;
    }
    const { status, body } = await this.#client.call<MoveAnswer>('POST', `/api/tables/${table}/moves`, sent);
    if (status >= 500) throw new Error(`${status} for a move`);
    return body;
  }
}

function positionIn({ event, data }: StreamMessage): Position | null {
  if (event === 'snapshot') return (data as { position: Position }).position;
  return event === 'step' ? (data as { after: Position }).after : null;
}
