import { findGame } from '@paddock/games';
import { defaultOptionsFor, type GameDefinition } from '@paddock/kernel';
import type { NewTable, Person, Table, TimeControl } from '@paddock/protocol';
import { Refusal } from '../errors.ts';
import type { QuickMatchRepository, QuickSearch } from './quick-match-repository.ts';
import { MAX_LIVE_TURN_SECONDS } from '../tables/lifetime.ts';
import { summarizeOptions } from '../tables/option-summary.ts';
import type { Lobby } from './service.ts';

/** How many tables to try before a new one is made: others may take their last seats first. */
const MAX_TRIES = 20;
/** The seats of a new table, if the game takes so many. */
const DEFAULT_SEATS = 4;
/** A clock, because strangers do not wait for somebody who left. */
const TIME_CONTROL: TimeControl = { kind: 'move', seconds: 60 };

/** Brings people together who want to race at once. */
export class QuickMatch {
  readonly #repository: QuickMatchRepository;
  readonly #lobby: Lobby;
  readonly #now: () => number;
  readonly #maxWaitMs: number;
  /** The last exclusive search of each game. The next one begins when it is done. */
  readonly #lastSearches = new Map<string, Promise<unknown>>();

  /** Bots take the free seats of a new table after `maxWaitMs`. */
  constructor(repository: QuickMatchRepository, lobby: Lobby, now: () => number, maxWaitMs: number) {
    this.#repository = repository;
    this.#lobby = lobby;
    this.#now = now;
    this.#maxWaitMs = maxWaitMs;
  }

  /** Joins the table that has waited longest, or makes one. A person who waits already stays at their table. */
  async join(game: string, person: Person, commitment?: string): Promise<Table> {
    if (person.botAccount === true)
      throw new Refusal('forbidden', 'quick matches are for people; BOT accounts race in the arena');
    const definition = findGame(game);
    if (definition === undefined) throw new Refusal('not-found', `there is no game "${game}"`);
    const options = JSON.stringify(defaultOptionsFor<object>(definition, seatsOf(definition)));
    const search = { game, summary: summarizeOptions(options).summary, maxTurnSeconds: MAX_LIVE_TURN_SECONDS };
    const own = await this.#repository.findOwn(search, person.id);
    const found =
      own === null ? await this.#join(search, person, commitment) : await this.#keepSeat(own, person, commitment);
    return found ?? this.#runExclusively(game, () => this.#joinOrCreate(definition, search, person, commitment));
  }

  /** Joins a table that was created since the first search, or creates one. */
  async #joinOrCreate(
    definition: GameDefinition,
    search: QuickSearch,
    person: Person,
    commitment?: string,
  ): Promise<Table> {
    const found = await this.#join(search, person, commitment);
    if (found !== null) return found;
    const open = Array.from({ length: seatsOf(definition) - 1 }, () => ({ kind: 'open' as const }));
    const wanted: NewTable = {
      game: definition.id,
      seats: [{ kind: 'me' }, ...open],
      listed: true,
      time: TIME_CONTROL,
      ...(commitment === undefined ? {} : { commitment }),
    };
    return this.#lobby.create(person, wanted, this.#maxWaitMs);
  }

  /** Runs work for a game one after the other in all processes: otherwise people who ask at the same time would each create a table. */
  #runExclusively<T>(game: string, work: () => Promise<T>): Promise<T> {
    const before = this.#lastSearches.get(game) ?? Promise.resolve();
    // This process queues first, so that only one connection per game waits for the lock.
    const done = before.then(() => this.#repository.lock(game, work));
    this.#lastSearches.set(
      game,
      done.catch(() => {}),
    );
    return done;
  }

  /** Stays at the table where the person waits. A seat without a commitment gets this one. */
  async #keepSeat(own: string, person: Person, commitment?: string): Promise<Table> {
    return commitment === undefined ? this.#lobby.find(own) : this.#lobby.addCommitment(own, person, commitment);
  }

  async #join(search: QuickSearch, person: Person, commitment?: string): Promise<Table | null> {
    for (const id of await this.#repository.listCandidates(search, person.id, this.#now(), MAX_TRIES)) {
      try {
        return await this.#lobby.joinUnlessBlocked(id, person, commitment);
      } catch (error) {
        // Somebody else took the seat, or one has blocked the other.
        if (!(error instanceof Refusal)) throw error;
      }
    }
    return null;
  }
}

function seatsOf({ seats: { min, max } }: GameDefinition): number {
  return Math.min(max, Math.max(min, DEFAULT_SEATS));
}
