import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { findGame } from '@paddock/games';
import { commitment, newSeed, resolveOptions } from '@paddock/kernel';
import type { NewTable, Person, SeatChange, SeatWish, StartTable, Table, TableChange } from '@paddock/protocol';
import { closedRefusal, Refusal } from '../refusal.ts';
import type { BlockRepository } from '../repositories/blocks.ts';
import type { StoredTable, TableRepository } from '../repositories/tables.ts';
import type { Change, Joiner, WaitingRepository } from '../repositories/waiting.ts';
import type { People } from './people.ts';
import type { Play } from './play.ts';
import type { Reveals } from './reveals.ts';
import { isClosed, type Tables, tableOf } from './tables.ts';
import * as room from './waiting-room.ts';
import type { Wheel } from './wheel.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Nobody guesses twelve of these: who has the link of a private table was given it. */
const ID_LENGTH = 12;

/** How often somebody who has to leave tries, where a race is about to begin. */
const LEAVE_RETRY_MS = 250;
const MAX_LEAVE_TRIES = Math.ceil((2 * room.REVEAL_MS) / LEAVE_RETRY_MS);

type Joining = (stored: StoredTable, joiner: Joiner) => Change;
type KnownTable = Omit<NewTable, 'seats'> & { readonly seats: readonly room.KnownWish[] };

/** Tables before and after the race: who makes them, who sits down, when they begin. */
export class Lobby {
  readonly #stored: TableRepository;
  readonly #waiting: WaitingRepository;
  readonly #blocks: BlockRepository;
  readonly #tables: Tables;
  readonly #reveals: Reveals;
  readonly #play: Play;
  readonly #wheel: Wheel;
  readonly #people: People;
  readonly #moment: () => room.Moment;

  constructor(
    stored: TableRepository,
    waiting: WaitingRepository,
    blocks: BlockRepository,
    tables: Tables,
    reveals: Reveals,
    play: Play,
    wheel: Wheel,
    people: People,
    moment: () => room.Moment,
  ) {
    this.#stored = stored;
    this.#waiting = waiting;
    this.#blocks = blocks;
    this.#tables = tables;
    this.#reveals = reveals;
    this.#play = play;
    this.#wheel = wheel;
    this.#people = people;
    this.#moment = moment;
  }

  async create(host: Person, wanted: NewTable): Promise<Table> {
    return this.#make(host, { ...wanted, seats: await Promise.all(wanted.seats.map((wish) => this.#meant(wish))) });
  }

