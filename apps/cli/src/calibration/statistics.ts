import { Rng } from '@paddock/kernel';
import type { IntervalEstimate } from '../tournament/statistics.ts';
import { estimateMean } from '../tournament/statistics.ts';
import { wilsonInterval } from '@paddock/reports/wilson-interval';
import type { DebriefFindings, RaceFindings } from './examine.ts';

const BINS = 10;
const RESAMPLES = 200;
/** Probabilities are kept this far from 0 and 1 where their logarithm is taken. */
const MIN_PROBABILITY = 0.003;
/** An error counts as confirmed from this size on, and beyond two standard errors: half of what is needed to be flagged. */
const MIN_CONFIRMED_ERROR = 0.015;

/** Probabilities of about the same size. */
export interface ReliabilityBin {
  readonly count: number;
  readonly predicted: number;
  readonly won: IntervalEstimate;
}

export interface Calibration {
  readonly races: number;
  readonly positions: number;
  readonly bins: readonly ReliabilityBin[];
  /** The expected calibration error. */
  readonly error: IntervalEstimate;
  /** What it would be on average for perfect probabilities, because the races are so few. */
  readonly perfectError: number;
  /** The power of the probabilities that fits the winners best: 1 if they are neither too bold nor too timid. */
  readonly slope: IntervalEstimate;
  readonly debriefs: number;
  /** Of the seats' own dice and cards, and by level of all luck: the mean, which should be 0. */
  readonly ownLuck: IntervalEstimate;
  readonly luckByLevel: readonly { readonly level: string; readonly luck: IntervalEstimate }[];
  readonly unexplained: IntervalEstimate;
  readonly agreement: IntervalEstimate;
  readonly checkedErrors: number;
  readonly meanSeconds: number;
  readonly maxSeconds: number;
  readonly meanRibbonSeconds: number;
  readonly maxRibbonSeconds: number;
}

export function computeCalibration(races: readonly RaceFindings[], debriefs: readonly DebriefFindings[]): Calibration {
  const errors = debriefs.flatMap((debrief) => debrief.errors);
  const confirmed = errors.filter(
    ({ checkedError, checkedStandardError }) =>
      checkedError >= MIN_CONFIRMED_ERROR && checkedError > 2 * checkedStandardError,
  ).length;
  const [low, high] = wilsonInterval(confirmed, Math.max(1, errors.length));
  const levels = [...new Set(debriefs.flatMap((debrief) => debrief.levels))].sort();
  const rng = Rng.from('calibration');
  return {
    races: races.length,
    positions: races.reduce((sum, { positions }) => sum + positions.length, 0),
    bins: createBins(races, rng),
    error: resample(races, expectedError, rng),
    perfectError: perfectError(races, rng),
    slope: resample(races, fitSlope, rng),
    debriefs: debriefs.length,
    ownLuck: estimateMean(debriefs.map(({ ownLuck }) => mean(ownLuck))),
    luckByLevel: levels.map((level) => ({
      level,
      luck: estimateMean(
        debriefs.flatMap((debrief) => {
          const own = debrief.luck.filter((_, seat) => debrief.levels[seat] === level);
          return own.length === 0 ? [] : [mean(own)];
        }),
      ),
    })),
    unexplained: resample(debriefs, (some) => rootMeanSquare(some.flatMap(({ unexplained }) => unexplained)), rng),
    agreement: { value: confirmed / Math.max(1, errors.length), low, high },
    checkedErrors: errors.length,
    meanSeconds: mean(debriefs.map(({ seconds }) => seconds)),
    maxSeconds: Math.max(...debriefs.map(({ seconds }) => seconds)),
    meanRibbonSeconds: mean(debriefs.map(({ ribbonSeconds }) => ribbonSeconds)),
    maxRibbonSeconds: Math.max(...debriefs.map(({ ribbonSeconds }) => ribbonSeconds)),
  };
}

/** A value with the interval from drawing the races again: positions of one race resemble each other. */
function resample<T>(items: readonly T[], compute: (some: readonly T[]) => number, rng: Rng): IntervalEstimate {
  const values = Array.from({ length: RESAMPLES }, () => compute(items.map(() => rng.pick(items))));
  return { value: compute(items), ...intervalOf(values) };
}

/** The middle 95 % of resampled values. */
function intervalOf(values: readonly number[]): { low: number; high: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))]!;
  return { low: at(0.025), high: at(0.975) };
}

type Race = Pick<RaceFindings, 'positions' | 'result'>;

interface Bin {
  count: number;
  predicted: number;
  won: number;
}

function sortIntoBins(races: readonly Race[]): Bin[] {
  const bins = Array.from({ length: BINS }, () => ({ count: 0, predicted: 0, won: 0 }));
  for (const { positions, result } of races)
    for (const probabilities of positions)
      for (const [seat, probability] of probabilities.entries()) {
        const bin = bins[Math.min(BINS - 1, Math.floor(probability * BINS))]!;
        bin.count++;
        bin.predicted += probability;
        bin.won += result[seat]!;
      }
  return bins;
}

/** The mean distance between what was predicted and what happened, by bin. */
function expectedError(races: readonly Race[]): number {
  const bins = sortIntoBins(races);
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  return bins.reduce((sum, { predicted, won }) => sum + Math.abs(predicted - won), 0) / count;
}

/** Draws the winners from the last position of every race, as if the probabilities were right. */
function perfectError(races: readonly RaceFindings[], rng: Rng): number {
  const errors = Array.from({ length: RESAMPLES / 2 }, () =>
    expectedError(
      races.map(({ positions }) => {
        const winner = rng.pickWeighted(positions.at(-1)!);
        return { positions, result: positions[0]!.map((_, seat) => (seat === winner ? 1 : 0)) };
      }),
    ),
  );
  return mean(errors);
}

function createBins(races: readonly RaceFindings[], rng: Rng): ReliabilityBin[] {
  const resampled = Array.from({ length: RESAMPLES }, () => sortIntoBins(races.map(() => rng.pick(races))));
  return sortIntoBins(races).flatMap(({ count, predicted, won }, i) => {
    if (count === 0) return [];
    const shares = resampled.flatMap((bins) => (bins[i]!.count === 0 ? [] : [bins[i]!.won / bins[i]!.count]));
    return [{ count, predicted: predicted / count, won: { value: won / count, ...intervalOf(shares) } }];
  });
}

/** The power of the probabilities with the highest likelihood, by golden section. */
function fitSlope(races: readonly Race[]): number {
  const rows = races.flatMap(({ positions, result }) =>
    positions.map((probabilities) => ({
      logs: probabilities.map((probability) => Math.log(Math.max(MIN_PROBABILITY, probability))),
      result,
    })),
  );
  const likelihood = (power: number): number =>
    rows.reduce((sum, { logs, result }) => {
      const total = Math.log(logs.reduce((weights, log) => weights + Math.exp(power * log), 0));
      return sum + logs.reduce((part, log, seat) => part + result[seat]! * (power * log - total), 0);
    }, 0);
  let low = 0;
  let high = 4;
  while (high - low > 0.002) {
    const [a, b] = [high - 0.618 * (high - low), low + 0.618 * (high - low)];
    if (likelihood(a) < likelihood(b)) low = a;
    else high = b;
  }
  return (low + high) / 2;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function rootMeanSquare(values: readonly number[]): number {
  return Math.sqrt(mean(values.map((value) => value * value)));
}
