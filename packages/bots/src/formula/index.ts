import type { FormulaKind, Move } from '@paddock/formula';
import type { Observation, Rng } from '@paddock/kernel';
import type { GameBots } from '../bot.ts';
import { createInstantBot, createSearchBot } from '../create-bot.ts';
import type { Budget, Computation } from '../computation.ts';
import { formulaEvaluate } from './evaluate.ts';
import { formulaGreedy } from './greedy.ts';
import { pro } from './pro.ts';
import { prepareProspects } from './prospects.ts';
import { formulaRookie } from './rookie.ts';
import { search } from './search.ts';

function* deliberate(observation: Observation<FormulaKind>, rng: Rng, budget: Budget): Computation<Move> {
  return (yield* search(observation, rng, budget)).best;
}

export const formulaStable: GameBots<FormulaKind> = {
  rookie: createInstantBot('rookie', 'lays many cards, but sees only the simpler formulas', formulaRookie),
  amateur: createInstantBot('amateur', 'lays as many cards as it can and saves its jokers', formulaGreedy),
  pro,
  champion: createSearchBot(
    'champion',
    'deals the hidden cards hundreds of times and plays each deal in its head',
    { playouts: 400 },
    deliberate,
    prepareProspects,
  ),
  greedy: createInstantBot('greedy', 'takes what looks best right now', formulaGreedy),
  evaluate: formulaEvaluate,
};
