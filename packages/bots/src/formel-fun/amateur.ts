import { CARDS, type FormelFunKind, type Move } from '@paddock/formel-fun';
import type { Observation, Rng } from '@paddock/kernel';
import { anyOfTheBest } from './standing.ts';
import { danger, EXTRA_TURBO, KEPT } from './thumb.ts';

/** Drives by the rule of thumb. It knows nothing of the other hands. */
export function formelFunAmateur(observation: Observation<FormelFunKind>, rng: Rng): Move {
  return anyOfTheBest(observation, rng, ({ card, turbo }, { to }, { behind, leader }) => {
    const price = KEPT[CARDS.indexOf(card)]! + (turbo ? EXTRA_TURBO : 0);
    return to - price - danger(behind, leader);
  });
}
