import { channelOfTable, type MoveRequest, type ServerMessage } from '@paddock/protocol';
import type { EventStep, Position } from '@paddock/table';
import type { ApiClient } from './api-client.ts';
import type { SocketClient } from './socket-client.ts';

/** What a player needs to know of a position. */
export type Turn = Pick<Position, 'n' | 'viewer' | 'turnId' | 'legal' | 'awaiting'>;

/** The answer to a move: the number of entries after it, or why it was refused. */
export type MoveAnswer = { readonly n: number } | { readonly error: string };

interface TableSocketEvents {
  onMessage?(message: ServerMessage): void;
  onTurn(turn: Turn): void;
  /** The server asks for the person's nonce. */
  onReveal?(): void;
  /** A step does not continue the position before it. */
  onGap?(description: string): void;
}

interface PendingMove {
  readonly resolve: (answer: MoveAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** One table over the site's WebSocket, and the moves of one person at it. */
export class TableSocket {
  readonly #table: string;
  readonly #events: TableSocketEvents;
  readonly #pending = new Map<string, PendingMove>();
  #turn: Turn | null;
  #client: SocketClient | null = null;

  private constructor(table: string, known: Turn | null, events: TableSocketEvents) {
    this.#table = table;
    this.#turn = known;
    this.#events = events;
  }

  /** Subscribes to a table, after the position that is known already. */
  static async open(
    client: ApiClient,
    table: string,
    known: Turn | null,
    events: TableSocketEvents,
  ): Promise<TableSocket> {
    const opened = new TableSocket(table, known, events);
    const socket = await client.openSocket((message) => opened.#receive(message));
    opened.#client = socket;
    void socket.closed.then(() => opened.#rejectPending());
    const after = known === null ? {} : { after: known.n };
    socket.send({ type: 'subscribe', channel: channelOfTable(table), ...after });
    return opened;
  }

  get isOpen(): boolean {
    return this.#client!.isOpen;
  }

  /** Resolves when the connection has ended. */
  get closed(): Promise<number> {
    return this.#client!.closed;
  }

  send(message: object): void {
    this.#client!.send(message);
  }

  /** Resolves when the move is acknowledged or refused. Rejects if the connection ends before. */
  sendMove(move: MoveRequest): Promise<MoveAnswer> {
    return new Promise((resolve, reject) => {
      if (!this.isOpen) {
        reject(new Error('the connection has ended'));
        return;
      }
      this.#pending.set(move.id, { resolve, reject });
      this.send({ type: 'move', table: this.#table, ...move });
    });
  }

  close(): void {
    this.#client!.close();
  }

  #receive(message: ServerMessage): void {
    this.#events.onMessage?.(message);
    if (message.type === 'accepted') this.#answer(message.id, { n: message.n });
    else if (message.type === 'refused') this.#answer(message.id ?? '', { error: message.error });
    // Without an error: the page subscribes again, over a new connection.
    else if (message.type === 'closed') this.close();
    if (message.type !== 'event') return;
    if (message.name === 'reveal') this.#events.onReveal?.();
    else if (message.name === 'snapshot') this.#advance((message.data as { position: Position }).position);
    else if (message.name === 'step') this.#applyStep(message.data as EventStep & { readonly moveId?: string });
  }

  #applyStep({ from, n, turnId, awaiting, legal = [], moveId }: EventStep & { readonly moveId?: string }): void {
    const before = this.#turn;
    if (before === null || before.n !== from) {
      this.#events.onGap?.(`a step from ${from} to ${n} entries after ${before?.n ?? 'no'} entries`);
      this.close();
      return;
    }
    if (moveId !== undefined) this.#answer(moveId, { n });
    this.#advance({ n, viewer: before.viewer, turnId: turnId ?? before.turnId, awaiting, legal });
  }

  #advance(turn: Turn): void {
    this.#turn = turn;
    this.#events.onTurn(turn);
  }

  #answer(id: string, answer: MoveAnswer): void {
    this.#pending.get(id)?.resolve(answer);
    this.#pending.delete(id);
  }

  #rejectPending(): void {
    for (const { reject } of this.#pending.values()) reject(new Error('the connection has ended'));
    this.#pending.clear();
  }
}
