import type { Card, FormelFunTypes, Move } from '@paddock/formel-fun';
import type { Observation, Rng } from '@paddock/kernel';
import { pickBestMove } from './pick-best-move.ts';

/** What it is worth to keep a card, in places in the field. High blue cards go far from any space. */
const CARD_VALUES: Partial<Record<Card, number>> = { B6: 0.6, B7: 0.8, B8: 1, T: 0.5, R1: 1.3 };

/** An extra Turbo makes the hand smaller for the rest of the game, so it only pays to save a car from elimination. */
const EXTRA_TURBO_COST = 6;
/** Beyond this position the leader may cross the line in this turn or the next. */
const LATE_LEADER_POSITION = 20;

/**
 * Looks one move ahead: places and spaces gained, less the value of the card and a penalty for the last places that
 * grows towards the end of the race. It does not reason about the other hands.
 */
export function chooseGreedyMove(observation: Observation<FormelFunTypes>, rng: Rng): Move {
  return pickBestMove(observation, rng, ({ card, turbo }, { to }, { carsBehind, leaderPosition }) => {
    const penalty = carsBehind > 1 ? 0 : leaderPosition > LATE_LEADER_POSITION ? 4 - 2 * carsBehind : 1;
    const cost = (CARD_VALUES[card] ?? 0) + (turbo ? EXTRA_TURBO_COST : 0);
    return 0.5 * carsBehind + 0.12 * to - penalty - cost;
  });
}
