import type { FormulaTypes, Move } from '@paddock/formula';
import type { Observation, Rng } from '@paddock/kernel';
import type { Estimate, Evaluation } from '../bot.ts';
import { type Budget, BudgetMeter, type Computation, shareOf } from '../computation.ts';
import { RunningMean } from '../search/running-mean.ts';
import { encodeHand } from './hand-code.ts';
import { moveCostFor } from './move-cost.ts';
import { FormulaPlayoutEvaluator } from './playout.ts';
import { searchMoves, type SearchResult } from './search.ts';
import { prepareTurnEstimator } from './turn-estimator.ts';

/** The share of the budget for finding the best move. The rest evaluates that move, without selection bias. */
const SEARCH_SHARE = 0.6;
/** The playouts needed for a standard error. */
const MIN_PLAYOUTS = 2;

/** How much a unit of move cost (a turn, or a point) lowers the log odds of a move that was not searched. */
const LOG_ODDS_PER_TURN = 3;
const LOG_ODDS_PER_POINT = 0.02;
/** The standard error and the highest probability of moves that were not searched. */
const HEURISTIC_STANDARD_ERROR = 0.1;
const MAX_HEURISTIC_PROBABILITY = 0.98;

export function* evaluatePosition(
  observation: Observation<FormulaTypes>,
  rng: Rng,
  budget: Budget,
): Computation<Evaluation<FormulaTypes>> {
  yield* prepareTurnEstimator(observation.game);
  if (observation.legal.length === 0) {
    const { means, playouts } = yield* playOutSamples(observation, null, rng, budget);
    return { winProbabilities: means.map(({ estimate }) => estimate), moves: [], playouts };
  }
  const result = yield* searchMoves(
    observation,
    rng,
    shareOf(budget, SEARCH_SHARE),
    new FormulaPlayoutEvaluator(observation.game, true),
  );
  const { means, playouts } = yield* playOutSamples(observation, result.best, rng, shareOf(budget, 1 - SEARCH_SHARE));
  return {
    winProbabilities: means.map(({ estimate }) => estimate),
    moves: estimateMoves(observation, rng, result, means[observation.seat]!),
    playouts: result.playouts + playouts,
  };
}

/** Runs playouts from samples, after a move of the seat or from the current position. */
function* playOutSamples(
  observation: Observation<FormulaTypes>,
  move: Move | null,
  rng: Rng,
  budget: Budget,
): Computation<{ means: RunningMean[]; playouts: number }> {
  const { game, seat } = observation;
  const meter = new BudgetMeter(budget);
  const evaluator = new FormulaPlayoutEvaluator(game, true);
  const means = Array.from({ length: game.seats }, () => new RunningMean());
  do {
    const s = observation.sample(rng);
    if (move !== null) game.play(s, seat, move);
    evaluator.run(s, rng.fork(), rng.fork());
    for (let other = 0; other < game.seats; other++) means[other]!.add(evaluator.winProbabilities[other]!);
    yield;
  } while (meter.spend(1) || meter.playouts < MIN_PLAYOUTS);
  return { means, playouts: meter.playouts };
}

/** Searched moves have estimates from playouts. All others, which can be thousands, are compared with the best by cost. */
function estimateMoves(
  observation: Observation<FormulaTypes>,
  rng: Rng,
  { best, tried }: SearchResult,
  bestMean: RunningMean,
): (Estimate & { move: Move })[] {
  const { game, seat, legal } = observation;
  const known = new Map(tried.map(({ move, means }) => [move, means[seat]!]));
  known.set(best, bestMean);
  const s = observation.sample(rng);
  const hand = encodeHand(s, seat);
  const cost = moveCostFor(game);
  const lowest = cost(s, seat, hand, game.moveId(best));
  const logOddsPerUnit = game.options.goal === 'points' ? LOG_ODDS_PER_POINT : LOG_ODDS_PER_TURN;
  return legal.map((move) => {
    const mean = known.get(move);
    if (mean !== undefined && mean.count >= MIN_PLAYOUTS) return { move, ...mean.estimate };
    const extraCost = Math.max(0, cost(s, seat, hand, game.moveId(move)) - lowest);
    return {
      move,
      probability: lowerOdds(bestMean.mean, logOddsPerUnit * extraCost),
      standardError: Math.hypot(HEURISTIC_STANDARD_ERROR, bestMean.standardError),
    };
  });
}

/** Lowers the log odds of a probability, which is first capped, as nothing is certain without a search. */
function lowerOdds(probability: number, logOdds: number): number {
  const odds = Math.min(probability, MAX_HEURISTIC_PROBABILITY) * Math.exp(-logOdds);
  return odds / (odds + 1 - Math.min(probability, MAX_HEURISTIC_PROBABILITY));
}
