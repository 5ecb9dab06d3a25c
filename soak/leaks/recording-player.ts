import { commitmentOf, createSeed, type Rng } from '@paddock/kernel';
import type { Position } from '@paddock/table';
import { type RecordedResponse, type StreamMessage, ApiClient } from '../api-client.ts';

/** The messages of one live stream. */
export interface RecordedStream {
  /** The Last-Event-ID that was sent. */
  readonly last: number | null;
  readonly messages: StreamMessage[];
}

/** In how many of a hundred positions the player disconnects, requests everything, or tries illegal moves. */
const DISTURBANCE_PERCENT = 3;

/** A player who records every byte and plays random moves. */
export class RecordingPlayer {
  /** `null` for a spectator. */
  person: string | null = null;
  readonly responses: RecordedResponse[] = [];
  readonly streams: RecordedStream[] = [];
  readonly client: ApiClient;
  readonly #rng: Rng;
  /** Paths of GET routes about a table, with `{id}` for its id. */
  readonly #addresses: readonly string[];
  #nonce: string | null = null;
  #last: number | null = null;
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

  /** Follows the stream and plays until the race is over. */
  async playRace(table: string): Promise<void> {
    while (!this.#isOver) await this.#followStream(table);
    this.client.close();
  }

  async #followStream(table: string): Promise<void> {
    const stop = new AbortController();
    // Sometimes the player reconnects without the last id.
    const last = this.#rng.below(4) === 0 ? null : this.#last;
    const stream: RecordedStream = { last, messages: [] };
    this.streams.push(stream);
    const tasks: Promise<void>[] = [];
    await this.client.followStream(table, last, stop.signal, (message) => {
      stream.messages.push(message);
      if (message.event === 'reveal') tasks.push(this.#reveal(table));
      const position = positionIn(message);
      if (position === null) return;
      this.#last = message.id;
      this.#isOver = position.awaiting.kind === 'over';
      if (this.#isOver) stop.abort();
      else tasks.push(this.#playTurn(table, position, stop));
    });
    await Promise.all(tasks);
  }

  async #reveal(table: string): Promise<void> {
    await this.client.call('POST', `/api/tables/${table}/reveal`, { nonce: this.#nonce });
  }

  async #playTurn(table: string, position: Position, stop: AbortController): Promise<void> {
    const { legal, n, viewer, turnId } = position;
    const restless = this.#rng.below(100) < DISTURBANCE_PERCENT;
    if (restless) await this.#requestEverything(table, position);
    if (legal.length > 0 && turnId !== this.#answered && viewer !== null) {
      this.#answered = turnId;
      const { status } = await this.#sendMove(table, viewer, n, this.#rng.pick(legal));
      // For a seat that is not theirs: reconnects, and the check finds it.
      if (status === 403) {
        this.#answered = -1;
        stop.abort();
      }
    }
    if (restless && this.#rng.below(2) === 0) stop.abort();
  }

  /** Requests everything, and tries moves that must be refused: refusals must not leak anything either. */
  async #requestEverything(table: string, { n, viewer }: Position): Promise<void> {
    for (const address of this.#addresses) {
      const past = String(this.#rng.below(n + 1));
      await this.client.call('GET', address.replace('{id}', table).replace('{n}', past));
    }
    const seat = viewer ?? 0;
    for (const other of [seat, (seat + 1) % 2]) await this.#sendMove(table, other, n, { fuel: 99 });
  }

  #sendMove(table: string, seat: number, n: number, move: object): Promise<{ readonly status: number }> {
    const id = Array.from({ length: 16 }, () => this.#rng.below(36).toString(36)).join('');
    return this.client.call('POST', `/api/tables/${table}/moves`, { id, seat, n, move });
  }
}

export function positionIn({ event, data }: StreamMessage): Position | null {
  if (event === 'snapshot') return (data as { position: Position }).position;
  return event === 'step' ? (data as { after: Position }).after : null;
}
