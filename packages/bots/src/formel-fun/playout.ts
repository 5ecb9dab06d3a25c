import { CARDS, distanceOf, type FormelFunTypes, spaceOf, type State } from '@paddock/formel-fun';
import type { NumericGame, Rng } from '@paddock/kernel';
import { CARD_VALUES, lastPlacePenalty } from './heuristic.ts';

type FormelFun = NumericGame<FormelFunTypes>;

/** Random noise added to every score, in spaces, so that playouts differ. */
const NOISE = 1;
/** Of a hand: the bits of the kinds in it. */
const ALL_KINDS = (1 << CARDS.length) - 1;
// An own name for what the hot loop reads: V8 takes imported ones for variables.
const VALUES = CARD_VALUES;

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
  const { order, pos } = s;
  const mover = order[s.mover]!;
  const from = pos[mover]!;
  const space = spaceOf(from);
  // The two last and the first of the other cars say all that the penalty needs.
  let last = Infinity;
  let secondLast = Infinity;
  let first = -Infinity;
  for (let i = 0; i < order.length; i++) {
    if (i === s.mover) continue;
    const other = pos[order[i]!]!;
    if (other < last) {
      secondLast = last;
      last = other;
    } else if (other < secondLast) secondLast = other;
    if (other > first) first = other;
  }
  let best = 0;
  let highest = -Infinity;
  for (let left = s.held[s.toMove]! & ALL_KINDS; left !== 0; left &= left - 1) {
    const kind = 31 - Math.clz32(left & -left);
    const to = from + distanceOf(kind * 2, space);
    const behind = to > secondLast ? 2 : to > last ? 1 : 0;
    const penalty = behind === 2 ? 0 : lastPlacePenalty(behind, to > first ? to : first);
    const score = to - VALUES[kind]! - penalty + (NOISE * (noise.next() >>> 0)) / 0x100000000;
    if (score > highest) {
      highest = score;
      best = kind;
    }
  }
  return best * 2;
}
