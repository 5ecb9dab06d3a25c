import { CARDS, type FormelFunTypes, type State } from '@paddock/formel-fun';
import type { Game, Observation, Rng, Seat } from '@paddock/kernel';
import type { PuzzleJudgement, PuzzleMaker } from '../puzzles/maker.ts';
import { PairedTrials, rankDescending } from '../puzzles/paired-trials.ts';
import { formelFunBots } from './index.ts';
import { RacePlayoutEvaluator } from './search.ts';

const MIN_CHOICES = 3;
/** Samples of the other hands on which all cards are tried: at first, and where the first look is clear enough. */
const QUICK_TRIALS = 120;
const TRIALS = 2000;
/** By how much the best card must be better than any other, as a probability of winning and in standard errors. */
const MIN_QUICK_LEAD = 0.03;
const MIN_LEAD = 0.04;
const MIN_LEAD_STANDARD_ERRORS = 4;
/** The length of the numbers printed on the track: spaces this far apart have the same number (FF-5). */
const PRINTED_NUMBERS = 10;

/** "Which card?" All cards are tried on the same samples of the other hands. */
export const formelFunPuzzles: PuzzleMaker<FormelFunTypes> = {
  bots: formelFunBots,
  evaluator: { id: 'formel-fun-playouts', version: 1 },
  unit: 'win',
  tables: [
    { seats: 3, options: {} },
    { seats: 4, options: {} },
  ],
  raceBudget: { playouts: 300 },
  keyOf(game: Game<FormelFunTypes>, s: State, seat: Seat): string | null {
    if (s.phase !== 'play' || game.legalMoves(s, seat).length < MIN_CHOICES) return null;
    const hand = s.hands.slice(seat * CARDS.length, (seat + 1) * CARDS.length);
    const position = s.pos[s.order[s.mover]!]!;
    return `${hand.join('')} ${(position + PRINTED_NUMBERS) % PRINTED_NUMBERS}`;
  },
  *judge(observation: Observation<FormelFunTypes>, rng: Rng, effort: number): PuzzleJudgement<FormelFunTypes> {
    const { game, legal } = observation;
    const trials = new PairedTrials(observation, new RacePlayoutEvaluator(game));
    yield* trials.run(QUICK_TRIALS, rng);
    const [first, second] = rankDescending(trials.means()) as [number, number];
    if (trials.compare(first, second).probability < MIN_QUICK_LEAD) return null;
    yield* trials.run(TRIALS * effort, rng);
    const means = trials.means();
    const [best, ...others] = rankDescending(means) as [number, ...number[]];
    const isClear = others.every((other) => {
      const { probability, standardError } = trials.compare(best, other);
      return probability >= MIN_LEAD && probability >= MIN_LEAD_STANDARD_ERRORS * standardError;
    });
    if (!isClear) return null;
    return [best, ...others].map((i) => ({ move: legal[i]!, value: Math.round(1000 * means[i]!) }));
  },
};
