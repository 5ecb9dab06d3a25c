import type { Card, FormelFunKind, Move } from '@paddock/formel-fun';
import type { Observation, Rng } from '@paddock/kernel';
import { anyOfTheBest } from './standing.ts';

/** What a card is worth kept, in places on the track: the plain blue ones go far from anywhere. */
const KEEP: Partial<Record<Card, number>> = { B6: 0.6, B7: 0.8, B8: 1, T: 0.5, R1: 1.3 };

/** An extra Turbo shrinks the hand for the rest of the game: only a car about to be eliminated is worth that. */
const EXTRA_TURBO = 6;
/** From here on the leader may pass the line in this turn or the next. */
const LATE = 20;

/**
 * One look ahead: places won and ground made against the worth of the card, with fear of the last place growing
 * as the race nears its end. It knows nothing of the other hands.
 */
export function formelFunGreedy(observation: Observation<FormelFunKind>, rng: Rng): Move {
  return anyOfTheBest(observation, rng, ({ card, turbo }, { to }, { behind, leader }) => {
    const danger = behind > 1 ? 0 : leader > LATE ? 4 - 2 * behind : 1;
    const price = (KEEP[card] ?? 0) + (turbo ? EXTRA_TURBO : 0);
    return 0.5 * behind + 0.12 * to - danger - price;
  });
}
