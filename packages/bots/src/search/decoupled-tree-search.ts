import { createIdBuffer, type GameTypes, type NumericGame, type Rng, type Seat } from '@paddock/kernel';
import { ChildTable, NO_CHILD } from './child-table.ts';

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

/** A node is a number. This one stands for the end of the game and for positions that wait for chance. */
const LEAF = -2;
const ROOT = 0;

/** Numbers of a node in `#nodes`: how often it was visited, its movers, and whether one of them has a choice. */
const NODE_SIZE = 4;
const NODE_VISITS = 0;
const NODE_FIRST_MOVER = 1;
const NODE_MOVER_COUNT = 2;
const NODE_HAS_CHOICE = 3;

/** Numbers of a mover in `#movers`: its seat and its moves. */
const MOVER_SIZE = 3;
const MOVER_SEAT = 0;
const MOVER_FIRST_MOVE = 1;
const MOVER_MOVE_COUNT = 2;

/** No seat has more moves than this. */
const MAX_MOVES = 16;

/**
 * Decoupled UCT for games with simultaneous moves. Where several seats choose at the same time, each keeps statistics of
 * its own moves and selects by its own upper confidence bound, independently of the others; the joint move leads to
 * the next node. Where one seat moves, this is plain UCT. Positions that wait for chance are evaluated as leaves.
 *
 * The tree consists of numbers in a few typed arrays. As objects it would be several times larger than the processor's cache, and the
 * garbage collector would copy it again and again while it grows.
 */
export class DecoupledTreeSearch<K extends GameTypes> {
  /** The result of the last iteration, by seat. */
  readonly values: Float64Array;
  readonly #game: NumericGame<K>;
  readonly #state: K['state'];
  readonly #exploration: number;
  readonly #evaluateLeaf: EvaluateLeaf<K>;

  #nodes = new Int32Array(1 << 10);
  #nodeCount = 0;
  #movers = new Int32Array(1 << 10);
  #moverCount = 0;
  #moveIds = new Int32Array(1 << 12);
  /** For each move how often it was tried, and the sum of the seat's results. */
  #results = new Float64Array(1 << 13);
  #moveCount = 0;
  readonly #children = new ChildTable();
  /** By move of the root: the sum of the squares of the results. */
  readonly #squareSums: Float64Array;

  /** The nodes of the current descent and the moves selected there. */
  readonly #path: number[] = [];
  readonly #picks: number[] = [];
  #rootMoves: readonly number[] | null = null;

  constructor(game: NumericGame<K>, state: K['state'], exploration: number, evaluateLeaf: EvaluateLeaf<K>) {
    this.#game = game;
    this.#state = state;
    this.#exploration = exploration;
    this.#evaluateLeaf = evaluateLeaf;
    this.values = new Float64Array(game.seats);
    this.#addNode(state);
    this.#squareSums = new Float64Array(this.#moveCount);
  }

