import {
  appendEntry,
  deriveSeed,
  type Dice,
  type Entry,
  createFairDice,
  type GameTypes,
  type Match,
  type Observation,
  observe,
  ok,
  type MoveRefusal,
  resolveMove,
  type Result,
  Rng,
  type Seat,
  resolveChance,
  type Viewer,
} from '@paddock/kernel';
import { type EventStep, eventStepOf } from './event-step.ts';
import { awaitedSeats, type GameState, positionOf, rankingOf, turnIdOf } from './position.ts';
import { type LoggedEvent, playEntry, redactEvents, type Snapshot, type Step, stepOf } from './step.ts';

/** The result of a move and the chance entries after it. It changes the table only when it is committed. */
export interface Transition<K extends GameTypes = GameTypes> {
  /** How many entries there were before. */
  readonly from: number;
  readonly entries: readonly Entry<K>[];
  /** What happened, not redacted. */
  readonly events: readonly K['event'][];
  /** The state after the last of the entries. */
  readonly after: GameState<K>;
}

/**
 * A table where a game is played. The same seed and the same moves give the same race in every program that uses it, the
 * moves of bots included. Storage, scheduling, clocks and transport are the program's own business: it prepares a
 * transition, stores its entries, and then commits it.
 */
export class RunningTable<K extends GameTypes = GameTypes> {
  #match: Match<K>;
  readonly #seed: string | null;
  readonly #dice: Dice | null;

  /** Without a seed (an opened record) chance cannot be resolved and bots cannot choose. */
  constructor(match: Match<K>, seed: string | null) {
    this.#match = match;
    this.#seed = seed;
    this.#dice = seed === null ? null : createFairDice(seed);
  }

  get match(): Match<K> {
    return this.#match;
  }

  /** The number of entries. */
  get length(): number {
    return this.#match.entries.length;
  }

