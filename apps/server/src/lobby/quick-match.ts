import { findGame } from '@paddock/games';
import { defaultOptions } from '@paddock/kernel';
import type { Person, Table, TimeControl } from '@paddock/protocol';
import { Refusal } from '../errors.ts';
import type { QuickMatchRepository, QuickSearch, WaitingPlace } from './quick-match-repository.ts';
import { MAX_LIVE_TURN_SECONDS } from '../storage/table-columns/lifetime.ts';
import { summarizeOptions } from '../storage/table-columns/option-summary.ts';
import type { Lobby } from './service.ts';

/** How many tables to try before a new one is made: others may take their last seats first. */
const MAX_TRIES = 20;
/** The seats of a new table, if the game takes so many. */
const DEFAULT_SEATS = 4;
/** A clock, because strangers do not wait for somebody who left. */
const TIME_CONTROL: TimeControl = { kind: 'move', seconds: 60 };

/** Brings people together who want to race at once. */
export class QuickMatch {
  readonly #stored: QuickMatchRepository;
  readonly #lobby: Lobby;
  readonly #now: () => number;

  constructor(stored: QuickMatchRepository, lobby: Lobby, now: () => number) {
    this.#stored = stored;
    this.#lobby = lobby;
    this.#now = now;
  }

  /** Joins the table that has waited longest, or makes one. A person who waits already stays at their table. */
  async join(game: string, person: Person, commitment?: string): Promise<Table> {
    const definition = findGame(game);
    if (definition === undefined) throw new Refusal('not-found', `there is no game "${game}"`);
    const options = JSON.stringify(defaultOptions<object>(definition.options));
    const search = { game, summary: summarizeOptions(options).summary, maxTurnSeconds: MAX_LIVE_TURN_SECONDS };
    const own = await this.#stored.own(search, person.id);
    const found =
      own === null ? await this.#join(search, person, null, commitment) : await this.#stay(own, person, commitment);
    if (found !== null) return found;
    const { min, max } = definition.seats;
    const open = Array.from({ length: Math.min(max, Math.max(min, DEFAULT_SEATS)) - 1 }, () => ({
      kind: 'open' as const,
    }));
    const made = await this.#lobby.create(person, {
      game,
      seats: [{ kind: 'me' }, ...open],
      listed: true,
      time: TIME_CONTROL,
      ...(commitment === undefined ? {} : { commitment }),
    });
    return (await this.#meet(search, made, person, commitment)) ?? made;
  }

  /** Stays at the table where the person waits. A seat without a commitment gets this one. */
  async #stay(own: string, person: Person, commitment?: string): Promise<Table> {
    return commitment === undefined ? this.#lobby.find(own) : this.#lobby.commit(own, person, commitment);
  }

  /** People who ask at the same time each make a table: all of them move to the oldest one. */
  async #meet(search: QuickSearch, made: Table, person: Person, commitment?: string): Promise<Table | null> {
    const joined = await this.#join(search, person, made, commitment);
    if (joined !== null) await this.#lobby.leave(made.id, person);
    return joined;
  }

  async #join(
    search: QuickSearch,
    person: Person,
    before: WaitingPlace | null,
    commitment?: string,
  ): Promise<Table | null> {
    for (const id of await this.#stored.candidates(search, person.id, this.#now(), MAX_TRIES, before)) {
      try {
        return await this.#lobby.match(id, person, commitment);
      } catch (error) {
        // Somebody else took the seat, or one has blocked the other.
        if (!(error instanceof Refusal)) throw error;
      }
    }
    return null;
  }
}
