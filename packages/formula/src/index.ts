import {
  type Awaiting,
  CHANCE,
  type ChanceReport,
  createIdBuffer,
  type GameDefinition,
  type NumericGame,
  OVER,
  type Rng,
  type Seat,
  type Viewer,
} from '@paddock/kernel';
import { applyEvent } from './apply-event.ts';
import { largestNumber } from './arithmetic.ts';
import { findFault } from './audit.ts';
import { DECK_SIZE, drawSource, HAND_SIZE } from './cards.ts';
import { explainMove, type IllegalMoveReason } from './explain.ts';
import { listLegalMoveIds } from './formulas.ts';
import { dealUnseen, redactEvent, viewOf } from './knowledge.ts';
import { manifest } from './manifest.ts';
import { drawCard, layFormula, startDrawing } from './moves.ts';
import { describeChance, tableOf } from './notation.ts';
import { listPremoves } from './premoves.ts';
import { previewOf } from './preview.ts';
import { computeFinalRanking, MAX_ROUNDS, MAX_TURNS } from './rounds.ts';
import { chooseDealer, dealCard, digitsInPile, createInitialState, openCard } from './setup.ts';
import { createStateFromView } from './state-from-view.ts';
import { DRAW_ID, moveId, moveOf } from './tokens.ts';
import {
  type Event,
  type FormulaTypes,
  GOALS,
  type Move,
  type Options,
  type Preview,
  type State,
  type View,
} from './types.ts';

export type {
  Card,
  Digit,
  DrawMove,
  RoundEnding,
  Event,
  Face,
  FormulaTypes,
  FormulaOnTable,
  Goal,
  FormulaMove,
  Move,
  Operator,
  Options,
  Preview,
  State,
  Token,
  View,
} from './types.ts';
export { CARDS, OPERATORS, PLACE_A, PLACE_B, PLACE_C } from './types.ts';
export { isBinding, CARDS_TO_CHANGE_ALL, maxDigits, resultOf } from './arithmetic.ts';
export { DECK, drawSource, HAND_SIZE, MAX_LAID, PENALTIES, penaltyOfHand } from './cards.ts';
export { explainMove, type IllegalMoveReason, type IllegalMoveCode } from './explain.ts';
export { seatStandingsOf } from './standings.ts';
export { createStateFromView } from './state-from-view.ts';
export {
  computeFinalRanking,
  hasReachedTarget,
  LAST_CARD_BONUS,
  MAX_ROUNDS,
  nextSeat,
  scoreOfPlace,
} from './rounds.ts';
/** For bots: moves as numbers. */
export {
  codeAt,
  DRAW_ID,
  isDraw,
  isKeptToken,
  kindOf,
  type MoveId,
  operatorOf,
  TOKEN_BITS,
  TOKEN_MASK,
  type TokenCode,
  valueOf,
  writtenOver,
} from './tokens.ts';

const NO_MOVES: readonly Move[] = [];
/** Reused: what is listed here becomes moves at once. */
const idBuffer = createIdBuffer();
const MAX_SEATS = manifest.seats.max;

/** Results of `awaiting`, created once: the hot loop calls it after every entry. */
function createChanceAwaitings(label: string, most = DECK_SIZE): readonly Awaiting[] {
  return Array.from({ length: most + 1 }, (_, ways) => ({ kind: 'chance', ways, label }));
}
const AWAITING_DEALER = createChanceAwaitings('dealer', MAX_SEATS);
const AWAITING_DEAL = createChanceAwaitings('deal');
const AWAITING_OPEN = createChanceAwaitings('open');
const AWAITING_DRAW = createChanceAwaitings('draw');
const AWAITING_SEAT: readonly Awaiting[] = Array.from({ length: MAX_SEATS }, (_, seat) => ({
  kind: 'moves',
  seats: [seat],
}));

/** The game, which can also explain why a formula is refused. */
export interface FormulaGame extends NumericGame<FormulaTypes> {
  /** The first reason why the move is not legal, or `null` if it is; for anything that a person may type. */
  explain(state: State, seat: Seat, move: unknown): IllegalMoveReason | null;
}

class Formula implements FormulaGame {
  readonly seats: number;
  readonly options: Options;
  readonly #largest: number;
  readonly #initialState: State;

  constructor(seats: number, options: Options) {
    this.seats = seats;
    this.options = options;
    this.#largest = largestNumber(options);
    this.#initialState = createInitialState(seats);
  }

