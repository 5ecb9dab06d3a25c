import { findGame } from '@paddock/games';
import { defaultOptions, type GameDefinition } from '@paddock/kernel';
import type { Person, Table, TimeControl } from '@paddock/protocol';
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
  /** The last of those who look alone, by game. */
  readonly #last = new Map<string, Promise<unknown>>();

  constructor(repository: QuickMatchRepository, lobby: Lobby, now: () => number) {
    this.#repository = repository;
    this.#lobby = lobby;
    this.#now = now;
  }

  /** Joins the table that has waited longest, or makes one. A person who waits already stays at their table. */
  async join(game: string, person: Person, commitment?: string): Promise<Table> {
    const definition = findGame(game);
    if (definition === undefined) throw new Refusal('not-found', `there is no game "${game}"`);
    const options = JSON.stringify(defaultOptions<object>(definition.options));
    const search = { game, summary: summarizeOptions(options).summary, maxTurnSeconds: MAX_LIVE_TURN_SECONDS };
    const own = await this.#repository.findOwn(search, person.id);
    const found =
      own === null ? await this.#join(search, person, commitment) : await this.#keepSeat(own, person, commitment);
    return found ?? this.#alone(game, () => this.#joinOrMake(definition, search, person, commitment));
  }

  /** For whoever found nothing and now looks alone: a table that somebody made meanwhile, or a new one. */
  async #joinOrMake(
    definition: GameDefinition,
    search: QuickSearch,
    person: Person,
    commitment?: string,
  ): Promise<Table> {
    const found = await this.#join(search, person, commitment);
    if (found !== null) return found;
    const { min, max } = definition.seats;
    const open = Array.from({ length: Math.min(max, Math.max(min, DEFAULT_SEATS)) - 1 }, () => ({
      kind: 'open' as const,
    }));
    return this.#lobby.create(person, {
      game: definition.id,
      seats: [{ kind: 'me' }, ...open],
      listed: true,
      time: TIME_CONTROL,
      ...(commitment === undefined ? {} : { commitment }),
    });
  }

  /** One after the other for each game, here and in other processes: people who ask at the same time would each make a table. */
  #alone<T>(game: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(game) ?? Promise.resolve();
    // Here first, so that only one connection for each game waits for other processes.
    const done = before.then(() => this.#repository.lock(game, work));
    this.#last.set(
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
