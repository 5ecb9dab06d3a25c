import { findGame, games } from '@paddock/games';
import { defaultOptionsFor, type GameDefinition } from '@paddock/kernel';
import {
  ANY_GAME,
  MAX_LIVE_TURN_SECONDS,
  type NewTable,
  type Person,
  type QuickMatchRequest,
  ratingWindowAfter,
  type Table,
  type TimeControl,
  type WidenRequest,
} from '@paddock/protocol';
import { Refusal } from '../errors.ts';
import type { QuickCandidate, QuickMatchRepository, QuickSearch } from './quick-match-repository.ts';
import { summarizeOptions } from '../tables/option-summary.ts';
import type { Lobby } from './service.ts';

/** How many tables to try before a new one is made: others may take their last seats first. */
const MAX_TRIES = 20;
/** The seats of a new table, if the game takes so many. */
const DEFAULT_SEATS = 4;
/** A clock, because strangers do not wait for somebody who left. */
const TIME_CONTROL: TimeControl = { kind: 'move', seconds: 60 };
/** Nobody changes tables shortly before theirs begins. */
const MIN_TIME_LEFT_MS = 2000;

/** Who looks for a table, and since when. */
interface Seeker {
  readonly person: Person;
  readonly waitedMs: number;
}

/** Brings people together who want to race at once: those with similar ratings first, and after a while all. */
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

  /**
   * Joins the table that has waited longest, or makes one. A person who waits already stays at their table. `game` may be
   * `ANY_GAME`; a new table is then of the first game.
   */
  async join(game: string, person: Person, request: QuickMatchRequest = {}): Promise<Table> {
    if (person.botAccount === true)
      throw new Refusal('forbidden', 'quick matches are for people; BOT accounts race in the arena');
    const definitions = game === ANY_GAME ? games : [findGame(game)].filter((found) => found !== undefined);
    const [first] = definitions;
    if (first === undefined) throw new Refusal('not-found', `there is no game "${game}"`);
    const searches = definitions.map(createSearch);
    const seeker = { person, waitedMs: 0 };
    const own = await this.#findOwn(searches, person.id);
    const found =
      own === null
        ? await this.#join(searches, seeker, request.commitment)
        : await this.#keepSeat(own, person, request);
    return found ?? this.#runExclusively(game, () => this.#joinOrCreate(first, searches, seeker, request));
  }

  /**
   * Moves a person who waits alone at the table of a quick match to one that has waited longer, if there is one by now: with the
   * time that both have waited, their ratings may differ more. Otherwise they stay.
   */
  async widen(id: string, person: Person, { commitment, anyGame = false }: WidenRequest): Promise<Table> {
    const own = await this.#lobby.find(id);
    if (!canMove(own, person.id, this.#now())) return own;
    const definitions = anyGame ? games : games.filter((game) => game.id === own.game);
    const seeker = { person, waitedMs: this.#now() - own.createdAt };
    // Only to older tables, so that two people never change places.
    const isOlder = (one: QuickCandidate): boolean =>
      one.createdAt < own.createdAt || (one.createdAt === own.createdAt && one.id < own.id);
    const found = await this.#join(definitions.map(createSearch), seeker, commitment, isOlder);
    if (found === null) return own;
    await this.#lobby.leave(id, person);
    return found;
  }

  async #findOwn(searches: readonly QuickSearch[], person: string): Promise<string | null> {
    for (const search of searches) {
      const own = await this.#repository.findOwn(search, person);
      if (own !== null) return own;
    }
    return null;
  }

  /** Joins a table that was created since the first search, or creates one. */
  async #joinOrCreate(
    definition: GameDefinition,
    searches: readonly QuickSearch[],
    seeker: Seeker,
    { commitment, language }: QuickMatchRequest,
  ): Promise<Table> {
    const found = await this.#join(searches, seeker, commitment);
    if (found !== null) return found;
    const open = Array.from({ length: seatsOf(definition) - 1 }, () => ({ kind: 'open' as const }));
    const wanted: NewTable = {
      game: definition.id,
      seats: [{ kind: 'me' }, ...open],
      listed: true,
      time: TIME_CONTROL,
      ...(commitment === undefined ? {} : { commitment }),
      ...(language === undefined ? {} : { language }),
    };
    return this.#lobby.create(seeker.person, wanted, this.#maxWaitMs);
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
  async #keepSeat(own: string, person: Person, { commitment }: QuickMatchRequest): Promise<Table> {
    return commitment === undefined ? this.#lobby.find(own) : this.#lobby.addCommitment(own, person, commitment);
  }

  async #join(
    searches: readonly QuickSearch[],
    seeker: Seeker,
    commitment?: string,
    isWanted: (candidate: QuickCandidate) => boolean = () => true,
  ): Promise<Table | null> {
    const candidates = (await Promise.all(searches.map((search) => this.#listMatching(search, seeker)))).flat();
    const oldestFirst = candidates.filter(isWanted).toSorted((a, b) => a.createdAt - b.createdAt);
    for (const { id } of oldestFirst.slice(0, MAX_TRIES)) {
      try {
        return await this.#lobby.join(id, seeker.person, commitment);
      } catch (error) {
        // Somebody else took the seat, or one has blocked the other.
        if (!(error instanceof Refusal)) throw error;
      }
    }
    return null;
  }

  /** The tables of a game whose host has a rating near enough to the seeker's. */
  async #listMatching(search: QuickSearch, { person, waitedMs }: Seeker): Promise<QuickCandidate[]> {
    const now = this.#now();
    const candidates = await this.#repository.listCandidates(search, person.id, now, MAX_TRIES);
    if (candidates.length === 0) return [];
    const points = await this.#repository.findPoints(person.id, search.game);
    return candidates.filter(({ isQuick, createdAt, points: theirs }) => {
      const window = ratingWindowAfter(Math.max(waitedMs, now - createdAt));
      return !isQuick || window === null || Math.abs(points - theirs) <= window;
    });
  }
}

function createSearch(definition: GameDefinition): QuickSearch {
  const options = JSON.stringify(defaultOptionsFor<object>(definition, seatsOf(definition)));
  return {
    game: definition.id,
    summary: summarizeOptions(options).summary,
    maxTurnSeconds: MAX_LIVE_TURN_SECONDS,
  };
}

/** Whether a person waits alone at the table of a quick match that does not begin at once. */
function canMove({ phase, revealing, host, seats, startsBy }: Table, person: string, now: number): boolean {
  const isAlone = seats.every((seat) => seat.person === null || seat.person === person);
  const isWaiting = phase === 'open' && !revealing && startsBy !== undefined && startsBy - now > MIN_TIME_LEFT_MS;
  return isAlone && isWaiting && host === person;
}

function seatsOf({ seats: { min, max } }: GameDefinition): number {
  return Math.min(max, Math.max(min, DEFAULT_SEATS));
}
