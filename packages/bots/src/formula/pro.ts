import { type FormulaKind, isDraw, type Move } from '@paddock/formula';
import type { Observation, Rng } from '@paddock/kernel';
import type { Bot } from '../bot.ts';
import { createInstantBot } from '../create-bot.ts';
import { runToEnd } from '../computation.ts';
import { type Cost, costFor, quickMove } from './cost.ts';
import { laidBy, sizeOf } from './hand.ts';
import { type Game, prepareProspects, prospectsFor } from './prospects.ts';

/** So many cards can go in one turn, if they fit together. */
const LAST_TURN = 3;
/** Before that every card is as good as another. */
const CARDS_A_TURN = 2.6;

/**
 * Looks one turn ahead, in its own hand: the last cards it keeps are those that will go together. Neither the hands
 * that take longer nor the other players does it think of; when points are counted it saves cards for later results.
 */
function formulaPro(observation: Observation<FormulaKind>, rng: Rng): Move {
  const { game, legal } = observation;
  runToEnd(prepareProspects(game));
  // What the seat can see is the same in every sample, and nothing else is looked at.
  return quickMove(observation.sample(rng), legal, lastTurnCost(game), rng);
}

function lastTurnCost(game: Game): Cost {
  if (game.options.goal === 'points') return costFor(game);
  const prospects = prospectsFor(game);
  return (_s, _seat, hand, move) => {
    if (isDraw(move)) return Number.MAX_VALUE;
    const rest = hand - laidBy(move);
    const size = sizeOf(rest);
    return size <= LAST_TURN ? prospects.turns(rest) : 1 + size / CARDS_A_TURN;
  };
}

export const pro: Bot<FormulaKind> = {
  ...createInstantBot('pro', 'keeps cards that go together, so that the last ones leave in one turn', formulaPro),
  prepare: prepareProspects,
};
