import { commitmentOf, newSeed, type Rng } from '@paddock/kernel';
import type { Position } from '@paddock/table';
import { type Heard, type Message, Wire } from '../wire.ts';

/** One live stream as somebody heard it. */
export interface Stream {
  /** The number of entries they said they knew. */
  readonly last: number | null;
  readonly messages: Message[];
}

/** How often, out of a hundred positions, somebody breaks off, asks around, or tries what is not allowed. */
const RESTLESS = 3;

/** Somebody at a table who keeps every byte; plays at random when asked. */
export class Witness {
  /** `null` for somebody who sits nowhere. */
  person: string | null = null;
  readonly heard: Heard[] = [];
  readonly streams: Stream[] = [];
  readonly wire: Wire;
  readonly #rng: Rng;
  /** Addresses that tell something about a table, `{id}` standing for its id. */
  readonly #addresses: readonly string[];
  #nonce: string | null = null;
  #last: number | null = null;
  #answered = -1;
  #over = false;

  constructor(base: string, rng: Rng, addresses: readonly string[]) {
    this.wire = new Wire(base, (heard) => this.heard.push(heard));
    this.#rng = rng;
    this.#addresses = addresses;
  }

  async introduce(nickname: string): Promise<void> {
    this.person = await this.wire.introduce(nickname);
  }

  /** Makes a nonce, to be revealed when the server asks for it; answers the commitment to it. */
  commit(): string {
    this.#nonce = newSeed();
    return commitmentOf(this.#nonce);
  }

  /** Listens and plays until the race is over. */
  async attend(table: string): Promise<void> {
    while (!this.#over) await this.#listen(table);
    this.wire.close();
  }

  async #listen(table: string): Promise<void> {
    const stop = new AbortController();
    // Now and then somebody comes back who has forgotten everything.
    const last = this.#rng.below(4) === 0 ? null : this.#last;
    const stream: Stream = { last, messages: [] };
    this.streams.push(stream);
    const tasks: Promise<void>[] = [];
    await this.wire.listen(table, last, stop.signal, (message) => {
      stream.messages.push(message);
      if (message.event === 'reveal') tasks.push(this.#reveal(table));
      const position = positionIn(message);
      if (position === null) return;
      this.#last = message.id;
      this.#over = position.awaiting.kind === 'over';
      if (this.#over) stop.abort();
      else tasks.push(this.#answer(table, position, stop));
    });
    await Promise.all(tasks);
  }

  async #reveal(table: string): Promise<void> {
    await this.wire.call('POST', `/api/tables/${table}/reveal`, { nonce: this.#nonce });
  }

  async #answer(table: string, position: Position, stop: AbortController): Promise<void> {
    const { legal, n, viewer, turnId } = position;
    const restless = this.#rng.below(100) < RESTLESS;
    if (restless) await this.#askAround(table, position);
    if (legal.length > 0 && turnId !== this.#answered && viewer !== null) {
      this.#answered = turnId;
      const { status } = await this.#move(table, viewer, n, this.#rng.pick(legal));
      // Told for a seat that is not theirs: they look again, and the judge will find it.
      if (status === 403) {
        this.#answered = -1;
        stop.abort();
      }
    }
    if (restless && this.#rng.below(2) === 0) stop.abort();
  }

  /** Looks at whatever there is, and tries moves that must be refused: refusals must tell nothing either. */
  async #askAround(table: string, { n, viewer }: Position): Promise<void> {
    for (const address of this.#addresses) {
      const past = String(this.#rng.below(n + 1));
      await this.wire.call('GET', address.replace('{id}', table).replace('{n}', past));
    }
    const seat = viewer ?? 0;
    for (const other of [seat, (seat + 1) % 2]) await this.#move(table, other, n, { fuel: 99 });
  }

  #move(table: string, seat: number, n: number, move: object): Promise<{ readonly status: number }> {
    const id = Array.from({ length: 16 }, () => this.#rng.below(36).toString(36)).join('');
    return this.wire.call('POST', `/api/tables/${table}/moves`, { id, seat, n, move });
  }
}

export function positionIn({ event, data }: Message): Position | null {
  if (event === 'snapshot') return (data as { position: Position }).position;
  return event === 'step' ? (data as { after: Position }).after : null;
}
