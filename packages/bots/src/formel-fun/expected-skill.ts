import type { FormelFunTypes, State } from '@paddock/formel-fun';
import type { NumericGame } from '@paddock/kernel';
import { type EntryAnalysis, type Moment, subtract } from '../debrief/analyst.ts';
import { EVALUATION_WEIGHTS, estimateWinProbabilities } from './win-probabilities.ts';

type Game = NumericGame<FormelFunTypes>;
type Analysis = EntryAnalysis<FormelFunTypes>;

/**
 * The end of a race is valued by an estimate, and the start of the next one by playouts of it. They differ: the estimate knows that whoever leads
 * is usually the better driver, but in playouts all drive equally well. The difference is what better driving is expected to bring in the new
 * race. It is shared among the decisions of that race, so that their effects are compared with what was expected.
 */
export function shareExpectedSkill(
  game: Game,
  moments: readonly Moment<FormelFunTypes>[],
  analyses: readonly Analysis[],
): Analysis[] {
  const differences = new Map<number, readonly number[]>();
  const decisions = new Map<number, number>();
  for (const [entry, { state }] of moments.entries()) {
    const next = moments[entry + 1]?.state;
    if (state.phase === 'play') decisions.set(state.race, (decisions.get(state.race) ?? 0) + 1);
    if (next !== undefined && next.race !== state.race)
      differences.set(next.race, subtract(analyses[entry]!.winProbabilities, estimateAfterDraw(game, state)));
  }
  return analyses.map((analysis, entry) => {
    const { race } = moments[entry]!.state;
    const difference = differences.get(race);
    if (analysis.effect === null || difference === undefined) return analysis;
    const count = decisions.get(race)!;
    return { ...analysis, effect: analysis.effect.map((value, seat) => value + difference[seat]! / count) };
  });
}

/** The estimate after the last card of a race, on average over all cards of the pile. */
function estimateAfterDraw(game: Game, state: State): number[] {
  const ways = game.chanceWays(state);
  const sums = Array.from({ length: game.seats }, () => 0);
  const probabilities = new Float64Array(game.seats);
  for (let outcome = 0; outcome < ways; outcome++) {
    const next = game.clone(state);
    game.resolve(next, outcome);
    estimateWinProbabilities(next, game.options, EVALUATION_WEIGHTS, probabilities);
    for (const [seat, probability] of probabilities.entries()) sums[seat]! += probability;
  }
  return sums.map((sum) => sum / ways);
}
