import {
  BLACK_DIE_FACES,
  BLACK_DIE_PURPOSES,
  blackOutcomeOf,
  DIE_FACES,
  type FormulaDeTypes,
  FOR_ENGINE,
  FOR_PIT,
  MAX_COLLISION_ROLL,
  quickStopCells,
  type State,
} from '@paddock/formula-de';
import { CHANCE, type NumericGame, OVER, Rng, type Seat, winShares } from '@paddock/kernel';
import type { TurnPlanner } from './turn-planner.ts';
import { ENGINE_DAMAGE_PROBABILITY } from './turn-solver.ts';
import type { WinProbabilityEstimator } from './win-probabilities.ts';

/** How many of the planner's best moves are compared by probability of winning. */
const MAX_CANDIDATES = 3;
/** Outcomes of the black die: of the lowest face, which hits or damages, and of the highest, which does not. */
const LOWEST_FACE = 0;
const HIGHEST_FACE = BLACK_DIE_FACES - 1;
/** The probability that a collision roll costs a body point (FD-25). */
const COLLISION_PROBABILITY = MAX_COLLISION_ROLL / BLACK_DIE_FACES;

/**
 * Every seat's probability of winning, with the rest of the turn looked ahead exactly: dice over their faces, choices by what is best for
 * their seat. From the next turn on the fitted estimate counts. Without team points nothing is random.
 */
export class ExpectedWin {
  readonly #game: NumericGame<FormulaDeTypes>;
  readonly #planner: TurnPlanner;
  readonly #estimator: WinProbabilityEstimator;

  constructor(game: NumericGame<FormulaDeTypes>, planner: TurnPlanner, estimator: WinProbabilityEstimator) {
    this.#game = game;
    this.#planner = planner;
    this.#estimator = estimator;
  }

  /** The value of any position after the grid is settled. At the start of a turn it is the estimate. */
  of(s: State): Float64Array {
    switch (s.phase) {
      case 'roll':
      case 'pit':
        return this.ofChance(s);
      case 'move':
        return this.#ofBestDrive(s);
      case 'collision':
      case 'engine':
        return this.#ofPendingDice(s);
      default:
        return this.#estimate(s);
    }
  }

  /** The average over all outcomes of the awaited die. */
  ofChance(s: State): Float64Array {
    const sum = new Float64Array(this.#game.seats);
    const ways = this.#game.chanceWays(s);
    for (const { outcome, count } of listOutcomes(this.#game, s)) addScaled(sum, this.after(s, outcome), count / ways);
    return sum;
  }

  after(s: State, outcome: number): Float64Array {
    const next = this.#game.clone(s);
    this.#game.resolve(next, outcome);
    return this.of(next);
  }

  afterMove(s: State, seat: Seat, id: number): Float64Array {
    const next = this.#game.clone(s);
    this.#game.playMoveId(next, seat, id);
    return this.of(next);
  }

  #ofBestDrive(s: State): Float64Array {
    const seat = this.#game.nextActor(s);
    const ids: number[] = [];
    const count = this.#game.legalMoveIds(s, seat, ids);
    this.#planner.findBest(s);
    const turns = this.#planner.turnsByMove.slice(0, count);
    const candidates = ids
      .map((_, i) => i)
      .sort((a, b) => turns[a]! - turns[b]!)
      .slice(0, MAX_CANDIDATES);
    let best: Float64Array | null = null;
    for (const i of candidates) {
      const value = this.afterMove(s, seat, ids[i]!);
      if (best === null || value[seat]! > best[seat]!) best = value;
    }
    return best!;
  }

  /** To first order in the probabilities of damage: no die damages, or exactly one does. All combinations would be thousands. */
  #ofPendingDice(s: State): Float64Array {
    const dice = s.pending.filter((die) => (die & 7) !== FOR_PIT);
    const none = this.of(this.#resolvePending(s, -1));
    const sum = Float64Array.from(none);
    for (const [i, die] of dice.entries()) {
      const probability = (die & 7) === FOR_ENGINE ? ENGINE_DAMAGE_PROBABILITY : COLLISION_PROBABILITY;
      const damaged = this.of(this.#resolvePending(s, i));
      addScaled(sum, damaged, probability);
      addScaled(sum, none, -probability);
    }
    return sum;
  }

  /** Resolves collision and engine dice, of which only the given one does damage. */
  #resolvePending(s: State, damaging: number): State {
    const next = this.#game.clone(s);
    for (let i = 0; next.phase === 'collision' || next.phase === 'engine'; i++)
      this.#game.resolve(next, i === damaging ? LOWEST_FACE : HIGHEST_FACE);
    return next;
  }

  #estimate(s: State): Float64Array {
    const probabilities = new Float64Array(this.#game.seats);
    const actor = this.#game.nextActor(s);
    const awaiting = actor === OVER ? this.#game.awaiting(s) : null;
    if (awaiting?.kind === 'over') probabilities.set(winShares(this.#game.seats, awaiting.ranking));
    // The same numbers for every position, so that differences between positions are not noise.
    else this.#estimator.estimate(s, Rng.from('finishing orders'), probabilities);
    return probabilities;
  }
}

function addScaled(sum: Float64Array, values: Float64Array, factor: number): void {
  for (let i = 0; i < sum.length; i++) sum[i]! += factor * values[i]!;
}

/** The outcomes of the awaited die that differ, each with the number of faces that lead to the same. */
function listOutcomes(
  game: NumericGame<FormulaDeTypes>,
  s: State,
): readonly { readonly outcome: number; readonly count: number }[] {
  if (game.nextActor(s) !== CHANCE) throw new Error('no die is awaited');
  const found = new Map<unknown, { outcome: number; count: number }>();
  for (let outcome = 0; outcome < game.chanceWays(s); outcome++) {
    const key = classOf(s, outcome);
    const known = found.get(key);
    if (known === undefined) found.set(key, { outcome, count: 1 });
    else known.count++;
  }
  return [...found.values()];
}

/** Equal for faces that mean the same. */
function classOf(s: State, outcome: number): string {
  if (s.phase === 'roll') return String(DIE_FACES[s.gear[s.order[s.mover]!]!]![outcome]!);
  const meaning = blackOutcomeOf(BLACK_DIE_PURPOSES[s.pending[0]! & 7]!, outcome + 1);
  return meaning === 'quick' ? `quick ${quickStopCells(outcome + 1)}` : String(meaning);
}
