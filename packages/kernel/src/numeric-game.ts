import { CHANCE, type Game, type GameTypes, type Seat } from './game.ts';
import type { Rng } from './rng.ts';

/** What `nextActor` returns when the game has ended. */
export const OVER = -2;

/**
 * A game that search and simulation can also play by numbers: moves are their `moveId`, and what is awaited is a number instead of an
 * object. It is the same game, only faster, because nothing is created for a move. The conformance laws check that both interfaces
 * offer the same moves in the same order and lead to the same states and events.
 */
export interface NumericGame<K extends GameTypes = GameTypes> extends Game<K> {
  /** The first awaited seat, or `CHANCE`, or `OVER`. */
  nextActor(state: K['state']): number;
  /** How many outcomes the awaited chance event has. */
  chanceWays(state: K['state']): number;
  /** Writes the ids of `legalMoves` to the start of `out`, in the same order, and returns how many they are (see `createIdBuffer`). */
  legalMoveIds(state: K['state'], seat: Seat, out: number[]): number;
  /** `play` by id. */
  playMoveId(state: K['state'], seat: Seat, id: number, events?: K['event'][]): void;
  /** The move of a legal move's id. */
  moveOf(id: number): K['move'];
}

export function isNumericGame<K extends GameTypes>(game: Game<K>): game is NumericGame<K> {
  return 'playMoveId' in game;
}

/** For bots of a game that is known to offer the numeric interface. */
export function numericGameOf<K extends GameTypes>(game: Game<K>): NumericGame<K> {
  if (!isNumericGame(game)) throw new Error('the game does not offer the numeric interface');
  return game;
}

/** A list for `legalMoveIds` to write to. Longer than most lists of moves, because writing to a list that grows is slower. */
export function createIdBuffer(): number[] {
  return Array.from({ length: 256 }, () => 0);
}

const idBuffer = createIdBuffer();

/**
 * Plays on to the end, in place, with uniformly random moves: chance by `dice`, every seat by its own generator. Returns the number of
 * moves. The same generators give the same game as `rng.pick(game.legalMoves(state, seat))`.
 */
export function playRandomMoves<K extends GameTypes>(
  game: NumericGame<K>,
  state: K['state'],
  dice: Rng,
  rngs: readonly Rng[],
): number {
  let moves = 0;
  for (;;) {
    const actor = game.nextActor(state);
    if (actor === OVER) return moves;
    if (actor === CHANCE) {
      game.resolve(state, dice.below(game.chanceWays(state)));
      continue;
    }
    const count = game.legalMoveIds(state, actor, idBuffer);
    game.playMoveId(state, actor, idBuffer[rngs[actor]!.below(count)]!);
    moves++;
  }
}
