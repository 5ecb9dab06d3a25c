import { type Kind, type Observation, type Rng, type Seat, winShares } from '@paddock/kernel';
import type { Bot } from '../bot.ts';
import { thinker } from '../driver.ts';
import { type Budget, Meter, type Thought } from '../thinking.ts';

type Game = Observation['game'];

/** How much a move that was rarely tried is worth trying: the usual constant for results between 0 and 1. */
const CURIOSITY = Math.SQRT1_2;

interface Node {
  visits: number;
  /** In how many iterations the move into this node could be made at all. */
  offered: number;
  /** Sum of the results for the seat that moved into this node. */
  won: number;
  readonly children: Map<number, Node>;
}

function fresh(): Node {
  return { visits: 0, offered: 0, won: 0, children: new Map() };
}

/**
 * Information-set tree search as the textbooks have it: a new sample of the hidden things for every iteration, one tree
 * over the moves as this seat sees them, upper confidence bounds, one node more each time, and from there uniformly
 * random moves to the end of the game. It knows nothing of any game, and is what our search must beat.
 */
export const ismcts: Bot = thinker(
  'ismcts',
  'textbook tree search with random playouts, knowing no game in particular',
  { playouts: 1000 },
  function* search(observation, rng, budget: Budget): Thought<Kind['move']> {
    const { game, seat, legal } = observation;
    const meter = new Meter(budget);
    const root = fresh();
    do {
      iterate(game, root, observation.sample(rng), rng);
      yield;
    } while (meter.goesOn(1));
    let best = legal[0]!;
    let most = -1;
    for (const move of legal) {
      const visits = root.children.get(keyOf(game, seat, move))?.visits ?? 0;
      if (visits > most) best = move;
      most = Math.max(most, visits);
    }
    return best;
  },
);

function iterate(game: Game, root: Node, state: object, rng: Rng): void {
  const path: Node[] = [root];
  const movers: Seat[] = [-1];
  let node = root;
  let inTree = true;
  for (;;) {
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') {
      const shares = winShares(game.seats, awaiting.ranking);
      for (const [depth, passed] of path.entries()) {
        passed.visits++;
        if (depth > 0) passed.won += shares[movers[depth]!]!;
      }
      return;
    }
    if (awaiting.kind === 'chance') {
      game.resolve(state, rng.below(awaiting.ways));
      continue;
    }
    const seat = awaiting.seats[0]!;
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

/** A move not tried yet, if there is one; otherwise the one with the highest bound. */
function select(game: Game, node: Node, seat: Seat, legal: readonly object[], rng: Rng): { move: object; child: Node } {
  const children = legal.map((move) => {
    const key = keyOf(game, seat, move);
    let child = node.children.get(key);
    if (child === undefined) node.children.set(key, (child = fresh()));
    child.offered++;
    return child;
  });
  const untried = children.flatMap((child, i) => (child.visits === 0 ? [i] : []));
  if (untried.length > 0) {
    const i = rng.pick(untried);
    return { move: legal[i]!, child: children[i]! };
  }
  let best = 0;
  let most = -Infinity;
  for (const [i, { visits, won, offered }] of children.entries()) {
    const bound = won / visits + CURIOSITY * Math.sqrt(Math.log(offered) / visits);
    if (bound > most) best = i;
    most = Math.max(most, bound);
  }
  return { move: legal[best]!, child: children[best]! };
}

/** Moves of different seats in one place of the tree are different moves. */
function keyOf(game: Game, seat: Seat, move: object): number {
  return game.moveId(move) * game.seats + seat;
}
