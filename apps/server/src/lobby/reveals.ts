import { commitmentOf, type Contribution } from '@paddock/kernel';
import type { Table } from '@paddock/protocol';
import type { DomainEvents } from '../events.ts';
import type { Hub } from '../live/hub.ts';
import { closedRefusal, Refusal } from '../errors.ts';
import { bindingOf } from '../race/dice-seed.ts';
import type { TableRow } from '../storage/schema.ts';
import type { StoredSeat, StoredTable } from '../tables/repository.ts';
import type { TableUpdate, WaitingTableRepository } from './waiting-table-repository.ts';
import type { RaceService } from '../race/service.ts';
import type { Presence } from '../live/presence.ts';
import { startRace } from './race-start.ts';
import { isClosed, type Tables } from '../tables/tables.ts';
import { fillWhenDue, type Moment, REVEAL_GRACE_MS, REVEAL_MS } from './waiting-room.ts';

interface RevealOptions {
  readonly waiting: WaitingTableRepository;
  readonly tables: Tables;
  readonly presence: Presence;
  readonly hub: Hub;
  readonly races: RaceService;
  readonly events: DomainEvents;
  readonly moment: () => Moment;
}

/**
 * Between the last seat taken and the start of the race, people reveal the nonces that they committed to. The race begins
 * when all have, when all who are present have, or after `REVEAL_MS`.
 */
export class Reveals {
  readonly #waiting: WaitingTableRepository;
  readonly #tables: Tables;
  readonly #presence: Presence;
  readonly #hub: Hub;
  readonly #races: RaceService;
  readonly #events: DomainEvents;
  readonly #moment: () => Moment;

  constructor({ waiting, tables, presence, hub, races, events, moment }: RevealOptions) {
    this.#waiting = waiting;
    this.#tables = tables;
    this.#presence = presence;
    this.#hub = hub;
    this.#races = races;
    this.#events = events;
    this.#moment = moment;
  }

  /** Announces a stored change of a waiting table, and continues with the race if it has begun. */
  async announce(id: string, { reveal, beginsAt, settings }: TableUpdate): Promise<Table> {
    const dueAt = reveal?.checkAt ?? settings?.starts_by ?? null;
    if (dueAt !== null) this.#events.emit('jobScheduled', { table: id, dueAt });
    // First the table with its seats, then the race.
    const table = await this.#tables.announceChange(id);
    if (beginsAt !== undefined) await this.#races.resolveChance(id);
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
        throw new Refusal('not-revealing', 'nonces are revealed only when the race is about to begin');
      }
      if (commitmentOf(nonce) !== own.commitment) {
        throw new Refusal('bad-request', 'this is not the nonce that you have committed to');
      }
      if (own.nonce !== null) return {};
      const revealed = { table, seats: seats.with(own.seat, { ...own, nonce }) };
      return this.#start(revealed, present) ?? { occupants: revealed.seats };
    });
    if (change !== null) return this.announce(id, change);
    const { table, seats } = await this.#tables.findStored(id);
    if (isClosed(table)) throw closedRefusal();
    // Another page of theirs has revealed it.
    if (contributionOf(table, seats, person)?.nonce === nonce) return this.#tables.find(id);
    throw new Refusal('not-revealing', 'the race has begun');
  }

  /**
   * Begins the race if nobody is waited for any more. Otherwise they are asked again, as they may have missed it. Also lets bots take
   * the free seats of a table that has waited long enough.
   */
  async startIfReady(id: string): Promise<void> {
    const present = await this.#peopleAt(id);
    const change = await this.#change(
      id,
      (stored) => this.#start(stored, present) ?? fillWhenDue(stored, present, this.#moment()) ?? {},
    );
    if (change !== null) await this.announce(id, change);
  }

  /** When to look at a waiting table again: people reveal their nonces, or bots take its free seats; `null` where nothing is due. */
  findDueAt(id: string): Promise<number | null> {
    return this.#waiting.findDueAt(id);
  }

  #start({ table, seats }: StoredTable, present: ReadonlySet<string>): TableUpdate | null {
    if (table.reveal_until === null) return null;
    const at = this.#moment();
    const isGrace = at.service < table.reveal_until - REVEAL_MS + REVEAL_GRACE_MS;
    const isAwaited = seats.some(
      (seat) => seat.commitment !== null && seat.nonce === null && (isGrace || present.has(seat.person!)),
    );
    return isAwaited && at.service < table.reveal_until ? null : startRace(table, seats, at.wall);
  }

  /** Makes a change and returns it; `null` if the table does not wait for its race any more. */
  async #change(id: string, decide: (stored: StoredTable) => TableUpdate): Promise<TableUpdate | null> {
    let change: TableUpdate = {};
    const isChanged = await this.#waiting.change(id, (stored) => (change = decide(stored)));
    return isChanged ? change : null;
  }

  async #peopleAt(id: string): Promise<ReadonlySet<string>> {
    const present = await this.#presence.findPresent([id]);
    return new Set([...present.get(id)!, ...this.#hub.peopleAt(id)]);
  }
}

/** What a person contributed to the dice of a race that has begun. */
function contributionOf(table: TableRow, seats: readonly StoredSeat[], person: string): Contribution | null {
  const binding = bindingOf(table);
  const seat = seats.findIndex((one) => one.person === person);
  return binding?.contributions[binding.seating[seat] ?? -1] ?? null;
}
