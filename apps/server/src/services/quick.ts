import { findGame } from '@paddock/games';
import { defaultOptions } from '@paddock/kernel';
import type { Person, Table, Time } from '@paddock/protocol';
import { Refusal } from '../refusal.ts';
import type { QuickMatchRepository, QuickSearch, WaitingPlace } from '../repositories/quick-match.ts';
import { MAX_LIVE_TURN_SECONDS } from '../tables/lifetime.ts';
import { summarizeOptions } from '../tables/option-summary.ts';
import type { Lobby } from './lobby.ts';

/** How many tables to try before making a new one: all of them fit, but others may be quicker. */
const MAX_TRIES = 20;
/** As many as it is fun with, where the game takes so many. */
const SEATS = 4;
/** Those who do not know each other do not wait for somebody who has gone. */
const TIME: Time = { kind: 'move', seconds: 60 };

/** A race at once, with whoever wants one, too. */
export class Quick {
  readonly #stored: QuickMatchRepository;
  readonly #lobby: Lobby;
  readonly #now: () => number;

  constructor(stored: QuickMatchRepository, lobby: Lobby, now: () => number) {
    this.#stored = stored;
    this.#lobby = lobby;
    this.#now = now;
  }

  /** Sits down at the table that has waited longest, or at a new one. Where one waits already, one waits on. */
  async sit(game: string, person: Person, commitment?: string): Promise<Table> {
    const definition = findGame(game);
    if (definition === undefined) throw new Refusal('not-found', `there is no game "${game}"`);
    const options = JSON.stringify(defaultOptions<object>(definition.options));
    const search = { game, summary: summarizeOptions(options).summary, maxTurnSeconds: MAX_LIVE_TURN_SECONDS };
    const own = await this.#stored.own(search, person.id);
    const found =
      own === null ? await this.#join(search, person, null, commitment) : await this.#stay(own, person, commitment);
    if (found !== null) return found;
    const { min, max } = definition.seats;
    const open = Array.from({ length: Math.min(max, Math.max(min, SEATS)) - 1 }, () => ({ kind: 'open' as const }));
    const made = await this.#lobby.create(person, {
      game,
      seats: [{ kind: 'me' }, ...open],
      listed: true,
      time: TIME,
      ...(commitment === undefined ? {} : { commitment }),
    });
    return (await this.#meet(search, made, person, commitment)) ?? made;
  }

  /** Where one waits already, one waits on; a seat without a commitment gets this one. */
  async #stay(own: string, person: Person, commitment?: string): Promise<Table> {
    return commitment === undefined ? this.#lobby.find(own) : this.#lobby.commit(own, person, commitment);
  }

  /** Who asks at the same time makes a table, too: all of them come to the one that was first. */
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
        // Somebody else was quicker, or the two do not go together.
        if (!(error instanceof Refusal)) throw error;
      }
    }
    return null;
  }
}
