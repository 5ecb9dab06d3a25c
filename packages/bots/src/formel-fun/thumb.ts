import { CARDS } from '@paddock/formel-fun';

/**
 * The rule of thumb that amateurs drive by and playouts too: ground made, less what the card would be worth later, with
 * fear of the last place when the race nears its end. All in spaces; found by letting many variants race each other.
 */

/** What a card is worth kept, by kind: a high red number may go far from its own space and costs nothing to wait with. */
export const KEPT: readonly number[] = CARDS.map((card) => {
  if (card === 'T') return 3.7;
  if (card === 'R1') return 9.5;
  const number = Number(card.slice(1));
  return card.startsWith('B') ? 1.45 * number - 4.3 : 0.59 * number;
});

/** An extra Turbo shrinks the hand for the rest of the game: only a car about to be eliminated is worth that. */
export const EXTRA_TURBO = 13;

/** From here on the leader may pass the line in this turn or the next. */
const LATE = 15;
/** Being last or last but one then, for each place short of safety; and a little care before. */
const DANGER = 10;
const CARE = 3;

/** How bad it is to have only so many cars behind, with the leader there. */
export function danger(behind: number, leader: number): number {
  if (behind > 1) return 0;
  return leader > LATE ? DANGER * (2 - behind) : CARE;
}
