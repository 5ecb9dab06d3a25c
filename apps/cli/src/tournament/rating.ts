import { Rng } from '@paddock/kernel';
import type { IntervalEstimate } from './statistics.ts';
import { type Deal, pairsOf, seatingsOf, type Tournament } from './tournament.ts';

/** One place of a finishing order: the cars that were still to be placed, and which of them took it. */
interface PlacementStage {
  /** By bot: the cars left. Fractions occur within a tie. */
  readonly left: readonly number[];
  /** By bot: the share of the place, which is split in a tie. */
  readonly taken: readonly number[];
}

/** By index of the stage: how often it occurred. */
type StageCounts = Map<number, number>;

const MEAN_RATING = 1500;
const ELO_SCALE = 400;
const BOOTSTRAP_SAMPLES = 200;

/**
 * The stages of one finishing order. In a tie each car takes an equal share of each of the tied places.
 */
export function stagesOf(ranking: readonly (readonly number[])[], bots: number): PlacementStage[] {
  const left = new Array<number>(bots).fill(0);
  for (const bot of ranking.flat()) left[bot]!++;
  let cars = ranking.flat().length;
  const stages: PlacementStage[] = [];
  for (const tied of ranking) {
    const part = new Array<number>(bots).fill(0);
    for (const bot of tied) part[bot]! += 1 / tied.length;
    for (let i = 0; i < tied.length; i++) {
      // The last place and a place among cars of a single bot carry no information.
      if (cars > 1 && left.filter((count) => count > 1e-9).length > 1) stages.push({ left: [...left], taken: part });
      for (const [bot, share] of part.entries()) left[bot]! -= share;
      cars--;
    }
  }
  return stages;
}

/**
 * Fits the strengths of a Plackett-Luce model: every place goes to one of the cars left with a probability proportional to
 * its strength. Uses minorisation-maximisation (Hunter 2004), which always converges. As a prior every two bots share one
 * additional place, so that a bot that has won everything gets a finite strength.
 */
export function fitPlackettLuce(
  bots: number,
  stages: readonly (readonly [stage: PlacementStage, count: number])[],
): number[] {
  const all = [...stages, ...priorStagesFor(bots).map((stage) => [stage, 1] as const)];
  const taken = new Array<number>(bots).fill(0);
  for (const [stage, count] of all) {
    for (const [bot, share] of stage.taken.entries()) taken[bot]! += share * count;
  }
  let strengths = new Array<number>(bots).fill(1);
  for (let round = 0; round < 2000; round++) {
    const expected = new Array<number>(bots).fill(0);
    for (const [{ left }, count] of all) {
      const sum = left.reduce((total, cars, bot) => total + cars * strengths[bot]!, 0);
      for (const [bot, cars] of left.entries()) expected[bot]! += (count * cars) / sum;
    }
    const next = normalize(taken.map((places, bot) => places / expected[bot]!));
    const change = Math.max(...next.map((strength, bot) => Math.abs(Math.log(strength / strengths[bot]!))));
    strengths = next;
    if (change < 1e-7) break;
  }
  return strengths;
}

function priorStagesFor(bots: number): PlacementStage[] {
  const places: PlacementStage[] = [];
  for (let a = 0; a < bots; a++) {
    for (let b = a + 1; b < bots; b++) {
      const both = Array.from({ length: bots }, (_, bot) => (bot === a || bot === b ? 1 : 0));
      places.push({ left: both, taken: both.map((one) => one / 2) });
    }
  }
  return places;
}

/** Scales strengths to a geometric mean of 1. */
function normalize(strengths: readonly number[]): number[] {
  const log = strengths.reduce((sum, strength) => sum + Math.log(strength), 0) / strengths.length;
  return strengths.map((strength) => strength / Math.exp(log));
}

/** Ratings on the Elo scale, with bootstrap intervals over the deals. */
export function computeRatings(tournament: Tournament, deals: readonly Deal[]): IntervalEstimate[] {
  const bots = tournament.bots.length;
  const { stages, byDeal } = countStages(tournament, deals);
  const fit = (drawn: readonly StageCounts[]): number[] => {
    const sum: StageCounts = new Map();
    for (const counts of drawn) for (const [stage, count] of counts) sum.set(stage, (sum.get(stage) ?? 0) + count);
    const counted = [...sum].map(([stage, count]) => [stages[stage]!, count] as const);
    return fitPlackettLuce(bots, counted).map((strength) => MEAN_RATING + ELO_SCALE * Math.log10(strength));
  };
  const rng = Rng.from('bootstrap');
  const samples = Array.from({ length: BOOTSTRAP_SAMPLES }, () => fit(byDeal.map(() => rng.pick(byDeal))));
  return fit(byDeal).map((value, bot) => {
    const drawn = samples.map((ratings) => ratings[bot]!).sort((a, b) => a - b);
    return { value, low: quantileOf(drawn, 0.025), high: quantileOf(drawn, 0.975) };
  });
}

/** All distinct stages, and how often each occurred per deal, over all pairs that played the deal. */
function countStages(
  tournament: Tournament,
  deals: readonly Deal[],
): { stages: PlacementStage[]; byDeal: StageCounts[] } {
  const pairs = pairsOf(tournament);
  const seatings = seatingsOf(tournament);
  const numbers = new Map<string, number>();
  const stages: PlacementStage[] = [];
  const byDeal: StageCounts[] = [];
  for (const { number, rankings } of deals) {
    const pair = pairs[number % pairs.length]!;
    const counts = (byDeal[Math.floor(number / pairs.length)] ??= new Map<number, number>());
    for (const [s, ranking] of rankings.entries()) {
      const order = ranking.map((tied) => tied.map((seat) => pair[seatings[s]![seat]!]));
      for (const stage of stagesOf(order, tournament.bots.length)) {
        const key = JSON.stringify(stage);
        const known = numbers.get(key) ?? stages.push(stage) - 1;
        numbers.set(key, known);
        counts.set(known, (counts.get(known) ?? 0) + 1);
      }
    }
  }
  return { stages, byDeal };
}

function quantileOf(sorted: readonly number[], share: number): number {
  return sorted[Math.round(share * (sorted.length - 1))]!;
}
