import { winShares } from '@paddock/kernel';
import { interval } from '../simulation/tally.ts';
import { type Deal, type Pair, pairsOf, type Seating, seatingsOf, type Side, type Tournament } from './tournament.ts';

/** An estimate with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How one bot did against another, from its own point of view. */
export interface Encounter {
  /** Its number in the tournament, and its opponent's. */
  readonly bot: number;
  readonly against: number;
  readonly deals: number;
  readonly games: number;
  /** Its share of the wins: of its half of the table in a duel, else of the one seat it has. */
  readonly share: Estimate;
  /** What the share would be if both were equally strong. */
  readonly par: number;
}

/** Every encounter of the tournament, both points of view. */
export function encountersOf(tournament: Tournament, deals: readonly Deal[]): Encounter[] {
  const pairs = pairsOf(tournament);
  const seatings = seatingsOf(tournament);
  return pairs.flatMap((pair, p) => {
    const played = deals.filter(({ number }) => number % pairs.length === p);
    const sides: Side[] = tournament.format === 'guest' ? [0] : [0, 1];
    return sides.map((side) => encounter(tournament, pair, side, seatings, played));
  });
}

function encounter(
  { seats, format }: Tournament,
  pair: Pair,
  side: Side,
  seatings: readonly Seating[],
  played: readonly Deal[],
): Encounter {
  // In a duel every seating counts, otherwise those in which the side sits alone.
  const counted = seatings.map((seating) => format === 'duel' || seating.filter((sat) => sat === side).length === 1);
  const shares = played.map(({ rankings }) => {
    const each = rankings.flatMap((ranking, s) => (counted[s]! ? [shareOf(side, seatings[s]!, ranking)] : []));
    return mean(each);
  });
  return {
    bot: pair[side],
    against: pair[1 - side]!,
    deals: played.length,
    games: played.length * counted.filter(Boolean).length,
    share: clustered(shares),
    par: format === 'duel' ? 1 / 2 : 1 / seats,
  };
}

/** The part of the win that falls to a side. */
function shareOf(side: Side, seating: Seating, ranking: Deal['rankings'][number]): number {
  const shares = winShares(seating.length, ranking);
  return shares.reduce((sum, share, seat) => sum + (seating[seat] === side ? share : 0), 0);
}

/**
 * The mean of shares that each come from one deal. The games of a deal share their dice, so the deal, not the game, is
 * the observation. Where all deals ended alike their spread says nothing, and Wilson's interval stands in.
 */
export function clustered(shares: readonly number[]): Estimate {
  const n = shares.length;
  if (n === 0) return { value: Number.NaN, low: 0, high: 1 };
  const { value, low, high } = meanOf(shares);
  if (high - low > 1e-9) return { value, low: Math.max(0, low), high: Math.min(1, high) };
  const [lowest, highest] = interval(value * n, n);
  return { value, low: lowest, high: highest };
}

/** The mean of independent observations, with Student's interval. */
export function meanOf(values: readonly number[]): Estimate {
  const n = values.length;
  const value = mean(values);
  if (n < 2) return { value, low: value, high: value };
  const squares = values.reduce((sum, one) => sum + (one - value) ** 2, 0);
  const reach = studentT(n - 1) * Math.sqrt(squares / (n - 1) / n);
  return { value, low: value - reach, high: value + reach };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The 97.5 % quantile of Student's t: exact for one and two degrees of freedom, else the series of Cornish and Fisher. */
export function studentT(freedom: number): number {
  if (freedom === 1) return 12.7062;
  if (freedom === 2) return 4.30265;
  const z = 1.959964;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  const fourth = (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92160;
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3 + fourth / freedom ** 4;
}