  /** The seats that must move now. */
  awaitedSeats(): readonly Seat[] {
    return awaitedSeats(this.#match);
  }

  isChanceAwaited(): boolean {
    return this.#match.game.awaiting(this.#match.state).kind === 'chance';
  }

  /** Best first, ties together; `undefined` while the game goes on. */
  ranking(): readonly (readonly Seat[])[] | undefined {
    return rankingOf(this.#match);
  }

  /** How many entries there were right after a seat's last move: it identifies the seat's turn. */
  turnId(seat: Seat): number {
    return turnIdOf(this.#match.entries, seat);
  }

  /** Computes the result of a move from outside, or why it is refused. */
  prepare(seat: Seat, move: unknown): Result<Transition<K>, MoveRefusal> {
    const resolved = resolveMove(this.#match, seat, move);
    return resolved.ok ? ok(this.#transitionAfter([seat, resolved.value])) : resolved;
  }

  /** Resolves chance where it is awaited: at the start, and after a crash between a move and its chance entries. */
  prepareChance(): Transition<K> {
    return this.#transitionAfter(null);
  }

  #transitionAfter(entry: Entry<K> | null): Transition<K> {
    const { definition, game, state } = this.#match;
    const from = this.length;
    const dice = this.#dice;
    // Only the new entries: copying those before them would cost more than the move.
    const after: Match<K> = { definition, game, state: game.clone(state), entries: [] };
    const events: K['event'][] = [];
    if (entry !== null) appendEntry(after, entry, events);
    if (dice !== null) resolveChance(after, (number, ways) => dice(from + number, ways), events);
    return { from, entries: after.entries, events, after };
  }

  /** Applies a transition, which must have been prepared at the current position. */
  commit(transition: Transition<K>): void {
    this.#requireCurrent(transition);
    const { definition, game, entries } = this.#match;
    entries.push(...transition.entries);
    this.#match = { definition, game, state: transition.after.state, entries };
  }

  /** Plays entries that were stored before, here or by another process, and returns their events, not redacted. */
  append(entries: readonly Entry<K>[]): K['event'][] {
    return entries.flatMap((entry) => playEntry(this.#match, entry));
  }

  /**
   * Whether a choice for the position of n entries comes too late, or for a position that does not exist. Others may have
   * moved since then where all choose at once; the seat itself must not have.
   */
  isStale(seat: Seat, n: number): boolean {
    return n > this.length || this.turnId(seat) > n;
  }

  /** What a move would do, from what its seat may know, or why it is refused. */
  preview(seat: Seat, move: unknown): Result<K['preview'], MoveRefusal> {
    const { game, state } = this.#match;
    const resolved = resolveMove(this.#match, seat, move);
    return resolved.ok ? ok(game.preview(state, seat, resolved.value)) : resolved;
  }

  /** What the driver of a seat may know. It stays at the current position when the table advances. */
  observe(seat: Seat): Observation<K> {
    const { game, state } = this.#match;
    return observe(game, game.clone(state), seat);
  }

  /** The seed of a bot's random numbers for its current choice, different for every seat and position. */
  botSeed(seat: Seat): string {
    if (this.#seed === null) throw new Error('a table without a seed has no bots');
    return deriveSeed(this.#seed, `bot/${seat}/${this.length}`);
  }

  /** The random generator for a bot's current choice. */
  botRng(seat: Seat): Rng {
    return Rng.from(this.botSeed(seat));
  }

  /** Everything a viewer may know at the position of n entries; at the present one if n is not given. */
  snapshot(viewer: Viewer, n = this.length): Snapshot<K> {
    const past = this.#replay(0, 0).match;
    const history: LoggedEvent<K>[] = [];
    for (const entry of this.#match.entries.slice(0, n)) {
      const events = redactEvents(past.game, playEntry(past, entry), viewer);
      for (const event of events) history.push({ n: past.entries.length, event });
    }
    return { position: positionOf(past, viewer), history };
  }

  /** What a viewer has missed since the position of n entries, as one step. */
  since(viewer: Viewer, n: number): Step<K> {
    const { match, events } = this.#replay(n, this.length);
    return stepOf(match, events, viewer);
  }

  /** The step of the entry that led to position n, for one viewer; at 0 there was none, and the events are empty. */
  at(n: number, viewer: Viewer): Step<K> {
    const { match, events } = this.#replay(n === 0 ? 0 : n - 1, n);
    return stepOf(match, events, viewer);
  }

  /** The same as `since`, without the view. */
  eventsSince(viewer: Viewer, n: number): EventStep<K> {
    const { match, events } = this.#replay(n, this.length);
    return eventStepOf(match, events, viewer, n);
  }

  /** The same as `since`, with one step for every entry. */
  stepsSince(viewer: Viewer, n: number): Step<K>[] {
    return listSteps(this.#replay(n, n).match, this.#match.entries.slice(n), viewer);
  }

  /** The steps of a transition that is not committed yet, one for every entry. */
  stepsOf(transition: Transition<K>, viewer: Viewer): Step<K>[] {
    this.#requireCurrent(transition);
    return listSteps(cloneMatch(this.#match), transition.entries, viewer);
  }

  #requireCurrent({ from }: Transition<K>): void {
    if (from !== this.length) throw new Error(`the transition starts at entry ${from}, the table is at ${this.length}`);
  }

  /** Plays the game again up to a position, and returns the events since another one, not redacted. */
  #replay(from: number, to: number): { readonly match: Match<K>; readonly events: readonly K['event'][] } {
    const { definition, game, entries } = this.#match;
    const isPast = 0 <= from && from <= to && to <= entries.length;
    if (!isPast) throw new RangeError(`there are ${entries.length} entries: not ${from} to ${to}`);
    const match: Match<K> = { definition, game, state: game.setup(), entries: [] };
    for (const entry of entries.slice(0, from)) appendEntry(match, entry);
    return { match, events: entries.slice(from, to).flatMap((entry) => playEntry(match, entry)) };
  }
}

function cloneMatch<K extends GameTypes>({ definition, game, state, entries }: Match<K>): Match<K> {
  return { definition, game, state: game.clone(state), entries: [...entries] };
}

function listSteps<K extends GameTypes>(match: Match<K>, entries: readonly Entry<K>[], viewer: Viewer): Step<K>[] {
  return entries.map((entry) => stepOf(match, playEntry(match, entry), viewer));
}
