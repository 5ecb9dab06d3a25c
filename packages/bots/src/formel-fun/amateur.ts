import { CARDS, type FormelFunTypes, type Move } from '@paddock/formel-fun';
import type { Observation, Rng } from '@paddock/kernel';
import { CARD_VALUES, EXTRA_TURBO_COST, lastPlacePenalty } from './heuristic.ts';
import { pickBestMove } from './pick-best-move.ts';

/** Plays the move that the heuristic prefers. It does not reason about the other hands. */
export function chooseAmateurMove(observation: Observation<FormelFunTypes>, rng: Rng): Move {
  return pickBestMove(observation, rng, ({ card, turbo }, { to }, { carsBehind, leaderPosition }) => {
    const cost = CARD_VALUES[CARDS.indexOf(card)]! + (turbo ? EXTRA_TURBO_COST : 0);
    return to - cost - lastPlacePenalty(carsBehind, leaderPosition);
  });
}
