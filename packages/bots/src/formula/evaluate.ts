import type { FormulaKind, Move } from '@paddock/formula';
import type { Observation, Rng } from '@paddock/kernel';
import type { Estimate, Evaluation } from '../bot.ts';
import { RunningMean } from '../search/running-mean.ts';
import { type Budget, BudgetMeter, type Computation } from '../computation.ts';
import { costFor } from './cost.ts';
import { handIn } from './hand.ts';
import { Playout } from './playout.ts';
import { prepareProspects } from './prospects.ts';
import { type Findings, search } from './search.ts';

/** The part of the budget that goes into finding the best move; the rest says what it is worth, free of that choice. */
const SEARCH = 0.6;
/** With fewer playouts there is no standard error. */
const FEWEST = 2;

/** What a unit of cost takes off the odds of a move that was not tried: a turn of one's own, or a point. */
const TURN_ODDS = 3;
const POINT_ODDS = 0.02;
/** The standard error of what is said at a glance. */
const GLANCE = 0.1;
const NEARLY_SURE = 0.98;

export function* formulaEvaluate(
  observation: Observation<FormulaKind>,
  rng: Rng,
  budget: Budget,
): Computation<Evaluation<FormulaKind>> {
  yield* prepareProspects(observation.game);
  if (observation.legal.length === 0) {
    const { win, playouts } = yield* watch(observation, null, rng, budget);
    return { winProbabilities: win.map((seat) => seat.estimate), moves: [], playouts };
  }
  const findings = yield* search(observation, rng, part(budget, SEARCH));
  const { win, playouts } = yield* watch(observation, findings.best, rng, part(budget, 1 - SEARCH));
  return {
    winProbabilities: win.map((seat) => seat.estimate),
    moves: estimates(observation, rng, findings, win[observation.seat]!),
    playouts: findings.playouts + playouts,
  };
}

function part(budget: Budget, share: number): Budget {
  return 'ms' in budget ? { ms: budget.ms * share } : { playouts: Math.floor(budget.playouts * share) };
}

/** Plays on from samples, with a move of the seat first or from where things stand. */
function* watch(
  observation: Observation<FormulaKind>,
  move: Move | null,
  rng: Rng,
  budget: Budget,
): Computation<{ win: RunningMean[]; playouts: number }> {
  const { game, seat } = observation;
  const meter = new BudgetMeter(budget);
  const playout = new Playout(game);
  const win = Array.from({ length: game.seats }, () => new RunningMean());
  do {
    const s = observation.sample(rng);
    if (move !== null) game.play(s, seat, move);
    playout.run(s, rng.fork(), rng.fork());
    for (let other = 0; other < game.seats; other++) win[other]!.add(playout.winProbabilities[other]!);
    yield;
  } while (meter.spend(1) || meter.playouts < FEWEST);
  return { win, playouts: meter.playouts };
}

/** What was tried is known from playouts. Every other move, and there can be thousands, is compared with the best. */
function estimates(
  observation: Observation<FormulaKind>,
  rng: Rng,
  { best, tried }: Findings,
  worth: RunningMean,
): (Estimate & { move: Move })[] {
  const { game, seat, legal } = observation;
  const known = new Map(tried.map(({ move, win }) => [move, win[seat]!]));
  known.set(best, worth);
  const s = observation.sample(rng);
  const hand = handIn(s, seat);
  const cost = costFor(game);
  const least = cost(s, seat, hand, best);
  const odds = game.options.goal === 'points' ? POINT_ODDS : TURN_ODDS;
  return legal.map((move) => {
    const sample = known.get(move);
    if (sample !== undefined && sample.count >= FEWEST) return { move, ...sample.estimate };
    const lost = Math.max(0, cost(s, seat, hand, move) - least);
    return {
      move,
      probability: lessLikely(worth.mean, odds * lost),
      standardError: Math.hypot(GLANCE, worth.standardError),
    };
  });
}

/** A chance whose odds are lowered by a power of e; nothing is certain at a glance. */
function lessLikely(chance: number, power: number): number {
  const odds = Math.min(chance, NEARLY_SURE) * Math.exp(-power);
  return odds / (odds + 1 - Math.min(chance, NEARLY_SURE));
}
