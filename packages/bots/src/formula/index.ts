import type { FormulaTypes, Move } from '@paddock/formula';
import type { Observation, Rng } from '@paddock/kernel';
import type { GameBots } from '../bot.ts';
import type { Budget, Computation } from '../computation.ts';
import { createInstantBot, createSearchBot } from '../create-bot.ts';
import { chooseAmateurMove } from './amateur.ts';
import { evaluatePosition } from './evaluate.ts';
import { chooseGreedyMove } from './greedy.ts';
import { formulaPro } from './pro.ts';
import { chooseRookieMove } from './rookie.ts';
import { searchMoves } from './search.ts';
import { prepareTurnEstimator } from './turn-estimator.ts';

function* searchMove(observation: Observation<FormulaTypes>, rng: Rng, budget: Budget): Computation<Move> {
  return (yield* searchMoves(observation, rng, budget)).best;
}

export const formulaBots: GameBots<FormulaTypes> = {
  game: 'formula',
  rookie: createInstantBot(
    'rookie',
    'lays many cards, but sees only the simpler formulas and often not its joker',
    chooseRookieMove,
  ),
  amateur: createInstantBot('amateur', 'lays as many cards as it can, but overlooks some formulas', chooseAmateurMove),
  pro: formulaPro,
  champion: createSearchBot(
    'champion',
    'deals the hidden cards hundreds of times and plays each deal in its head',
    { playouts: 400 },
    searchMove,
    prepareTurnEstimator,
  ),
  greedy: createInstantBot('greedy', 'takes what looks best right now', chooseGreedyMove),
  evaluate: evaluatePosition,
};
