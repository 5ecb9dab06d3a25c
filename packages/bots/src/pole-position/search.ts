import { type NumericGame, numericGameOf, type Observation, type Rng } from '@paddock/kernel';
import {
  type FuelMove,
  type Move,
  type PolePositionTypes,
  type State,
  createRaceRules,
  takeBackUnseen,
} from '@paddock/pole-position';
import { type Budget, BudgetMeter, type Computation } from '../computation.ts';
import { addStyle, drawNearBest } from '../driving-style.ts';
import { DecoupledTreeSearch, type MoveStatistics } from '../search/decoupled-tree-search.ts';
import { chooseGreedyMove } from './greedy.ts';
import { playUntilTurn } from './playout.ts';
import { estimateWinProbabilities, sharpen } from './win-probabilities.ts';

type PolePositionObservation = Observation<PolePositionTypes>;

/** How many turns are played from a leaf of the tree before the win probabilities are estimated. */
const PLAYOUT_TURNS = 1;
/** The exploration constant of UCB. One card changes the win probability little, so it is small. */
const EXPLORATION = 0.15;
/** Cards tried less often than this, compared with the one tried most, are not drawn: their values are not known well. */
const MIN_TRIES_SHARE = 0.1;
/** The temperature of drawing a card, and how much the driver's style counts, both as probabilities of winning. */
const CARD_TEMPERATURE = 0.015;
const STYLE_LIMIT = 0.0025;
/** Playouts between two tests whether the decision is clear. */
const CLARITY_CHECK_INTERVAL = 64;

/** Searches until the budget is spent or can no longer change the choice. */
export function* searchMove(observation: PolePositionObservation, rng: Rng, budget: Budget): Computation<Move> {
  if ('token' in observation.legal[0]!) return chooseGreedyMove(observation, rng);
  const meter = new BudgetMeter(budget);
  const tree = createTree(observation, rng);
  do {
    tree.iterate(rng);
    yield;
  } while (
    meter.spend(1) &&
    (meter.playouts % CLARITY_CHECK_INTERVAL !== 0 || !isDecided(tree.statisticsOf(observation.seat)!, meter))
  );
  const statistics = tree.statisticsOf(observation.seat)!;
  return 'fuel' in observation.legal[0]!
    ? drawCard(observation, statistics, rng)
    : observation.legal[mostTriedMoveOf(statistics)]!;
}

/** A tree on a new sample of what the seat cannot know. */
export function createTree(observation: PolePositionObservation, rng: Rng): DecoupledTreeSearch<PolePositionTypes> {
  const root = observation.sample(rng);
  // In the tree the others choose again by search, instead of having played the random card of the sample.
  takeBackUnseen(root, observation.seat);
  return createTreeAt(numericGameOf(observation.game), root);
}

/** `power` sharpens the probabilities at the leaves. */
export function createTreeAt(
  game: NumericGame<PolePositionTypes>,
  root: State,
  power = 1,
): DecoupledTreeSearch<PolePositionTypes> {
  const rules = createRaceRules(game.seats, game.options);
  return new DecoupledTreeSearch(game, root, EXPLORATION, (s, dice, values) => {
    playUntilTurn(game, rules, s, dice, s.turn + PLAYOUT_TURNS);
    estimateWinProbabilities(s, rules, values);
    if (power !== 1) sharpen(values, power);
  });
}

/** Whether the rest of the budget is too small for the second move to be tried as often as the first. */
function isDecided({ tries }: MoveStatistics, meter: BudgetMeter): boolean {
  const [first, second] = tries.toSorted((a, b) => b - a);
  return first! - second! > meter.playouts / meter.fractionUsed() - meter.playouts;
}

/** Draws one of the good cards at random: a bot that always plays the best one can be predicted. A high card is bold. */
function drawCard({ legal, seat }: PolePositionObservation, { tries, valueSums }: MoveStatistics, rng: Rng): Move {
  const minTries = MIN_TRIES_SHARE * Math.max(...tries);
  const cards = legal.map((_, i) => i).filter((i) => tries[i]! >= minTries);
  const values = cards.map((i) => valueSums[i]! / tries[i]!);
  const fuel = cards.map((i) => (legal[i] as FuelMove).fuel);
  return legal[cards[drawNearBest(addStyle(values, fuel, seat, STYLE_LIMIT), CARD_TEMPERATURE, rng)]!]!;
}

function mostTriedMoveOf({ tries }: MoveStatistics): number {
  return tries.indexOf(Math.max(...tries));
}
