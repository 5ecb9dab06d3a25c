import type { Observation, Rng, Seat } from '@paddock/kernel';
import { type Move, type PolePositionKind, raceRules, type State } from '@paddock/pole-position';
import type { Estimate, Evaluation } from '../bot.ts';
import { type MoveStatistics, DecoupledTreeSearch } from '../search/decoupled-tree-search.ts';
import { RunningMean } from '../search/running-mean.ts';
import { type Budget, BudgetMeter, type Computation } from '../computation.ts';
import { polePositionGreedy } from './greedy.ts';
import { driveOn } from './playout.ts';
import { prospects } from './prospects.ts';

type Seen = Observation<PolePositionKind>;

/** How many turns it drives on from the end of the tree before it looks at the prospects. */
const TURNS_ON = 1;
/** How much a move that was rarely tried is worth trying. Chances change little with one card, so not much. */
const CURIOSITY = 0.15;
/** A card is drawn among those tried at least this often, compared with the one tried most, and by this power of it. */
const SERIOUS = 0.3;
const SHARPNESS = 2;
/** How often it asks itself whether the decision is clear. */
const ROUND = 64;
/** What is said of the error where too little was seen to tell: half of all there is. */
const UNKNOWN = 0.5;

/** Looks ahead for as long as the budget lasts, or until nothing can change the choice any more. */
export function* polePositionSearch(seen: Seen, rng: Rng, budget: Budget): Computation<Move> {
  if ('token' in seen.legal[0]!) return polePositionGreedy(seen, rng);
  const meter = new BudgetMeter(budget);
  const tree = treeOf(seen, rng);
  const arms = tree.statisticsOf(seen.seat)!;
  do {
    tree.iterate(rng);
    yield;
  } while (meter.spend(1) && (meter.playouts % ROUND !== 0 || !isClear(arms, meter)));
  return 'fuel' in seen.legal[0]! ? drawCard(arms, rng) : arms.moves[mostTried(arms)]!;
}

/** The worth of the position to all, and of its moves to the seat; the search is the same. */
export function* polePositionEvaluate(seen: Seen, rng: Rng, budget: Budget): Computation<Evaluation<PolePositionKind>> {
  const meter = new BudgetMeter(budget);
  const tree = treeOf(seen, rng);
  let win = samples(seen.game.seats);
  let hasLearnt = false;
  do {
    // While the tree is small it tries bad moves as often as good ones: what came of that says little on who will win.
    if (!hasLearnt && meter.fractionUsed() >= 0.5) {
      win = samples(seen.game.seats);
      hasLearnt = true;
    }
    tree.iterate(rng);
    for (const [seat, sample] of win.entries()) sample.add(tree.values[seat]!);
    yield;
  } while (meter.spend(1));
  const arms = tree.statisticsOf(seen.seat);
  return {
    winProbabilities: win.map(({ mean, standardError }) => ({
      probability: mean,
      standardError: Math.min(standardError, UNKNOWN),
    })),
    moves: seen.legal.map((move, i) => ({ move, ...estimateOf(arms!, i, win[seen.seat]!.mean) })),
    playouts: meter.playouts,
  };
}

function treeOf(seen: Seen, rng: Rng): DecoupledTreeSearch<PolePositionKind> {
  const { game, seat } = seen;
  const rules = raceRules(game.seats, game.options);
  const root = seen.sample(rng);
  takeBackUnseen(root, seat);
  return new DecoupledTreeSearch(game, root, CURIOSITY, (s, dice, worth) => {
    driveOn(game, rules, s, dice, s.turn + TURNS_ON);
    prospects(s, rules, worth);
  });
}

/**
 * Gives back the cards that others have chosen unseen: in the tree they choose again, as cleverly as they can, instead of
 * having laid any card of their hand.
 */
function takeBackUnseen(s: State, seat: Seat): void {
  if (s.phase !== 'choose') return;
  for (let other = 0; other < s.chosen.length; other++) {
    const card = s.chosen[other]!;
    if (other === seat || card === 0) continue;
    s.hands[other]! |= 1 << card;
    s.chosen[other] = 0;
    s.waiting |= 1 << other;
  }
}

/** Whether the second can no longer be tried as often as the first with what is left of the budget. */
function isClear({ tries }: MoveStatistics<PolePositionKind>, meter: BudgetMeter): boolean {
  const [first, second] = tries.toSorted((a, b) => b - a);
  return first! - second! > meter.playouts / meter.fractionUsed() - meter.playouts;
}

/** Now this, now that one of the good cards: whoever always played the best one could be read like a book. */
function drawCard({ moves, tries }: MoveStatistics<PolePositionKind>, rng: Rng): Move {
  const most = Math.max(...tries);
  return moves[rng.weighted(tries.map((count) => (count < SERIOUS * most ? 0 : count ** SHARPNESS)))]!;
}

function mostTried({ tries }: MoveStatistics<PolePositionKind>): number {
  return tries.indexOf(Math.max(...tries));
}

function samples(count: number): RunningMean[] {
  return Array.from({ length: count }, () => new RunningMean());
}

function estimateOf(
  { tries, valueSums, squareSums }: MoveStatistics<PolePositionKind>,
  move: number,
  otherwise: number,
): Estimate {
  const count = tries[move]!;
  if (count === 0) return { probability: otherwise, standardError: UNKNOWN };
  const probability = valueSums[move]! / count;
  if (count === 1) return { probability, standardError: UNKNOWN };
  return {
    probability,
    standardError: Math.sqrt(Math.max(0, squareSums[move]! / count - probability ** 2) / (count - 1)),
  };
}
