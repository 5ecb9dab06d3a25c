import { Rng } from '@paddock/kernel';
import type { Estimate } from './statistics.ts';
import { type Deal, pairsOf, seatingsOf, type Tournament } from './tournament.ts';

/** One place of a finishing order being taken: how many cars of each bot were still to be placed, and whose got it. */
interface Stage {
  /** Cars left, by bot. May be fractions within a tie. */
  readonly left: readonly number[];
  /** The place, split among the bots of a tie. */
  readonly taken: readonly number[];
}

/** How often each stage came up. */
type Counts = Map<number, number>;

const MEAN_RATING = 1500;
const SCALE = 400;
const REPETITIONS = 200;

/**
 * The stages of one finishing order. The cars of a tie could have come in in any order: each takes an equal part of
 * each of their places, and leaves the cars to be placed little by little.
 */
export function stagesOf(ranking: readonly (readonly number[])[], bots: number): Stage[] {
  const left = new Array<number>(bots).fill(0);
  for (const bot of ranking.flat()) left[bot]!++;
  let cars = ranking.flat().length;
  const stages: Stage[] = [];
  for (const tied of ranking) {
    const part = new Array<number>(bots).fill(0);
    for (const bot of tied) part[bot]! += 1 / tied.length;
    for (let i = 0; i < tied.length; i++) {
      // The last car takes the last place, which tells nothing; nor does a place among cars of one bot.
      if (cars > 1 && left.filter((count) => count > 1e-9).length > 1) stages.push({ left: [...left], taken: part });
      for (const [bot, share] of part.entries()) left[bot]! -= share;
      cars--;
    }
  }
  return stages;
}

/**
 * Strengths by the model of Plackett and Luce: every place goes to one of the cars left with odds by their strengths.
 * Found by minorisation and maximisation (Hunter 2004), which never overshoots. Every two bots are taken to have shared
 * one place besides, so that who has won everything gets a finite strength.
 */
export function plackettLuce(bots: number, stages: readonly (readonly [stage: Stage, count: number])[]): number[] {
  const all = [...stages, ...sharedPlaces(bots).map((stage) => [stage, 1] as const)];
  const taken = new Array<number>(bots).fill(0);
  for (const [stage, count] of all) {
    for (const [bot, share] of stage.taken.entries()) taken[bot]! += share * count;
  }
  let strengths = new Array<number>(bots).fill(1);
  for (let round = 0; round < 2000; round++) {
    const chances = new Array<number>(bots).fill(0);
    for (const [{ left }, count] of all) {
      const sum = left.reduce((total, cars, bot) => total + cars * strengths[bot]!, 0);
      for (const [bot, cars] of left.entries()) chances[bot]! += (count * cars) / sum;
    }
    const next = centred(taken.map((places, bot) => places / chances[bot]!));
    const change = Math.max(...next.map((strength, bot) => Math.abs(Math.log(strength / strengths[bot]!))));
    strengths = next;
    if (change < 1e-7) break;
  }
  return strengths;
}

function sharedPlaces(bots: number): Stage[] {
  const places: Stage[] = [];
  for (let a = 0; a < bots; a++) {
    for (let b = a + 1; b < bots; b++) {
      const both = Array.from({ length: bots }, (_, bot) => (bot === a || bot === b ? 1 : 0));
      places.push({ left: both, taken: both.map((one) => one / 2) });
    }
  }
  return places;
}

/** Scaled to a geometric mean of 1. */
function centred(strengths: readonly number[]): number[] {
  const log = strengths.reduce((sum, strength) => sum + Math.log(strength), 0) / strengths.length;
  return strengths.map((strength) => strength / Math.exp(log));
}

/** Ratings on the scale that chess players know, with intervals from drawing the deals again (bootstrap). */
export function ratingsOf(tournament: Tournament, deals: readonly Deal[]): Estimate[] {
  const bots = tournament.bots.length;
  const { stages, byDeal } = gather(tournament, deals);
  const fit = (drawn: readonly Counts[]): number[] => {
    const sum: Counts = new Map();
    for (const counts of drawn) for (const [stage, count] of counts) sum.set(stage, (sum.get(stage) ?? 0) + count);
    const counted = [...sum].map(([stage, count]) => [stages[stage]!, count] as const);
    return plackettLuce(bots, counted).map((strength) => MEAN_RATING + SCALE * Math.log10(strength));
  };
  const rng = Rng.from('bootstrap');
  const again = Array.from({ length: REPETITIONS }, () => fit(byDeal.map(() => rng.pick(byDeal))));
  return fit(byDeal).map((value, bot) => {
    const drawn = again.map((ratings) => ratings[bot]!).sort((a, b) => a - b);
    return { value, low: quantile(drawn, 0.025), high: quantile(drawn, 0.975) };
  });
}

/** All distinct stages, and how often each came up at each deal: the pairs that met at a deal stay together. */
function gather(tournament: Tournament, deals: readonly Deal[]): { stages: Stage[]; byDeal: Counts[] } {
  const pairs = pairsOf(tournament);
  const seatings = seatingsOf(tournament);
  const numbers = new Map<string, number>();
  const stages: Stage[] = [];
  const byDeal: Counts[] = [];
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

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.round(share * (sorted.length - 1))]!;
}
