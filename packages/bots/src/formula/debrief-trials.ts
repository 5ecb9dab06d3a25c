import type { FormulaTypes, State } from '@paddock/formula';
import { type NumericGame, Rng } from '@paddock/kernel';
import type { Moment } from '../debrief/analyst.ts';
import { type DecisionTrials, scaleTrials } from '../debrief/playout-analyst.ts';
import { CARD_KINDS } from './hand-code.ts';
import type { RoundPlayoutEvaluator } from './round-playout.ts';

/** How many playouts a pass has for what an entry needs. */
export interface Trials extends DecisionTrials {
  readonly deal: number;
  /** For every kind of card that could have been drawn. */
  readonly draw: number;
  /** For each of the moves tried when the second pass looks which decisions may be errors. */
  readonly scout: number;
}
const QUICK: Trials = { deal: 60, draw: 10, effect: 20, review: 24, scout: 0 };
const DEEP: Trials = { deal: 1000, draw: 100, effect: 300, review: 500, scout: 100 };
/** Of a very long race. */
const MIN_TRIALS = 4;
/** How many of the moves that look best are tried. */
export const MAX_CANDIDATES = 4;
/** About the part of the decisions that may be errors. */
const DEEPENED_SHARE = 0.4;
/** How many legal moves the playouts of a pass may weigh: about half a second, and seven seconds. */
const QUICK_WEIGHED_MOVES = 1.2e6;
const DEEP_WEIGHED_MOVES = 18e6;
/** From so many positions of the race one playout each shows what a playout costs. */
const PROBED_POSITIONS = 24;

type Moments = readonly Moment<FormulaTypes>[];

/** The trials of both passes: fewer for each entry if the race is long or its playouts are. What they cost is counted, not timed. */
export function planTrials(
  game: NumericGame<FormulaTypes>,
  moments: Moments,
  evaluator: RoundPlayoutEvaluator,
): { quick: Trials; deep: Trials } {
  const cost = measurePlayoutCost(game, moments, evaluator);
  const scale = (trials: Trials, weighedMoves: number): Trials =>
    scaleTrials(trials, weighedMoves / (cost * countPlayouts(moments, trials)), MIN_TRIALS);
  return { quick: scale(QUICK, QUICK_WEIGHED_MOVES), deep: scale(DEEP, DEEP_WEIGHED_MOVES) };
}

/** How many legal moves a playout weighs on average: what it costs. */
function measurePlayoutCost(
  game: NumericGame<FormulaTypes>,
  moments: Moments,
  evaluator: RoundPlayoutEvaluator,
): number {
  const positions = moments.filter(({ state: { phase } }) => phase === 'play');
  const stride = Math.ceil(positions.length / PROBED_POSITIONS);
  const probed = positions.filter((_, i) => i % stride === 0);
  const rng = Rng.from('cost of a playout');
  const before = evaluator.weighedMoves;
  for (const { state } of probed) evaluator.startTrial(state, rng)(game.clone(state));
  return (evaluator.weighedMoves - before) / Math.max(1, probed.length);
}

/** About how many playouts a pass with these trials needs. */
function countPlayouts(moments: Moments, trials: Trials): number {
  const { deal, draw, effect, review, scout } = trials;
  const count = (phase: State['phase']): number => moments.filter(({ state }) => state.phase === phase).length;
  const rounds = moments.at(-1)!.state.round;
  const perDecision =
    scout === 0 ? 2 * effect + 2 * review : 2 * effect + (MAX_CANDIDATES + 1) * (scout + DEEPENED_SHARE * review);
  return 2 * rounds * deal + count('draw') * CARD_KINDS * draw + count('play') * perDecision;
}
