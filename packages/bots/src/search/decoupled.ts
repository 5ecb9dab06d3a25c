import type { Kind, Observation, Rng, Seat } from '@paddock/kernel';

/** Plays a position on, in place, and writes to `worth` what comes of it for every seat: win shares, or a guess at them. */
export type Playout<K extends Kind> = (state: K['state'], rng: Rng, worth: Float64Array) => void;

/** What one seat knows of its moves at one place of the tree. */
export interface Arms<K extends Kind> {
  readonly seat: Seat;
  readonly moves: readonly K['move'][];
  readonly tries: number[];
  /** Sums of what the moves brought the seat. */
  readonly worth: number[];
  /** Sums of the squares of that. */
  readonly squares: number[];
}

interface Node<K extends Kind> {
  visits: number;
  /** One for every seat that moves here. */
  readonly choosers: readonly Arms<K>[];
  /** Forced moves make no step of their own: the tree grows on to the next choice. */
  readonly isChoice: boolean;
  /** By the moves of all choosers, as one number. */
  readonly children: Map<number, Node<K> | null>;
}

/** More than any seat has moves. */
const MOST_MOVES = 16;

/**
 * Decoupled tree search for games of open positions and simultaneous choices: where several seats choose at the same time,
 * each keeps its own record of its moves and chooses by its own upper confidence bounds, without a look at what the
 * others choose; all choices together lead on. Where one seat moves, this is the usual tree search. Positions that wait
 * for chance are left to the playout.
 */
export class Decoupled<K extends Kind> {
  /** What came of the last iteration, for every seat. */
  readonly worth: Float64Array;
  readonly #game: Observation<K>['game'];
  readonly #state: K['state'];
  readonly #curiosity: number;
  readonly #playout: Playout<K>;
  readonly #root: Node<K> | null;
  /** The way down the tree: nodes, and the moves made there. Kept, so that iterations allocate little. */
  readonly #path: Node<K>[] = [];
  readonly #picks: number[] = [];

  constructor(game: Observation<K>['game'], state: K['state'], curiosity: number, playout: Playout<K>) {
    this.#game = game;
    this.#state = state;
    this.#curiosity = curiosity;
    this.#playout = playout;
    this.worth = new Float64Array(game.seats);
    this.#root = this.#grow(state);
  }

  /** What was seen of the moves of a seat that moves now. */
  armsOf(seat: Seat): Arms<K> | undefined {
    return this.#root?.choosers.find((arms) => arms.seat === seat);
  }

  /** Goes down the tree, adds one node, and plays on from there. */
  iterate(rng: Rng): void {
    const state = this.#game.clone(this.#state);
    this.#descend(state, rng);
    this.#playout(state, rng, this.worth);
    this.#learn();
  }

  #descend(state: K['state'], rng: Rng): void {
    this.#path.length = 0;
    this.#picks.length = 0;
    let node = this.#root;
    while (node !== null) {
      this.#path.push(node);
      const isNew = node.visits === 0 && node.isChoice;
      const joint = this.#move(node, state, rng);
      if (isNew) return;
      let child = node.children.get(joint);
      if (child === undefined) node.children.set(joint, (child = this.#grow(state)));
      node = child;
    }
  }

  /** All choosers choose, then all move; what they chose, as one number. */
  #move(node: Node<K>, state: K['state'], rng: Rng): number {
    let joint = 0;
    for (const arms of node.choosers) {
      const pick = this.#select(arms, node.visits, rng);
      this.#picks.push(pick);
      joint = joint * MOST_MOVES + pick;
      this.#game.play(state, arms.seat, arms.moves[pick]!);
    }
    return joint;
  }

  /** A move not tried yet, if there is one; otherwise the one with the highest bound. */
  #select({ moves, tries, worth }: Arms<K>, visits: number, rng: Rng): number {
    if (moves.length === 1) return 0;
    if (visits < moves.length) return this.#untried(tries, moves.length - visits, rng);
    const wonder = this.#curiosity * Math.sqrt(Math.log(visits));
    let best = 0;
    let most = -Infinity;
    for (let i = 0; i < tries.length; i++) {
      const bound = worth[i]! / tries[i]! + wonder / Math.sqrt(tries[i]!);
      if (bound <= most) continue;
      best = i;
      most = bound;
    }
    return best;
  }

  #untried(tries: readonly number[], left: number, rng: Rng): number {
    let skip = rng.below(left);
    for (let i = 0; i < tries.length; i++) if (tries[i] === 0 && skip-- === 0) return i;
    throw new Error('every move was tried');
  }

  /** `null` where the playout must take over: the end of the game, or chance. */
  #grow(state: K['state']): Node<K> | null {
    const awaiting = this.#game.awaiting(state);
    if (awaiting.kind !== 'moves') return null;
    const choosers = awaiting.seats.map((seat) => armsOf<K>(seat, this.#game.legalMoves(state, seat)));
    return { visits: 0, choosers, isChoice: choosers.some(({ moves }) => moves.length > 1), children: new Map() };
  }

  #learn(): void {
    let at = 0;
    for (const node of this.#path) {
      node.visits++;
      for (const arms of node.choosers) {
        const pick = this.#picks[at++]!;
        const worth = this.worth[arms.seat]!;
        arms.tries[pick]!++;
        arms.worth[pick]! += worth;
        arms.squares[pick]! += worth * worth;
      }
    }
  }
}

function armsOf<K extends Kind>(seat: Seat, moves: readonly K['move'][]): Arms<K> {
  return { seat, moves, tries: moves.map(() => 0), worth: moves.map(() => 0), squares: moves.map(() => 0) };
}
