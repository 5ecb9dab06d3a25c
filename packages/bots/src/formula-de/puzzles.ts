import {
  type FormulaDeTypes,
  type GearMove,
  resolveCircuit,
  type State,
  trackOf,
  WEAR_BRAKES,
  WEAR_TYRES,
} from '@paddock/formula-de';
import { type Game, numericGameOf, type Observation, type Rng, type Seat } from '@paddock/kernel';
import type { PuzzleJudgement, PuzzleMaker } from '../puzzles/maker.ts';
import { PairedTrials, rankDescending } from '../puzzles/paired-trials.ts';
import { ExpectedWin } from './expected-win.ts';
import { formulaDeBots } from './index.ts';
import { EXACT_WEAR, plannerFor, RoundPlayoutEvaluator } from './search.ts';
import { WinProbabilityEstimator } from './win-probabilities.ts';

const MIN_CHOICES = 3;
/** By how many turns the best gear must be better than any other. */
const MIN_LEAD_TURNS = 0.1;
/** The same as a probability of winning: by the evaluator of the debrief, and by playouts of one round in standard errors. */
const MIN_LEAD = 0.02;
const MIN_LEAD_STANDARD_ERRORS = 2;
const TRIALS = 100;
/** For positions that are nearly the same: more wear points than this make no difference, and neither does a cell. */
const MAX_KEY_WEAR = 3;
const KEY_CELLS = 2;

/** "Which gear?" The expected turns to the end of the race are exact for a car whose neighbours stand still this turn. */
export const formulaDePuzzles: PuzzleMaker<FormulaDeTypes> = {
  bots: formulaDeBots,
  evaluator: { id: 'formula-de-plan', version: 1 },
  unit: 'turns',
  // With open dashboards, so that whoever solves them sees all that counts.
  tables: ['monaco', 'zandvoort'].flatMap((circuit) => [
    { seats: 3, options: { circuit, dashboards: 'open' } },
    { seats: 4, options: { circuit, dashboards: 'open' } },
    { seats: 3, options: { circuit, dashboards: 'open', laps: 2 } },
  ]),
  raceBudget: { playouts: 60 },
  keyOf(game: Game<FormulaDeTypes>, s: State, seat: Seat): string | null {
    if (s.phase !== 'gear' || game.legalMoves(s, seat).length < MIN_CHOICES) return null;
    const car = s.order[s.mover]!;
    const { along, road, circuit } = trackOf(resolveCircuit(game.options.circuit));
    const cell = s.cell[car]!;
    if (cell >= road) return null;
    const [tyres, brakes] = [WEAR_TYRES, WEAR_BRAKES].map((part) => Math.min(MAX_KEY_WEAR, s.wear[car * 5 + part]!));
    const place = Math.floor(along[cell]! / KEY_CELLS);
    return `${circuit.id} ${place} ${s.gear[car]} ${s.stops[car]} ${tyres} ${brakes}`;
  },
  *judge(observation: Observation<FormulaDeTypes>, rng: Rng, effort: number): PuzzleJudgement<FormulaDeTypes> {
    const { legal, seat } = observation;
    const game = numericGameOf(observation.game);
    const planner = yield* plannerFor(game, EXACT_WEAR);
    const sample = observation.sample(rng);
    planner.findBest(sample);
    const turns = legal.map((_, i) => planner.turnsByMove[i]!);
    const [best, ...others] = rankDescending(turns.map((count) => -count)) as [number, ...number[]];
    if (others.some((other) => turns[other]! - turns[best]! < MIN_LEAD_TURNS)) return null;
    const win = new ExpectedWin(game, planner, new WinProbabilityEstimator(game, planner));
    const wins = legal.map((move) => win.afterMove(sample, seat, game.moveId(move))[seat]!);
    if (others.some((other) => wins[best]! - wins[other]! < MIN_LEAD)) return null;
    const trials = new PairedTrials(observation, new RoundPlayoutEvaluator(game, planner));
    yield* trials.run(TRIALS * effort, rng);
    const isClear = others.every((other) => {
      const { probability, standardError } = trials.compare(best, other);
      return probability > MIN_LEAD_STANDARD_ERRORS * standardError;
    });
    if (!isClear) return null;
    return [best, ...others].map((i) => ({
      move: legal[i] as GearMove,
      value: Math.round(100 * (turns[i]! - turns[best]!)),
    }));
  },
};
