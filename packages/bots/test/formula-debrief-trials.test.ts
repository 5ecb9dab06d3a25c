import { formula, type FormulaTypes } from '@paddock/formula';
import { createFastDice, defaultOptions, numericGameOf, observe, playToEnd, Rng, startMatch } from '@paddock/kernel';
import { expect, it } from 'vitest';
import { findBot, runToEnd } from '../src/index.ts';
import type { Moment } from '../src/debrief/analyst.ts';
import { planTrials, type Trials } from '../src/formula/debrief-trials.ts';
import { RoundPlayoutEvaluator } from '../src/formula/round-playout.ts';
import { prepareTurnEstimator } from '../src/formula/turn-estimator.ts';

/** The trials that the debrief of a race between rookies has, planned twice. */
function planFor(seats: number, rounds: number): { plans: { quick: Trials; deep: Trials }[]; decisions: number } {
  const match = startMatch(formula, seats, { ...defaultOptions(formula.options), rounds });
  const moments: Moment<FormulaTypes>[] = [];
  const rng = Rng.from('bots');
  const rookie = findBot('formula', 'rookie')!;
  playToEnd(match, createFastDice(Rng.from('race')), ({ game, state }, seat) => {
    const move = rookie.choose(observe(game, state, seat), rng) as FormulaTypes['move'];
    moments.push({ state: game.clone(state), entry: [seat, move] });
    return move;
  });
  const game = numericGameOf(match.game);
  runToEnd(prepareTurnEstimator(game));
  const evaluator = new RoundPlayoutEvaluator(game);
  runToEnd(evaluator.prepare());
  return { plans: [0, 1].map(() => planTrials(game, moments, evaluator)), decisions: moments.length };
}

it('a long race of Formula has fewer trials for each decision, so that its debrief takes no longer', () => {
  const [short] = planFor(2, 1).plans;
  const { plans, decisions } = planFor(5, 8);
  const [long, again] = plans;
  expect(short!.quick).toMatchObject({ effect: 20, review: 24 });
  expect(short!.deep).toMatchObject({ effect: 300, review: 500, scout: 100 });
  for (const pass of ['quick', 'deep'] as const) {
    expect(decisions * long![pass].effect).toBeLessThan(60 * short![pass].effect);
    expect(Math.min(long![pass].effect, long![pass].review)).toBeGreaterThanOrEqual(4);
  }
  // What playouts cost is counted, not timed.
  expect(again).toEqual(long);
});
