import { commitment, type Contribution } from '@paddock/kernel';
import type { Table } from '@paddock/protocol';
import type { Hub } from '../live/hub.ts';
import { closedRefusal, Refusal } from '../refusal.ts';
import type { TableRow } from '../database/schema.ts';
import type { StoredSeat, StoredTable } from '../repositories/tables.ts';
import type { Change, WaitingRepository } from '../repositories/waiting.ts';
import type { Play, Woken } from './play.ts';
import type { Presence } from './presence.ts';
import { bindingOf, startRace } from './race-start.ts';
import { isClosed, type Tables } from './tables.ts';
import { type Moment, REVEAL_GRACE_MS, REVEAL_MS } from './waiting-room.ts';

/**
 * The moment between the last seat taken and the start of the race, in which people reveal the nonces that they committed
 * to. It ends when all have, or all who are there, or after `REVEAL_MS`.
 */
export class Reveals {
  readonly #waiting: WaitingRepository;
  readonly #tables: Tables;
  readonly #presence: Presence;
  readonly #hub: Hub;
  readonly #play: Play;
  readonly #jobs: Woken;
  readonly #moment: () => Moment;

  constructor(
    waiting: WaitingRepository,
    tables: Tables,
    presence: Presence,
    hub: Hub,
    play: Play,
    jobs: Woken,
    moment: () => Moment,
  ) {
    this.#waiting = waiting;
    this.#tables = tables;
    this.#presence = presence;
    this.#hub = hub;
    this.#play = play;
    this.#jobs = jobs;
    this.#moment = moment;
  }

  /** Tells what a stored change has done to a table that waited, and goes on with the race if it has begun. */
  async announce(id: string, { reveal, beginsAt }: Change): Promise<Table> {
    if (reveal !== undefined) this.#jobs.wake(id, reveal.lookAt);
    // First who sits where, and then the race.
    const table = await this.#tables.tell(id);
    if (beginsAt !== undefined) await this.#play.settle(id);
    return table;
  }

  /** A person reveals their nonce. Revealing it again changes nothing. */
  async reveal(id: string, person: string, nonce: string): Promise<Table> {
    const present = await this.#peopleAt(id);
    const change = await this.#change(id, (stored) => {
      const { table, seats } = stored;
      const own = seats.find((seat) => seat.person === person);
      if (own === undefined) throw new Refusal('forbidden', 'you do not sit at this table');
      if (own.commitment === null) throw new Refusal('not-revealing', 'you have committed to no nonce at this table');
      if (table.reveal_until === null) {
        throw new Refusal('not-revealing', 'keep your nonce to yourself until the race is about to begin');
      }
      if (commitment(nonce) !== own.commitment) {
        throw new Refusal('bad-request', 'this is not the nonce that you have committed to');
      }
      if (own.nonce !== null) return {};
      const revealed = { table, seats: seats.with(own.seat, { ...own, nonce }) };
      return this.#start(revealed, present) ?? { sitters: revealed.seats };
    });
    if (change !== null) return this.announce(id, change);
    const { table, seats } = await this.#tables.stored(id);
    if (isClosed(table)) throw closedRefusal();
    // Another page of theirs was quicker.
    if (contributionOf(table, seats, person)?.nonce === nonce) return this.#tables.find(id);
    throw new Refusal('not-revealing', 'the race has begun');
  }

  /** Begins the race if nobody is waited for any more. Otherwise those who are get told again: they may have missed it. */
  async finish(id: string): Promise<void> {
    const present = await this.#peopleAt(id);
    const change = await this.#change(id, (stored) => this.#start(stored, present) ?? {});
    if (change !== null) await this.announce(id, change);
  }

  /** When to look at a table again at which people reveal their nonces; `null` at all others. */
  dueAt(id: string): Promise<number | null> {
    return this.#waiting.revealUntil(id);
  }

  #start({ table, seats }: StoredTable, present: ReadonlySet<string>): Change | null {
    if (table.reveal_until === null) return null;
    const at = this.#moment();
    const isGrace = at.service < table.reveal_until - REVEAL_MS + REVEAL_GRACE_MS;
    const isAwaited = seats.some(
      (seat) => seat.commitment !== null && seat.nonce === null && (isGrace || present.has(seat.person!)),
    );
    return isAwaited && at.service < table.reveal_until ? null : startRace(table, seats, at.wall);
  }

  /** Makes a change and answers it; `null` if the table does not wait for its race any more. */
  async #change(id: string, decide: (stored: StoredTable) => Change): Promise<Change | null> {
    let change: Change = {};
    const isChanged = await this.#waiting.change(id, (stored) => (change = decide(stored)));
    return isChanged ? change : null;
  }

  async #peopleAt(id: string): Promise<ReadonlySet<string>> {
    const present = await this.#presence.at([id]);
    return new Set([...present.get(id)!, ...this.#hub.peopleAt(id)]);
  }
}

/** What somebody has added to the dice of a race that has begun. */
function contributionOf(table: TableRow, seats: readonly StoredSeat[], person: string): Contribution | null {
  const binding = bindingOf(table);
  const seat = seats.findIndex((one) => one.person === person);
  return binding?.contributions[binding.seating[seat] ?? -1] ?? null;
}
