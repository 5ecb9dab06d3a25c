import { type FormulaTypes, isDraw, type State } from '@paddock/formula';
import type { Game, Observation, Rng, Seat } from '@paddock/kernel';
import type { PuzzleJudgement, PuzzleMaker } from '../puzzles/maker.ts';
import { cardsLaidBy, encodeHand } from './hand-code.ts';
import { formulaBots } from './index.ts';

/** How many cards are in hand. No turn lays more. */
const HAND_SIZE = 3;
/** With more ways to lay them there is nothing to search for. */
const MAX_WAYS = 8;

/** "Lay all three": the hand can be laid in one turn, which wins the round. All formulas are enumerated. */
export const formulaPuzzles: PuzzleMaker<FormulaTypes> = {
  bots: formulaBots,
  evaluator: { id: 'formula-enumeration', version: 1 },
  unit: 'cards',
  tables: [
    { seats: 2, options: { rounds: 1 } },
    { seats: 3, options: { rounds: 1 } },
    { seats: 4, options: { rounds: 1 } },
  ],
  raceBudget: { playouts: 60 },
  keyOf(_game: Game<FormulaTypes>, s: State, seat: Seat): string | null {
    if (s.phase !== 'play' || s.handSizes[seat] !== HAND_SIZE) return null;
    return `${s.op} ${s.numbers.join(' ')} ${encodeHand(s, seat)}`;
  },
  // oxlint-disable-next-line require-yield -- it takes some milliseconds
  *judge(observation: Observation<FormulaTypes>, rng: Rng): PuzzleJudgement<FormulaTypes> {
    const { game, seat, legal } = observation;
    // Only the own hand is read, which is the same in every sample.
    const hand = encodeHand(observation.sample(rng), seat);
    const ways = legal.filter((move) => !isDraw(move) && cardsLaidBy(game.moveId(move)) === hand);
    if (ways.length === 0 || ways.length > MAX_WAYS) return null;
    return ways.map((move) => ({ move, value: HAND_SIZE }));
  },
};
