import { type Game, isSameJson, type Match, type Observation, type Rng, type Seat } from '@paddock/kernel';
import type { PuzzleTable } from '@paddock/kernel/puzzles';
import { CARS_PER_SEAT, type PolePositionTypes, type State, TOKENS } from '@paddock/pole-position';
import type { Evaluation } from '../bot.ts';
import type { Computation } from '../computation.ts';
import type { PuzzleJudgement, PuzzleMaker } from '../puzzles/maker.ts';
import { evaluatePosition } from './evaluate.ts';
import { polePositionBots } from './index.ts';

const MIN_CHOICES = 3;
/**
 * Playouts of all trees together: at first, where that look is clear enough, and to be sure. Large trees find another balance between
 * secret cards than small ones.
 */
const QUICK_PLAYOUTS = 2400;
const PLAYOUTS = 40_000;
const CHECK_PLAYOUTS = 200_000;
/** By how much the best card must be better than any other, as a probability of winning and in standard errors. */
const MIN_LEAD = 0.03;
const MIN_LEAD_STANDARD_ERRORS = 3;
/** The same for the quick look and the last one. */
const MIN_SURE_LEAD = 0.02;

type Choice = Evaluation<PolePositionTypes>['moves'][number];

/** "Which card?" Judged by independent trees in which the others choose by search too. */
export const polePositionPuzzles: PuzzleMaker<PolePositionTypes> = {
  bots: polePositionBots,
  evaluator: { id: 'pole-position-trees', version: 2 },
  unit: 'win',
  tables: [
    { seats: 2, options: {} },
    { seats: 3, options: { podium: 'six' } },
    { seats: 3, options: {} },
  ],
  raceBudget: { playouts: 400 },
  keyOf(game: Game<PolePositionTypes>, s: State, seat: Seat): string | null {
    if (s.phase !== 'choose' || game.legalMoves(s, seat).length < MIN_CHOICES) return null;
    const cars = s.at.slice(seat * CARS_PER_SEAT, (seat + 1) * CARS_PER_SEAT);
    return `${s.hands[seat]} ${cars.join(' ')}`;
  },
  /** The outcomes that lay a course are large numbers. Its tokens take a third of the place. */
  compact({ seats, options }: PuzzleTable, { game, state }: Match<PolePositionTypes>) {
    const tokens = state.course.map((kind) => TOKENS[kind]!);
    const table = { seats, options: { ...options, course: 'custom', tokens } };
    return { table, skipped: game.options.course === 'shuffled' ? tokens.length : 0 };
  },
  *judge(observation: Observation<PolePositionTypes>, rng: Rng, effort: number): PuzzleJudgement<PolePositionTypes> {
    const screened = effort === 1 ? yield* screenCards(observation, rng) : null;
    if (effort === 1 && screened === null) return null;
    const ranked = yield* rankCards(observation, rng, CHECK_PLAYOUTS * effort);
    const hasChanged = screened !== null && !isSameJson(ranked[0]!.move, screened.move);
    if (hasChanged || leadOf(ranked) < MIN_SURE_LEAD) return null;
    return ranked.map(({ move, probability }) => ({ move, value: Math.round(1000 * probability) }));
  },
};

/** The best card of a position that may be a puzzle. Most positions are none, and this costs less than to be sure. */
function* screenCards(observation: Observation<PolePositionTypes>, rng: Rng): Computation<Choice | null> {
  if (leadOf(yield* rankCards(observation, rng, QUICK_PLAYOUTS)) < MIN_SURE_LEAD) return null;
  const [best, ...others] = (yield* rankCards(observation, rng, PLAYOUTS)) as [Choice, ...Choice[]];
  const isClear = others.every((other) => {
    const lead = best.probability - other.probability;
    const standardError = Math.hypot(best.standardError, other.standardError);
    return lead >= MIN_LEAD && lead >= MIN_LEAD_STANDARD_ERRORS * standardError;
  });
  return isClear ? best : null;
}

function leadOf([best, second]: readonly Choice[]): number {
  return best!.probability - second!.probability;
}

function* rankCards(observation: Observation<PolePositionTypes>, rng: Rng, playouts: number): Computation<Choice[]> {
  const { moves } = yield* evaluatePosition(observation, rng, { playouts });
  return moves.toSorted((a, b) => b.probability - a.probability);
}