  setup(): State {
    return this.clone(this.#initialState);
  }

  clone(s: State): State {
    return {
      phase: s.phase,
      round: s.round,
      dealer: s.dealer,
      toMove: s.toMove,
      op: s.op,
      numbers: s.numbers.slice(),
      hands: s.hands.slice(),
      handSizes: s.handSizes.slice(),
      pile: s.pile.slice(),
      pileSize: s.pileSize,
      under: s.under.slice(),
      underSize: s.underSize,
      finished: s.finished.slice(),
      scores: s.scores.slice(),
      cardsLeft: s.cardsLeft.slice(),
      extra: s.extra.slice(),
      turns: s.turns,
      passes: s.passes,
      bound: s.bound,
      notZero: s.notZero,
    };
  }

  awaiting(s: State): Awaiting {
    switch (s.phase) {
      case 'play':
        return AWAITING_SEAT[s.toMove]!;
      case 'draw':
        return AWAITING_DRAW[this.chanceWays(s)]!;
      case 'dealer':
        return AWAITING_DEALER[this.chanceWays(s)]!;
      case 'deal':
        return AWAITING_DEAL[this.chanceWays(s)]!;
      case 'open':
        return AWAITING_OPEN[this.chanceWays(s)]!;
      case 'over':
        return { kind: 'over', ranking: computeFinalRanking(s, this.options) };
    }
  }

  nextActor(s: State): number {
    if (s.phase === 'play') return s.toMove;
    return s.phase === 'over' ? OVER : CHANCE;
  }

  chanceWays(s: State): number {
    if (s.phase === 'draw') return drawSource(s).count;
    if (s.phase === 'deal') return s.pileSize;
    return s.phase === 'open' ? digitsInPile(s) : this.seats;
  }

  legalMoves(s: State, seat: Seat): readonly Move[] {
    const count = this.legalMoveIds(s, seat, idBuffer);
    if (count === 0) return NO_MOVES;
    const moves: Move[] = [];
    for (let i = 0; i < count; i++) moves.push(moveOf(idBuffer[i]!));
    return moves;
  }

  legalMoveIds(s: State, seat: Seat, out: number[]): number {
    if (s.phase !== 'play' || s.toMove !== seat) return 0;
    return listLegalMoveIds(s, seat, this.#largest, this.options.useTable, out);
  }

  moveId(move: Move): number {
    return moveId(move);
  }

  moveOf(id: number): Move {
    return moveOf(id);
  }

  preview(s: State, seat: Seat, move: Move): Preview {
    return previewOf(s, seat, move, this.options);
  }

  explain(s: State, seat: Seat, move: unknown): IllegalMoveReason | null {
    return explainMove(this.options, s, seat, move);
  }

  play(s: State, seat: Seat, move: Move, events?: Event[]): void {
    this.playMoveId(s, seat, moveId(move), events);
  }

  playMoveId(s: State, seat: Seat, id: number, events?: Event[]): void {
    if (id === DRAW_ID) startDrawing(s, seat, this.options, events);
    else layFormula(s, seat, id, this.options, events);
  }

  resolve(s: State, outcome: number, events?: Event[]): void {
    if (s.phase === 'draw') drawCard(s, outcome, this.options, events);
    else if (s.phase === 'deal') dealCard(s, outcome, events);
    else if (s.phase === 'open') openCard(s, outcome, events);
    else chooseDealer(s, outcome, events);
  }

  view(s: State, viewer: Viewer): View {
    return viewOf(s, viewer);
  }

  redact(event: Event, viewer: Viewer): Event {
    return redactEvent(event, viewer);
  }

  applyEvent(view: View, event: Event): View {
    return applyEvent(view, event);
  }

  premoves(): readonly Move[] {
    return listPremoves();
  }

  determinize(s: State, seat: Seat, rng: Rng): void {
    dealUnseen(s, seat, rng);
  }

  stateFromView(view: View, viewer: Viewer): State {
    return createStateFromView(view, viewer);
  }

  table(s: State): object {
    return tableOf(s);
  }

  chance(s: State, outcome: number): ChanceReport {
    return describeChance(s, outcome);
  }

  audit(s: State): string | null {
    return findFault(s, this.options);
  }
}

/** What `formula.create` gives, with its own type: the contract that all games share has no `explain`. */
export function createFormulaGame(seats: number, options: Options): FormulaGame {
  return new Formula(seats, options);
}

export const formula: GameDefinition<FormulaTypes> = {
  ...manifest,
  rulesVersion: 1,
  options: {
    goal: {
      kind: 'choice',
      values: GOALS,
      default: manifest.defaultOptions.goal,
      title: 'Goal',
      help:
        'first: the first player out of cards wins; all: play goes on for the other places; ' +
        'points: every formula scores its result.',
    },
    useTable: {
      kind: 'flag',
      default: manifest.defaultOptions.useTable,
      title: 'Use the table',
      help: 'Every new formula must leave at least one card of the one on the table uncovered.',
    },
    winnerExtraCard: {
      kind: 'flag',
      default: manifest.defaultOptions.winnerExtraCard,
      title: 'One card more for the winner',
      help: 'Whoever wins a round starts the next one with eight cards.',
    },
    rounds: {
      kind: 'number',
      min: 1,
      max: 10,
      default: manifest.defaultOptions.rounds,
      title: 'Rounds',
      help: 'How many rounds are played; by default as many as players. Does not matter when points are counted.',
    },
    target: {
      kind: 'number',
      min: 10,
      max: 1000,
      default: manifest.defaultOptions.target,
      title: 'Target',
      help: 'The game ends after the round in which somebody has reached so many points.',
      when: { goal: 'points' },
    },
  },
  // The dealer, and at most twenty rounds of a deal, two open cards, and 200 turns of a decision and a draw each.
  maxEntries: 1 + MAX_ROUNDS * (MAX_SEATS * (HAND_SIZE + 1) + 2 + MAX_TURNS * 2),
  create: createFormulaGame,
};
