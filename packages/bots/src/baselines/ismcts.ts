import {
  type GameTypes,
  isNumericGame,
  type Observation,
  playRandomMoves,
  type Rng,
  type Seat,
  winShares,
} from '@paddock/kernel';
import type { Bot } from '../bot.ts';
import { type Budget, BudgetMeter, type Computation } from '../computation.ts';
import { createSearchBot } from '../create-bot.ts';

type Game = Observation['game'];

/** The exploration constant of UCB, with its usual value for results between 0 and 1. */
const EXPLORATION = Math.SQRT1_2;

interface SearchNode {
  visits: number;
  /** In how many iterations the move into this node was legal. */
  timesLegal: number;
  /** Sum of the results for the seat that moved into this node. */
  resultSum: number;
  readonly children: Map<number, SearchNode>;
}

function createNode(): SearchNode {
  return { visits: 0, timesLegal: 0, resultSum: 0, children: new Map() };
}

/**
 * Information set Monte Carlo tree search (ISMCTS) without changes: every iteration samples the hidden information,
 * descends one tree of moves by upper confidence bounds, adds a node and plays uniformly random moves to the end of the
 * game. It knows nothing of any particular game, and is the baseline that our searches must beat.
 */
export const ismctsBot: Bot = createSearchBot(
  'ismcts',
  'textbook tree search with random playouts, knowing no game in particular',
  { playouts: 1000 },
  function* search(observation, rng, budget: Budget): Computation<GameTypes['move']> {
    const { game, seat, legal } = observation;
    const meter = new BudgetMeter(budget);
    const root = createNode();
    do {
      iterate(game, root, observation.sample(rng), rng);
      yield;
    } while (meter.spend(1));
    let best = legal[0]!;
    let most = -1;
    for (const move of legal) {
      const visits = root.children.get(moveKeyOf(game, seat, move))?.visits ?? 0;
      if (visits > most) best = move;
      most = Math.max(most, visits);
    }
    return best;
  },
);

function iterate(game: Game, root: SearchNode, state: object, rng: Rng): void {
  const path: SearchNode[] = [root];
  const movers: Seat[] = [-1];
  let node = root;
  let inTree = true;
  for (;;) {
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') {
      const shares = winShares(game.seats, awaiting.ranking);
      for (const [depth, passed] of path.entries()) {
        passed.visits++;
        if (depth > 0) passed.resultSum += shares[movers[depth]!]!;
      }
      return;
    }
    if (awaiting.kind === 'chance') {
      game.resolve(state, rng.below(awaiting.ways));
      continue;
    }
    const seat = awaiting.seats[0]!;
    if (!inTree && isNumericGame(game)) {
      playRandomMoves(game, state, rng, new Array<Rng>(game.seats).fill(rng));
      continue;
    }
    const legal = game.legalMoves(state, seat);
    if (!inTree) {
      game.play(state, seat, rng.pick(legal));
      continue;
    }
    const { move, child } = select(game, node, seat, legal, rng);
    inTree = child.visits > 0;
    node = child;
    path.push(child);
    movers.push(seat);
    game.play(state, seat, move);
  }
}

/** An untried move if there is one, otherwise the one with the highest bound. */
function select(
  game: Game,
  node: SearchNode,
  seat: Seat,
  legal: readonly object[],
  rng: Rng,
): { move: object; child: SearchNode } {
  const children = legal.map((move) => {
    const key = moveKeyOf(game, seat, move);
    let child = node.children.get(key);
    if (child === undefined) node.children.set(key, (child = createNode()));
    child.timesLegal++;
    return child;
  });
  const untried = children.flatMap((child, i) => (child.visits === 0 ? [i] : []));
  if (untried.length > 0) {
    const i = rng.pick(untried);
    return { move: legal[i]!, child: children[i]! };
  }
  let best = 0;
  let most = -Infinity;
  for (const [i, { visits, resultSum, timesLegal }] of children.entries()) {
    const bound = resultSum / visits + EXPLORATION * Math.sqrt(Math.log(timesLegal) / visits);
    if (bound > most) best = i;
    most = Math.max(most, bound);
  }
  return { move: legal[best]!, child: children[best]! };
}

/** At one node, moves of different seats are different moves. */
function moveKeyOf(game: Game, seat: Seat, move: object): number {
  return game.moveId(move) * game.seats + seat;
}
