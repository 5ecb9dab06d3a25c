import type { GameTypes, Observation, Rng, Seat } from '@paddock/kernel';

/** Plays a leaf of the tree on, in place, and writes every seat's share of the win, or an estimate of it, to `values`. */
type EvaluateLeaf<K extends GameTypes> = (state: K['state'], rng: Rng, values: Float64Array) => void;

/** What the search knows of one seat's moves at one node. */
export interface MoveStatistics<K extends GameTypes> {
  readonly seat: Seat;
  readonly moves: readonly K['move'][];
  /** By move: how often it was tried. */
  readonly tries: number[];
  /** By move: the sum of the seat's results. */
  readonly valueSums: number[];
  /** By move: the sum of their squares. */
  readonly squareSums: number[];
}

interface TreeNode<K extends GameTypes> {
  visits: number;
  /** One for every seat that moves here. */
  readonly movers: readonly MoveStatistics<K>[];
  /** Nodes with forced moves only do not end an iteration: the tree grows on to the next choice. */
  readonly hasChoice: boolean;
  /** By the moves of all movers, encoded as one number. `null` is a leaf: the game is over, or chance is next. */
  readonly children: Map<number, TreeNode<K> | null>;
}

/** No seat has more moves than this. */
const MAX_MOVES = 16;

/**
 * Decoupled UCT for games with simultaneous moves. Where several seats choose at the same time, each keeps statistics of
 * its own moves and selects by its own upper confidence bound, independently of the others; the joint move leads to
 * the next node. Where one seat moves, this is plain UCT. Positions that wait for chance are evaluated as leaves.
 */
export class DecoupledTreeSearch<K extends GameTypes> {
  /** The result of the last iteration, by seat. */
  readonly values: Float64Array;
  readonly #game: Observation<K>['game'];
  readonly #state: K['state'];
  readonly #exploration: number;
  readonly #evaluateLeaf: EvaluateLeaf<K>;
  readonly #root: TreeNode<K> | null;
  /** The nodes of the current descent and the moves selected there. Reused, so that iterations allocate little. */
  readonly #path: TreeNode<K>[] = [];
  readonly #picks: number[] = [];

  constructor(game: Observation<K>['game'], state: K['state'], exploration: number, evaluateLeaf: EvaluateLeaf<K>) {
    this.#game = game;
    this.#state = state;
    this.#exploration = exploration;
    this.#evaluateLeaf = evaluateLeaf;
    this.values = new Float64Array(game.seats);
    this.#root = this.#createNode(state);
  }

  /** The statistics of a seat that moves at the root. */
  statisticsOf(seat: Seat): MoveStatistics<K> | undefined {
    return this.#root?.movers.find((mover) => mover.seat === seat);
  }

  /** One iteration: descends the tree, adds a node, evaluates it and updates the statistics on the path. */
  iterate(rng: Rng): void {
    const state = this.#game.clone(this.#state);
    this.#descend(state, rng);
    this.#evaluateLeaf(state, rng, this.values);
    this.#backpropagate();
  }

  #descend(state: K['state'], rng: Rng): void {
    this.#path.length = 0;
    this.#picks.length = 0;
    let node = this.#root;
    while (node !== null) {
      this.#path.push(node);
      const isNew = node.visits === 0 && node.hasChoice;
      const jointMove = this.#playJointMove(node, state, rng);
      if (isNew) return;
      let child = node.children.get(jointMove);
      if (child === undefined) node.children.set(jointMove, (child = this.#createNode(state)));
      node = child;
    }
  }

  /** Selects and plays a move for every mover. Returns their indices encoded as one number. */
  #playJointMove(node: TreeNode<K>, state: K['state'], rng: Rng): number {
    let jointMove = 0;
    for (const mover of node.movers) {
      const pick = this.#select(mover, node.visits, rng);
      this.#picks.push(pick);
      jointMove = jointMove * MAX_MOVES + pick;
      this.#game.play(state, mover.seat, mover.moves[pick]!);
    }
    return jointMove;
  }

  /** The index of an untried move if there is one, otherwise of the move with the highest bound. */
  #select({ moves, tries, valueSums }: MoveStatistics<K>, visits: number, rng: Rng): number {
    if (moves.length === 1) return 0;
    if (visits < moves.length) return this.#pickUntried(tries, moves.length - visits, rng);
    const exploration = this.#exploration * Math.sqrt(Math.log(visits));
    let best = 0;
    let highest = -Infinity;
    for (let i = 0; i < tries.length; i++) {
      const bound = valueSums[i]! / tries[i]! + exploration / Math.sqrt(tries[i]!);
      if (bound <= highest) continue;
      best = i;
      highest = bound;
    }
    return best;
  }

  #pickUntried(tries: readonly number[], untried: number, rng: Rng): number {
    let skip = rng.below(untried);
    for (let i = 0; i < tries.length; i++) if (tries[i] === 0 && skip-- === 0) return i;
    throw new Error('every move has been tried');
  }

  /** `null` if the position is a leaf. */
  #createNode(state: K['state']): TreeNode<K> | null {
    const awaiting = this.#game.awaiting(state);
    if (awaiting.kind !== 'moves') return null;
    const movers = awaiting.seats.map((seat) => createStatistics<K>(seat, this.#game.legalMoves(state, seat)));
    return { visits: 0, movers, hasChoice: movers.some(({ moves }) => moves.length > 1), children: new Map() };
  }

  #backpropagate(): void {
    let at = 0;
    for (const node of this.#path) {
      node.visits++;
      for (const mover of node.movers) {
        const pick = this.#picks[at++]!;
        const value = this.values[mover.seat]!;
        mover.tries[pick]!++;
        mover.valueSums[pick]! += value;
        mover.squareSums[pick]! += value * value;
      }
    }
  }
}

function createStatistics<K extends GameTypes>(seat: Seat, moves: readonly K['move'][]): MoveStatistics<K> {
  return { seat, moves, tries: moves.map(() => 0), valueSums: moves.map(() => 0), squareSums: moves.map(() => 0) };
}
