import { commitmentOf, createSeed, type Rng } from '@paddock/kernel';
import { LOBBY_CHANNEL, type ServerMessage } from '@paddock/protocol';
import type { Position } from '@paddock/table';
import { type RecordedResponse, type StreamMessage, ApiClient } from '../api-client.ts';
import { TableSocket, type Turn } from '../table-socket.ts';

/** The messages of one live stream. */
export interface RecordedStream {
  /** The Last-Event-ID that was sent. */
  readonly last: number | null;
  readonly messages: StreamMessage[];
}

/** The messages of one WebSocket. */
export interface RecordedSocket {
  /** The number of entries that the player had. */
  readonly after: number | null;
  readonly messages: ServerMessage[];
}

/** In how many of a hundred positions the player disconnects, requests data, or tries illegal moves. */
const DISTURBANCE_PERCENT = 3;
/** Of so many routes, one is requested then. */
const ROUTES_PER_REQUEST = 4;

/** A player who records every byte and plays random moves. */
export class RecordingPlayer {
  /** `null` for a spectator. */
  person: string | null = null;
  readonly responses: RecordedResponse[] = [];
  readonly streams: RecordedStream[] = [];
  readonly sockets: RecordedSocket[] = [];
  /** The ids of all moves that the player has sent. */
  readonly moveIds = new Set<string>();
  /** When the last message about the race came. */
  latestMessageAt = 0;
  readonly client: ApiClient;
  readonly #rng: Rng;
  /** The person whose pages are requested. */
  subject: string | null = null;
  /** Paths of GET routes, with `{id}` for the id of the table or person and `{n}` for a position. */
  readonly #addresses: readonly string[];
  #nonce: string | null = null;
  #last: Turn | null = null;
  #socket: TableSocket | null = null;
  #answered = -1;
  #isOver = false;

  constructor(base: string, rng: Rng, addresses: readonly string[]) {
    this.client = new ApiClient(base, (response) => this.responses.push(response));
    this.#rng = rng;
    this.#addresses = addresses;
  }

  async signIn(nickname: string): Promise<void> {
    this.person = await this.client.signIn(nickname);
  }

  /** Creates a nonce, which is revealed when the server asks for it. Returns its commitment. */
  createCommitment(): string {
    this.#nonce = createSeed();
    return commitmentOf(this.#nonce);
  }

  /** Follows the race by streams and WebSockets in turn, at random, and plays until it is over. */
  async playRace(table: string): Promise<void> {
    while (!this.#isOver) {
      // Sometimes the player reconnects without the last position.
      const last = this.#rng.below(4) === 0 ? null : this.#last;
      if (this.#rng.below(2) === 0) await this.#followStream(table, last);
      else await this.#followSocket(table, last);
    }
    this.client.close();
  }

  async #followStream(table: string, last: Turn | null): Promise<void> {
    const stop = new AbortController();
    const stream: RecordedStream = { last: last?.n ?? null, messages: [] };
    this.streams.push(stream);
    const tasks: Promise<void>[] = [];
    await this.client.followStream(table, stream.last, stop.signal, (message) => {
      stream.messages.push(message);
      if (message.event === 'reveal') tasks.push(this.#reveal(table));
      const position = positionIn(message);
      if (position !== null) tasks.push(this.#takeTurn(table, position, () => stop.abort()));
    });
    await Promise.all(tasks);
  }

  async #followSocket(table: string, last: Turn | null): Promise<void> {
    const recorded: RecordedSocket = { after: last?.n ?? null, messages: [] };
    this.sockets.push(recorded);
    const tasks: Promise<void>[] = [];
    const socket = await TableSocket.open(this.client, table, last, {
      onMessage: (message) => recorded.messages.push(message),
      onTurn: (turn) => tasks.push(this.#takeTurn(table, turn, () => socket.close())),
      onReveal: () => tasks.push(this.#reveal(table)),
    });
    this.#socket = socket;
    if (this.#rng.below(4) === 0) socket.send({ type: 'subscribe', channel: LOBBY_CHANNEL });
    await socket.closed;
    await Promise.all(tasks);
  }

  /** Plays in a new position. `stop` ends the connection. */
  #takeTurn(table: string, turn: Turn, stop: () => void): Promise<void> {
    this.latestMessageAt = Date.now();
    this.#last = turn;
    this.#isOver = turn.awaiting.kind === 'over';
    if (!this.#isOver) return this.#playTurn(table, turn, stop);
    stop();
    return Promise.resolve();
  }

  async #reveal(table: string): Promise<void> {
    await this.client.call('POST', `/api/tables/${table}/reveal`, { nonce: this.#nonce });
  }

  async #playTurn(table: string, turn: Turn, stop: () => void): Promise<void> {
    const { legal, n, viewer, turnId } = turn;
    const restless = this.#rng.below(100) < DISTURBANCE_PERCENT;
    if (restless) await this.#requestData(table, turn);
    if (legal.length > 0 && turnId !== this.#answered && viewer !== null) {
      this.#answered = turnId;
      const isForeignSeat = await this.#sendMove(table, viewer, n, this.#rng.pick(legal));
      // The player reconnects, and the check finds it.
      if (isForeignSeat) {
        this.#answered = -1;
        stop();
      }
    }
    if (restless && this.#rng.below(2) === 0) stop();
  }

  /** Requests data from some routes, and tries moves that must be refused: refusals must not leak anything either. */
  async #requestData(table: string, { n, viewer }: Turn): Promise<void> {
    for (const address of this.#addresses.filter(() => this.#rng.below(ROUTES_PER_REQUEST) === 0)) {
      const past = String(this.#rng.below(n + 1));
      const id = address.startsWith('/api/people/') ? (this.subject ?? table) : table;
      await this.client.call('GET', address.replace('{id}', id).replace('{n}', past));
    }
    const seat = viewer ?? 0;
    for (const other of [seat, (seat + 1) % 2]) await this.#sendMove(table, other, n, { fuel: 99 });
  }

  /** Sends a move over the WebSocket if one is open. Returns whether the seat is not the player's. */
  async #sendMove(table: string, seat: number, n: number, move: object): Promise<boolean> {
    const id = Array.from({ length: 16 }, () => this.#rng.below(36).toString(36)).join('');
    this.moveIds.add(id);
    const request = { id, seat, n, move };
    const answer = await this.#socket?.sendMove(request).catch(() => undefined);
    if (answer !== undefined) return 'error' in answer && answer.error === 'wrong-seat';
    // Without a WebSocket, or if it ended before the answer: the same move again.
    return (await this.client.call('POST', `/api/tables/${table}/moves`, request)).status === 403;
  }
}

export function positionIn({ event, data }: StreamMessage): Position | null {
  if (event === 'snapshot') return (data as { position: Position }).position;
  return event === 'step' ? (data as { after: Position }).after : null;
}
