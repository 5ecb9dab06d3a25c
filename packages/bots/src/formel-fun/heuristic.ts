import { CARDS } from '@paddock/formel-fun';

/**
 * The heuristic of amateurs and playouts: spaces gained, less the value of the card, less a penalty for the last places
 * towards the end of the race. All values are in spaces and were tuned by racing many variants against each other.
 */

/** What it is worth to keep a card, by kind. A high red card can go far later from its own space. */
export const CARD_VALUES: readonly number[] = CARDS.map((card) => {
  if (card === 'T') return 3.7;
  if (card === 'R1') return 9.5;
  const number = Number(card.slice(1));
  return card.startsWith('B') ? 1.45 * number - 4.3 : 0.59 * number;
});

/** An extra Turbo makes the hand smaller for the rest of the game, so it only pays to save a car from elimination. */
export const EXTRA_TURBO_COST = 13;

/** Beyond this position the leader may cross the line in this turn or the next. */
const LATE_LEADER_POSITION = 15;
/** The penalty for each place short of safety (at least two cars behind) late in the race, and the flat one before. */
const LATE_PENALTY_PER_PLACE = 10;
const EARLY_PENALTY = 3;

/** The penalty for having few cars behind. */
export function lastPlacePenalty(carsBehind: number, leaderPosition: number): number {
  if (carsBehind > 1) return 0;
  return leaderPosition > LATE_LEADER_POSITION ? LATE_PENALTY_PER_PLACE * (2 - carsBehind) : EARLY_PENALTY;
}
