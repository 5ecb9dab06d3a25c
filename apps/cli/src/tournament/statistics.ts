import { winShares } from '@paddock/kernel';
import { wilsonInterval } from '@paddock/reports/wilson-interval';
import {
  type Deal,
  type BotPair,
  pairsOf,
  type Seating,
  seatingsOf,
  type PairSide,
  type Tournament,
} from './tournament.ts';

/** An estimate with its 95 % interval. */
export interface IntervalEstimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The result of one bot against another, from its point of view. */
export interface Encounter {
  /** Its index in the tournament, and that of its opponent. */
  readonly bot: number;
  readonly against: number;
  readonly deals: number;
  readonly games: number;
  /** Its share of the wins: of its half of the seats in a duel, otherwise of its single seat. */
  readonly share: IntervalEstimate;
  /** The share if both were equally strong. */
  readonly par: number;
  /** The share without the luck of both, if that was measured. */
  readonly luckAdjusted?: LuckAdjustedShare;
}

/** A share with luck as a control variate: its mean is the same, because luck is 0 on average, but it varies less. */
interface LuckAdjustedShare extends IntervalEstimate {
  /** How many times as many games the plain share needs for an interval as small as this. */
  readonly factor: number;
}

/** All encounters of the tournament, from both points of view. */
export function computeEncounters(tournament: Tournament, deals: readonly Deal[]): Encounter[] {
  const pairs = pairsOf(tournament);
  const seatings = seatingsOf(tournament);
  return pairs.flatMap((pair, p) => {
    const played = deals.filter(({ number }) => number % pairs.length === p);
    const sides: PairSide[] = tournament.format === 'guest' ? [0] : [0, 1];
    return sides.map((side) => computeEncounter(tournament, pair, side, seatings, played));
  });
}

function computeEncounter(
  { seats, format }: Tournament,
  pair: BotPair,
  side: PairSide,
  seatings: readonly Seating[],
  played: readonly Deal[],
): Encounter {
  // In a duel every seating counts, otherwise only those in which the side sits alone.
  const counted = seatings.map((seating) => format === 'duel' || seating.filter((sat) => sat === side).length === 1);
  const shares = played.map(({ rankings }) => {
    const each = rankings.flatMap((ranking, s) => (counted[s]! ? [winShareOf(side, seatings[s]!, ranking)] : []));
    return meanOf(each);
  });
  const luck = played.map((deal) => {
    const each = (deal.luck ?? []).flatMap((bySeat, s) => (counted[s]! ? [sideSum(side, seatings[s]!, bySeat)] : []));
    return each.length === 0 ? Number.NaN : meanOf(each);
  });
  return {
    bot: pair[side],
    against: pair[1 - side]!,
    deals: played.length,
    games: played.length * counted.filter(Boolean).length,
    share: estimateMeanShare(shares),
    par: format === 'duel' ? 1 / 2 : 1 / seats,
    ...(luck.length < MIN_ADJUSTED_DEALS || luck.some(Number.isNaN)
      ? {}
      : { luckAdjusted: adjustForLuck(shares, luck) }),
  };
}

/** The share of the win of one side. */
function winShareOf(side: PairSide, seating: Seating, ranking: Deal['rankings'][number]): number {
  return sideSum(side, seating, winShares(seating.length, ranking));
}

function sideSum(side: PairSide, seating: Seating, values: readonly number[]): number {
  return values.reduce((sum, value, seat) => sum + (seating[seat] === side ? value : 0), 0);
}

/** With fewer deals the coefficient of luck would be fitted to noise. */
const MIN_ADJUSTED_DEALS = 10;

/** Takes off what luck explains of the shares of the deals, by the coefficient that leaves the least variance. */
export function adjustForLuck(shares: readonly number[], luck: readonly number[]): LuckAdjustedShare {
  const meanShare = meanOf(shares);
  const meanLuck = meanOf(luck);
  const covariance = meanOf(shares.map((share, i) => (share - meanShare) * (luck[i]! - meanLuck)));
  const variance = meanOf(luck.map((one) => (one - meanLuck) ** 2));
  const coefficient = variance === 0 ? 0 : covariance / variance;
  const adjusted = estimateMean(shares.map((share, i) => share - coefficient * luck[i]!));
  const plain = estimateMean(shares);
  return { ...adjusted, factor: ((plain.high - plain.low) / (adjusted.high - adjusted.low)) ** 2 };
}

/**
 * The mean of the shares of all deals. The games of a deal share their dice, so the deal, not the game, is the independent
 * observation. If all deals ended alike their variance is zero, and the Wilson interval is used instead.
 */
export function estimateMeanShare(shares: readonly number[]): IntervalEstimate {
  const n = shares.length;
  if (n === 0) return { value: Number.NaN, low: 0, high: 1 };
  const { value, low, high } = estimateMean(shares);
  if (high - low > 1e-9) return { value, low: Math.max(0, low), high: Math.min(1, high) };
  const [lowest, highest] = wilsonInterval(value * n, n);
  return { value, low: lowest, high: highest };
}

/** The mean of independent observations, with Student's t interval. */
export function estimateMean(values: readonly number[]): IntervalEstimate {
  const n = values.length;
  const value = meanOf(values);
  if (n < 2) return { value, low: value, high: value };
  const squares = values.reduce((sum, one) => sum + (one - value) ** 2, 0);
  const halfWidth = studentTQuantile(n - 1) * Math.sqrt(squares / (n - 1) / n);
  return { value, low: value - halfWidth, high: value + halfWidth };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The 97.5 % quantile of Student's t: exact for one and two degrees of freedom, otherwise the Cornish-Fisher expansion. */
export function studentTQuantile(degreesOfFreedom: number): number {
  if (degreesOfFreedom === 1) return 12.7062;
  if (degreesOfFreedom === 2) return 4.30265;
  const z = 1.959964;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  const fourth = (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92160;
  return (
    z +
    first / degreesOfFreedom +
    second / degreesOfFreedom ** 2 +
    third / degreesOfFreedom ** 3 +
    fourth / degreesOfFreedom ** 4
  );
}
