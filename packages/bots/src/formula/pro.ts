import { type FormulaTypes, DRAW_ID, MAX_LAID, type Move } from '@paddock/formula';
import type { Observation, Rng } from '@paddock/kernel';
import type { Bot } from '../bot.ts';
import { runToEnd } from '../computation.ts';
import { createInstantBot } from '../create-bot.ts';
import { cardsLaidBy, handSizeOf } from './hand-code.ts';
import { type MoveCost, moveCostFor, findCheapestMove } from './move-cost.ts';
import { type FormulaGame, prepareTurnEstimator, turnEstimatorFor } from './turn-estimator.ts';

/** With more cards in hand, all cards count the same. */
const CARDS_PER_TURN = 2.6;

/**
 * Looks one turn ahead in its own hand: it keeps cards that can be laid together in the last turn. It ignores the other
 * players. When points are counted it saves cards for later results.
 */
function chooseProMove(observation: Observation<FormulaTypes>, rng: Rng): Move {
  const { game, legal } = observation;
  runToEnd(prepareTurnEstimator(game));
  // Only what the seat can see is read, and that is the same in every sample.
  const ids = legal.map((move) => game.moveId(move));
  return legal[findCheapestMove(observation.sample(rng), ids, ids.length, lastTurnCostFor(game), rng)]!;
}

function lastTurnCostFor(game: FormulaGame): MoveCost {
  if (game.options.goal === 'points') return moveCostFor(game);
  const estimator = turnEstimatorFor(game);
  return (_s, _seat, hand, id) => {
    if (id === DRAW_ID) return Number.MAX_VALUE;
    const rest = hand - cardsLaidBy(id);
    const size = handSizeOf(rest);
    return size <= MAX_LAID ? estimator.turnsFor(rest) : 1 + size / CARDS_PER_TURN;
  };
}

export const formulaPro: Bot<FormulaTypes> = {
  ...createInstantBot('pro', 'keeps cards that go together, so that the last ones leave in one turn', chooseProMove),
  prepare: prepareTurnEstimator,
};
