import type { FormelFunTypes, Move, State } from '@paddock/formel-fun';
import { type NumericGame, numericGameOf, type Observation, type Rng, winShares } from '@paddock/kernel';
import type { Evaluation } from '../bot.ts';
import { type Budget, BudgetMeter, type Computation, shareOf } from '../computation.ts';
import { addStyle } from '../driving-style.ts';
import { FlatMonteCarlo, type PositionEvaluator } from '../search/flat-monte-carlo.ts';
import { playOutRace } from './playout.ts';
import { BOT_WEIGHTS, estimateWinProbabilities, EVALUATION_WEIGHTS, type WinWeights } from './win-probabilities.ts';

type FormelFunObservation = Observation<FormelFunTypes>;

/** By how much probability of winning a style may raise or lower the value of a move. */
const STYLE_LIMIT = 0.0025;
/** The share of an evaluation's budget for the moves. The rest is for the position. */
const MOVES_SHARE = 0.6;

/** Plays the race out by the heuristic, then estimates the win probabilities from its end. */
export class RacePlayoutEvaluator implements PositionEvaluator<FormelFunTypes> {
  readonly winProbabilities: Float64Array;
  readonly #game: NumericGame<FormelFunTypes>;
  readonly #weights: WinWeights;

  constructor(game: FormelFunObservation['game'], weights: WinWeights = BOT_WEIGHTS) {
    this.#game = numericGameOf(game);
    this.#weights = weights;
    this.winProbabilities = new Float64Array(game.seats);
  }

  startTrial(_sample: State, rng: Rng): (s: State) => void {
    const dice = rng.fork();
    const noise = rng.fork();
    return (s) => {
      playOutRace(this.#game, s, dice.copy(), noise.copy());
      this.#estimate(s);
    };
  }

  #estimate(s: State): void {
    const awaiting = this.#game.awaiting(s);
    if (awaiting.kind === 'over') this.winProbabilities.set(winShares(this.#game.seats, awaiting.ranking));
    else estimateWinProbabilities(s, this.#game.options, this.#weights, this.winProbabilities);
  }
}

export function* searchMove(observation: FormelFunObservation, rng: Rng, budget: Budget): Computation<Move> {
  const { game, legal, seat } = observation;
  const search = new FlatMonteCarlo(observation, legal, new RacePlayoutEvaluator(game));
  const best = yield* search.findBest(rng, new BudgetMeter(budget));
  // Compares only moves that were tried as often as the best one. The turbo and high cards are bold.
  const finalists = legal
    .map((_, i) => i)
    .filter((i) => search.means[i]![seat]!.count === search.means[best]![seat]!.count);
  const values = finalists.map((i) => search.means[i]![seat]!.mean);
  const spaces = finalists.map((i) => observation.preview(legal[i]!).to);
  const styled = addStyle(values, spaces, seat, STYLE_LIMIT);
  return legal[finalists[styled.indexOf(Math.max(...styled))]!]!;
}

/**
 * Evaluates the position as it is played on by the heuristic, and every move on its own. The position is not valued by the best move of
 * the seat: the turns of the others are not either, and the sum of both would be too much for whoever is to move.
 */
export function* evaluatePosition(
  observation: FormelFunObservation,
  rng: Rng,
  budget: Budget,
): Computation<Evaluation<FormelFunTypes>> {
  const { game, legal, seat } = observation;
  const evaluator = new RacePlayoutEvaluator(game, EVALUATION_WEIGHTS);
  const position = new FlatMonteCarlo(observation, [], evaluator);
  if (legal.length === 0) return yield* position.evaluate(rng, new BudgetMeter(budget));
  const moves = new FlatMonteCarlo(observation, legal, evaluator);
  const meter = new BudgetMeter(shareOf(budget, MOVES_SHARE));
  const values = new Float64Array(legal.length);
  const all = legal.map((_, arm) => arm);
  // At least two trials, so that every move has a standard error.
  for (let n = 0; n < 2; n++) moves.runTrial(all, values, rng);
  meter.playouts += 2 * legal.length;
  yield* moves.findBest(rng, meter);
  const { winProbabilities, playouts } = yield* position.evaluate(
    rng,
    new BudgetMeter(shareOf(budget, 1 - MOVES_SHARE)),
  );
  return {
    winProbabilities,
    moves: legal.map((move, arm) => ({ move, ...moves.means[arm]![seat]!.estimate })),
    playouts: meter.playouts + playouts,
  };
}