  async #make(host: Person, wanted: KnownTable, rematchOf: string | null = null): Promise<Table> {
    const { game, seats: wishes, listed = false, time = { kind: 'none' }, chat = true } = wanted;
    const definition = findGame(game);
    if (definition === undefined) throw new Refusal('bad-request', `there is no game "${game}"`);
    const options = resolveOptions(definition, wishes.length, wanted.options ?? {});
    if (!options.ok) throw new Refusal('bad-request', options.error);
    if (wishes.filter(({ kind }) => kind === 'me').length > 1)
      throw new Refusal('bad-request', 'you can sit on one seat only');
    const seed = newSeed();
    const id = await this.#stored.add(
      {
        id: newId(),
        game,
        rules_version: definition.rulesVersion,
        options: JSON.stringify(options.value),
        listed: listed ? 1 : 0,
        phase: 'open',
        host: host.id,
        time: JSON.stringify(time),
        chat: chat ? 1 : 0,
        seed,
        seed_hash: commitment(seed),
        binding: null,
        reveal_until: null,
        rematch_of: rematchOf,
        ranking: null,
        created_at: this.#moment().wall,
        started_at: null,
        ended_at: null,
      },
      wishes.map((wish) => room.sitterFor(wish, host, wanted.commitment)),
    );
    return (await this.#join(id, host, room.renamed)) ?? this.find(id);
  }

  /** The same once more, for those who raced: the first one who asks makes the table, and all who ask come to it. */
  async rematch(id: string, person: Person, ownCommitment?: string): Promise<Table> {
    const { table, seats } = await this.#tables.stored(id);
    if (isClosed(table)) throw closedRefusal();
    if (table.phase !== 'over') throw new Refusal('not-over', 'the race is not over');
    if (!seats.some((seat) => seat.person === person.id)) {
      throw new Refusal('forbidden', 'only who raced here can ask for a rematch');
    }
    const { game, options, listed, time, chat } = tableOf({ table, seats });
    const blocked = new Set(await this.#blocks.blockedBy(person.id));
    const wishes = seats.map((seat) => room.wishAgain(seat, person, blocked));
    const wanted = { game, seats: wishes, options: options as Record<string, unknown>, listed, time, chat };
    const committed = ownCommitment === undefined ? wanted : { ...wanted, commitment: ownCommitment };
    const again = await this.#make(person, committed, id);
    await this.#tables.tell(id);
    const sits = again.seats.some((seat) => seat.person === person.id);
    return sits || again.phase !== 'open' ? again : this.join(again.id, person, ownCommitment);
  }

  find(id: string): Promise<Table> {
    return this.#tables.find(id);
  }

  async join(id: string, person: Person, ownCommitment: string | null = null): Promise<Table> {
    const blockers = new Set(await this.#blocks.blockersOf(person.id));
    return this.#mustJoin(id, person, (stored, joiner) => room.joined(stored, joiner, blockers, ownCommitment));
  }

  /** Sits down with whoever is there, unless one of them has blocked the other. */
  async match(id: string, person: Person, ownCommitment: string | null = null): Promise<Table> {
    const [blockers, blocked] = [await this.#blocks.blockersOf(person.id), await this.#blocks.blockedBy(person.id)];
    const apart = new Set([...blockers, ...blocked]);
    return this.#mustJoin(id, person, (stored, joiner) => room.matched(stored, joiner, apart, ownCommitment));
  }

  /** Adds a commitment to the seat of somebody who sits there without one. */
  commit(id: string, person: Person, ownCommitment: string): Promise<Table> {
    return this.#mustChange(id, (stored) => room.committed(stored, person.id, ownCommitment));
  }

  /** Gets up; during the race a bot drives on. */
  async leave(id: string, person: Person): Promise<Table> {
    const open = await this.#change(id, (stored) => room.left(stored, person.id));
    return open ?? this.#wheel.leave(id, person.id);
  }

  /**
   * Gets up at all of these tables, for somebody who may not stay. Where people reveal their nonces that is not possible before
   * the race has begun, a moment later.
   */
  async leaveAll(ids: readonly string[], person: Person): Promise<void> {
    await Promise.all(ids.map((id) => this.#leaveOnceBegun(id, person)));
  }

  async #leaveOnceBegun(id: string, person: Person): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await this.leave(id, person);
        return;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // The race has ended meanwhile: there is nothing to leave.
        if (error.code !== 'revealing') return;
        if (tries === MAX_LEAVE_TRIES) throw error;
      }
      await sleep(LEAVE_RETRY_MS);
    }
  }

  /** The admin ends a table. Before its race it is over; a race ends without a result. Everybody there is told. */
  async close(id: string): Promise<void> {
    const store = (): Promise<boolean> => this.#stored.close(id, this.#moment().wall);
    const { table } = await this.#tables.stored(id);
    // A race may begin at this very moment: then it is in memory and has to learn of it.
    const isStored = table.phase === 'open' ? await store() : await this.#play.close(id, store);
    if (!isStored) throw new Refusal('over', 'this table is over');
    this.#play.forget(id);
    await this.#tables.tell(id);
  }

  /** The host removes somebody before the race. */
  remove(id: string, host: Person, person: string): Promise<Table> {
    return this.#mustChange(id, (stored) => room.removed(stored, host, person));
  }

  /** The host begins without waiting any longer: bots take the seats that are left. */
  start(id: string, person: Person, wanted: StartTable): Promise<Table> {
    return this.#mustChange(id, (stored) => room.filled(stored, person, wanted));
  }

  /** The host changes what kind of race it will be. */
  change(id: string, person: Person, change: TableChange): Promise<Table> {
    return this.#mustChange(id, (stored) => room.changed(stored, person, change));
  }

  /** The host puts a bot on a seat, keeps it for somebody, or opens it to all. */
  async seat(id: string, person: Person, seat: number, wish: SeatChange): Promise<Table> {
    const meant = await this.#meant(wish);
    return this.#mustChange(id, (stored) => room.seated(stored, person, seat, meant));
  }

  /** Whoever is invited has been here, and their nickname is written as they write it. */
  async #meant<Wish extends SeatWish>(wish: Wish): Promise<Wish & room.Keeping> {
    if (wish.kind !== 'invited') return wish;
    const found = await this.#people.findByName(wish.nickname);
    if (found === null) throw new Refusal('not-found', `nobody has the nickname “${wish.nickname}”`);
    return Object.assign({ keptFor: found.person }, wish, { nickname: found.nickname });
  }

  async #mustChange(id: string, decide: (stored: StoredTable) => Change): Promise<Table> {
    return (await this.#change(id, decide)) ?? this.#hasBegun(id);
  }

  async #mustJoin(id: string, person: Person, decide: Joining): Promise<Table> {
    return (await this.#join(id, person, decide)) ?? this.#hasBegun(id);
  }

  async #hasBegun(id: string): Promise<never> {
    const { table } = await this.#tables.stored(id);
    if (isClosed(table)) throw closedRefusal();
    throw new Refusal('not-open', 'the race has begun');
  }

  /** Changes a table that waits, and begins the race if every seat is taken then. `null` if it does not wait any more. */
  #change(id: string, decide: (stored: StoredTable) => Change): Promise<Table | null> {
    return this.#begin(id, (begun) => this.#waiting.change(id, (stored) => begun(decide(stored), stored)));
  }

  /** The same for somebody who sits down. */
  #join(id: string, person: Person, decide: Joining): Promise<Table | null> {
    return this.#begin(id, (begun) =>
      this.#waiting.join(id, person.id, (stored, joiner) => begun(decide(stored, joiner), stored)),
    );
  }

  async #begin(
    id: string,
    change: (begun: (change: Change, stored: StoredTable) => Change) => Promise<boolean>,
  ): Promise<Table | null> {
    let decided: Change = {};
    const changed = await change((wanted, stored) => (decided = room.begun(wanted, stored, this.#moment())));
    return changed ? this.#reveals.announce(id, decided) : null;
  }
}

function newId(): string {
  return Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
