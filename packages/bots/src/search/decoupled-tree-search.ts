import type { GameTypes, NumericGame, Rng, Seat } from '@paddock/kernel';

/** Plays a leaf of the tree on, in place, and writes every seat's share of the win, or an estimate of it, to `values`. */
type EvaluateLeaf<K extends GameTypes> = (state: K['state'], rng: Rng, values: Float64Array) => void;

/** What the search knows of one seat's moves at the root, in the order of its legal moves. */
export interface MoveStatistics {
  /** By move: how often it was tried. */
  readonly tries: readonly number[];
  /** By move: the sum of the seat's results, and of their squares. */
  readonly valueSums: readonly number[];
  readonly squareSums: readonly number[];
}

/** A seat that moves at a node. */
interface Mover {
  readonly seat: Seat;
  /** The ids of its legal moves. */
  readonly ids: readonly number[];
  /**
   * For each move how often it was tried, and the sum of the seat's results. In one list, because the tree is larger than the
   * processor's cache: what is needed together must lie together.
   */
  readonly results: number[];
}

interface TreeNode {
  visits: number;
  /** One for every seat that moves here. */
  readonly movers: readonly Mover[];
  /** Nodes with forced moves only do not end an iteration: the tree grows on to the next choice. */
  readonly hasChoice: boolean;
  /**
   * By the moves of all movers, encoded as one number. `null` is a leaf: the game is over, or chance is next. Made with the first child:
   * most nodes never have one.
   */
  children: Map<number, TreeNode | null> | null;
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
  readonly #game: NumericGame<K>;
  readonly #state: K['state'];
  readonly #exploration: number;
  readonly #evaluateLeaf: EvaluateLeaf<K>;
  readonly #root: TreeNode | null;
  /** By mover of the root, then by move: the sum of the squares of the results. */
  readonly #squareSums: readonly number[][];
  /** The nodes of the current descent and the moves selected there. Reused, so that iterations allocate little. */
  readonly #path: TreeNode[] = [];
  readonly #picks: number[] = [];

  constructor(game: NumericGame<K>, state: K['state'], exploration: number, evaluateLeaf: EvaluateLeaf<K>) {
    this.#game = game;
    this.#state = state;
    this.#exploration = exploration;
    this.#evaluateLeaf = evaluateLeaf;
    this.values = new Float64Array(game.seats);
    this.#root = this.#createNode(state);
    this.#squareSums = (this.#root?.movers ?? []).map(({ ids }) => ids.map(() => 0));
  }

  /** The statistics of a seat that moves at the root, as they are now. */
  statisticsOf(seat: Seat): MoveStatistics | undefined {
    const index = this.#root?.movers.findIndex((mover) => mover.seat === seat) ?? -1;
    if (this.#root === null || index < 0) return undefined;
    const { ids, results } = this.#root.movers[index]!;
    return {
      tries: ids.map((_, i) => results[2 * i]!),
      valueSums: ids.map((_, i) => results[2 * i + 1]!),
      squareSums: [...this.#squareSums[index]!],
    };
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
      const children: TreeNode['children'] = (node.children ??= new Map());
      let child = children.get(jointMove);
      if (child === undefined) children.set(jointMove, (child = this.#createNode(state)));
      node = child;
    }
  }

  /** Selects and plays a move for every mover. Returns their indices encoded as one number. */
  #playJointMove(node: TreeNode, state: K['state'], rng: Rng): number {
    let jointMove = 0;
    for (const mover of node.movers) {
      const pick = this.#select(mover, node.visits, rng);
      this.#picks.push(pick);
      jointMove = jointMove * MAX_MOVES + pick;
      this.#game.playMoveId(state, mover.seat, mover.ids[pick]!);
    }
    return jointMove;
  }

  /** The index of an untried move if there is one, otherwise of the move with the highest bound. */
  #select({ ids, results }: Mover, visits: number, rng: Rng): number {
    if (ids.length === 1) return 0;
    if (visits < ids.length) return this.#pickUntried(results, ids.length - visits, rng);
    const exploration = this.#exploration * Math.sqrt(Math.log(visits));
    let best = 0;
    let highest = -Infinity;
    for (let i = 0; i < ids.length; i++) {
      const tries = results[2 * i]!;
      const bound = results[2 * i + 1]! / tries + exploration / Math.sqrt(tries);
      if (bound <= highest) continue;
      best = i;
      highest = bound;
    }
    return best;
  }

  #pickUntried(results: readonly number[], untried: number, rng: Rng): number {
    let skip = rng.below(untried);
    for (let i = 0; 2 * i < results.length; i++) if (results[2 * i] === 0 && skip-- === 0) return i;
    throw new Error('every move has been tried');
  }

  /** `null` if the position is a leaf. */
  #createNode(state: K['state']): TreeNode | null {
    const awaiting = this.#game.awaiting(state);
    if (awaiting.kind !== 'moves') return null;
    const movers: Mover[] = [];
    let hasChoice = false;
    for (const seat of awaiting.seats) {
      const count = this.#game.legalMoveIds(state, seat, idBuffer);
      if (count > 1) hasChoice = true;
      movers.push({ seat, ids: idBuffer.slice(0, count), results: ZEROS[2 * count]!.slice() });
    }
    return { visits: 0, movers, hasChoice, children: null };
  }

  #backpropagate(): void {
    let at = 0;
    for (const node of this.#path) {
      node.visits++;
      for (let m = 0; m < node.movers.length; m++) {
        const { seat, results } = node.movers[m]!;
        const pick = this.#picks[at++]!;
        const value = this.values[seat]!;
        results[2 * pick]!++;
        results[2 * pick + 1]! += value;
        if (node === this.#root) this.#squareSums[m]![pick]! += value * value;
      }
    }
  }
}

const idBuffer: number[] = [];

/**
 * By length: a list of zeros to copy. They were fractions once, so that the engine keeps the lists as floating-point numbers from the start:
 * a list of whole numbers would be rebuilt when the first fraction is added to it.
 */
const ZEROS: readonly (readonly number[])[] = Array.from({ length: 2 * MAX_MOVES + 1 }, (_, length) =>
  Array.from({ length }, () => 0.5).fill(0),
);