  /** The statistics of a seat that moves at the root, as they are now. */
  statisticsOf(seat: Seat): MoveStatistics | undefined {
    if (this.#nodeCount === 0) return undefined;
    for (let mover = 0; mover < this.#nodes[NODE_MOVER_COUNT]!; mover++) {
      const at = mover * MOVER_SIZE;
      if (this.#movers[at + MOVER_SEAT] !== seat) continue;
      const first = this.#movers[at + MOVER_FIRST_MOVE]!;
      const moves = Array.from({ length: this.#movers[at + MOVER_MOVE_COUNT]! }, (_, i) => first + i);
      return {
        tries: moves.map((move) => this.#results[2 * move]!),
        valueSums: moves.map((move) => this.#results[2 * move + 1]!),
        squareSums: moves.map((move) => this.#squareSums[move]!),
      };
    }
    return undefined;
  }

  /**
   * One iteration: descends the tree, adds a node, evaluates it and updates the statistics on the path. `rootMoves` are the indices of the
   * moves at the root, by mover, if they are not to be selected. Every move must have been tried once before.
   */
  iterate(rng: Rng, rootMoves: readonly number[] | null = null): void {
    const state = this.#game.clone(this.#state);
    this.#path.length = 0;
    this.#picks.length = 0;
    this.#rootMoves = rootMoves;
    if (this.#nodeCount > 0) this.#descend(state, rng);
    this.#evaluateLeaf(state, rng, this.values);
    this.#backpropagate();
  }

  #descend(state: K['state'], rng: Rng): void {
    let node = ROOT;
    while (node !== LEAF) {
      this.#path.push(node);
      const at = node * NODE_SIZE;
      // Nodes with forced moves only do not end an iteration: the tree grows on to the next choice.
      const isNew = this.#nodes[at + NODE_VISITS] === 0 && this.#nodes[at + NODE_HAS_CHOICE] === 1;
      const jointMove = this.#playJointMove(at, state, rng);
      if (isNew) return;
      let child = this.#children.get(node, jointMove);
      if (child === NO_CHILD) {
        child = this.#addNode(state);
        this.#children.add(node, jointMove, child);
      }
      node = child;
    }
  }

  /** Selects and plays a move for every mover of the node. Returns their indices encoded as one number. */
  #playJointMove(at: number, state: K['state'], rng: Rng): number {
    const visits = this.#nodes[at + NODE_VISITS]!;
    const first = this.#nodes[at + NODE_FIRST_MOVER]!;
    const end = first + this.#nodes[at + NODE_MOVER_COUNT]!;
    let jointMove = 0;
    for (let mover = first; mover < end; mover++) {
      const firstMove = this.#movers[mover * MOVER_SIZE + MOVER_FIRST_MOVE]!;
      const pick =
        this.#rootMoves === null || at !== ROOT
          ? this.#select(firstMove, this.#movers[mover * MOVER_SIZE + MOVER_MOVE_COUNT]!, visits, rng)
          : this.#rootMoves[mover]!;
      this.#picks.push(firstMove + pick);
      jointMove = jointMove * MAX_MOVES + pick;
      this.#game.playMoveId(state, this.#movers[mover * MOVER_SIZE + MOVER_SEAT]!, this.#moveIds[firstMove + pick]!);
    }
    return jointMove;
  }

  /** The index of an untried move if there is one, otherwise of the move with the highest bound. */
  #select(first: number, count: number, visits: number, rng: Rng): number {
    if (count === 1) return 0;
    if (visits < count) return this.#pickUntried(first, count, rng.below(count - visits));
    const results = this.#results;
    const exploration = this.#exploration * Math.sqrt(Math.log(visits));
    let best = 0;
    let highest = -Infinity;
    for (let i = 0; i < count; i++) {
      const tries = results[2 * (first + i)]!;
      const bound = results[2 * (first + i) + 1]! / tries + exploration / Math.sqrt(tries);
      if (bound <= highest) continue;
      best = i;
      highest = bound;
    }
    return best;
  }

  #pickUntried(first: number, count: number, which: number): number {
    let skip = which;
    for (let i = 0; i < count; i++) if (this.#results[2 * (first + i)] === 0 && skip-- === 0) return i;
    throw new Error('every move has been tried');
  }

  /** Adds a node for the position and returns it, or `LEAF` if it needs none. */
  #addNode(state: K['state']): number {
    const awaiting = this.#game.awaiting(state);
    if (awaiting.kind !== 'moves') return LEAF;
    const node = this.#nodeCount++;
    if (this.#nodeCount * NODE_SIZE > this.#nodes.length) this.#nodes = copyToLonger(this.#nodes);
    const at = node * NODE_SIZE;
    this.#nodes[at + NODE_FIRST_MOVER] = this.#moverCount;
    this.#nodes[at + NODE_MOVER_COUNT] = awaiting.seats.length;
    for (let i = 0; i < awaiting.seats.length; i++) {
      if (this.#addMover(state, awaiting.seats[i]!) > 1) this.#nodes[at + NODE_HAS_CHOICE] = 1;
    }
    return node;
  }

  /** Adds a seat that moves in the position, and returns how many moves it has. */
  #addMover(state: K['state'], seat: Seat): number {
    const count = this.#game.legalMoveIds(state, seat, idBuffer);
    const at = this.#moverCount++ * MOVER_SIZE;
    if (at + MOVER_SIZE > this.#movers.length) this.#movers = copyToLonger(this.#movers);
    this.#movers[at + MOVER_SEAT] = seat;
    this.#movers[at + MOVER_FIRST_MOVE] = this.#moveCount;
    this.#movers[at + MOVER_MOVE_COUNT] = count;
    if (this.#moveCount + count > this.#moveIds.length) {
      this.#moveIds = copyToLonger(this.#moveIds);
      this.#results = copyToLonger(this.#results);
    }
    for (let i = 0; i < count; i++) this.#moveIds[this.#moveCount++] = idBuffer[i]!;
    return count;
  }

  #backpropagate(): void {
    let picked = 0;
    for (let depth = 0; depth < this.#path.length; depth++) {
      const at = this.#path[depth]! * NODE_SIZE;
      this.#nodes[at + NODE_VISITS]!++;
      const first = this.#nodes[at + NODE_FIRST_MOVER]!;
      const end = first + this.#nodes[at + NODE_MOVER_COUNT]!;
      for (let mover = first; mover < end; mover++) {
        const move = this.#picks[picked++]!;
        const value = this.values[this.#movers[mover * MOVER_SIZE + MOVER_SEAT]!]!;
        this.#results[2 * move]!++;
        this.#results[2 * move + 1]! += value;
        if (depth === 0) this.#squareSums[move]! += value * value;
      }
    }
  }
}

const idBuffer = createIdBuffer();

function copyToLonger<A extends Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>>(list: A): A {
  const longer = (
    list instanceof Int32Array ? new Int32Array(2 * list.length) : new Float64Array(2 * list.length)
  ) as A;
  longer.set(list);
  return longer;
}
