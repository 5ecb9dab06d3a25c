import { CARDS, distanceOf, type FormelFunTypes, spaceOf, type State } from '@paddock/formel-fun';
import type { NumericGame, Rng } from '@paddock/kernel';
import { CARD_VALUES, lastPlacePenalty } from './heuristic.ts';

type FormelFun = NumericGame<FormelFunTypes>;

/** Random noise added to every score, in spaces, so that playouts differ. */
const NOISE = 1;

/** Plays on to the end of the race, every seat by the heuristic. Dice and move noise use separate random generators. */
export function playOutRace(game: FormelFun, s: State, dice: Rng, noise: Rng): void {
  const { race } = s;
  while (s.race === race && s.phase !== 'over') {
    if (s.phase === 'play') game.playMoveId(s, s.toMove, pickQuickMove(s, noise));
    else game.resolve(s, dice.below(game.chanceWays(s)));
  }
}

/** The id of the amateur's choice without previews, about ten times faster: it ignores extra Turbos and full spaces. */
export function pickQuickMove(s: State, noise: Rng): number {
  const car = s.order[s.mover]!;
  const from = s.pos[car]!;
  const space = spaceOf(from);
  const held = s.held[s.toMove]!;
  let best = 0;
  let highest = -Infinity;
  for (let kind = 0; kind < CARDS.length; kind++) {
    if ((held & (1 << kind)) === 0) continue;
    const to = from + distanceOf(kind * 2, space);
    const score =
      to - CARD_VALUES[kind]! - lastPlacePenaltyAfter(s, car, to) + (NOISE * (noise.next() >>> 0)) / 0x100000000;
    if (score > highest) {
      highest = score;
      best = kind;
    }
  }
  return best * 2;
}

function lastPlacePenaltyAfter(s: State, mover: number, to: number): number {
  let behind = 0;
  let leader = to;
  for (let i = 0; i < s.order.length; i++) {
    const car = s.order[i]!;
    if (car === mover) continue;
    const pos = s.pos[car]!;
    if (pos < to) behind++;
    if (pos > leader) leader = pos;
  }
  return lastPlacePenalty(behind, leader);
}
