import {
  type Awaiting,
  type ChanceReport,
  CHANCE,
  type GameDefinition,
  type NumericGame,
  OVER,
  pile,
  type Rng,
  type Seat,
  type Viewer,
} from '@paddock/kernel';
import { applyEvent } from './apply-event.ts';
import { findFault } from './audit.ts';
import { DECK_SIZE, mayPlayExtraTurbo, listMoveIds, moveId, movesFor, MOVES } from './cards.ts';
import { dealUnseen, redactEvent, viewOf } from './knowledge.ts';
import { manifest } from './manifest.ts';
import { drawAndMove, playCards, previewMove } from './moves.ts';
import { describeChance, tableOf } from './notation.ts';
import { listPremoves } from './premoves.ts';
import { computeFinalRanking } from './race.ts';
import { dealCard, createInitialState, countGridChoices, placeOnGrid } from './setup.ts';
import { createStateFromView } from './state-from-view.ts';
import type { Event, FormelFunTypes, Move, Options, Preview, State, View } from './types.ts';

export type {
  Car,
  Card,
  CarView,
  Event,
  FormelFunTypes,
  Move,
  Options,
  Preview,
  State,
  View,
  WinCondition,
} from './types.ts';
export { CARDS } from './types.ts';
export { distanceOf, MAX_EXTRA_TURBOS, MOVES } from './cards.ts';
export { type CardNumbers, type CountingNumber, countingNumber, cardNumbers, TURBO_SPACES } from './faces.ts';
export { findLastCar, pointsOfPlace, seatOf } from './race.ts';
export { projectPoints, seatStandingsOf } from './standings.ts';
export { carsPerSeat, numberInTeam, numberOfRaces, seatOfCar } from './teams.ts';
export { MAX_CARS_ON_SPACE, isAhead, FINISH_POSITION, printedNumber, spaceOf, SPACE_COUNT } from './track.ts';

const NO_MOVES: readonly Move[] = [];

/** Results of `awaiting`, created once: the hot loop calls it after every entry. */
function createChanceAwaitings(label: string): readonly Awaiting[] {
  return Array.from({ length: DECK_SIZE + 1 }, (_, ways) => ({ kind: 'chance', ways, label }));
}
const AWAITING_GRID = createChanceAwaitings('grid');
const AWAITING_DEAL = createChanceAwaitings('deal');
const AWAITING_DRAW = createChanceAwaitings('draw');
const AWAITING_SEAT: readonly Awaiting[] = Array.from({ length: 6 }, (_, seat) => ({ kind: 'moves', seats: [seat] }));

// Own names for what the hot loop reads (see hands.ts).
const RACE_OVER = OVER;
const BY_CHANCE = CHANCE;

class FormelFun implements NumericGame<FormelFunTypes> {
  readonly seats: number;
  readonly options: Options;
  readonly #initialState: State;

  constructor(seats: number, options: Options) {
    this.seats = seats;
    this.options = options;
    this.#initialState = createInitialState(seats);
  }

  setup(): State {
    return this.clone(this.#initialState);
  }

  clone(s: State): State {
    return {
      phase: s.phase,
      race: s.race,
      turn: s.turn,
      pos: s.pos.slice(),
      lane: s.lane.slice(),
      taken: s.taken.slice(),
      out: s.out.slice(),
      order: s.order.slice(),
      mover: s.mover,
      toMove: s.toMove,
      carsEach: s.carsEach,
      hands: s.hands.slice(),
      held: s.held.slice(),
      pile: s.pile.slice(),
      pileSize: s.pileSize,
      discard: s.discard.slice(),
      top: s.top,
      extraTurbos: s.extraTurbos.slice(),
      points: s.points.slice(),
      played: s.played,
    };
  }

  awaiting(s: State): Awaiting {
    switch (s.phase) {
      case 'play':
        return AWAITING_SEAT[s.toMove]!;
      case 'draw':
        return AWAITING_DRAW[this.chanceWays(s)]!;
      case 'grid':
        return AWAITING_GRID[this.chanceWays(s)]!;
      case 'deal':
        return AWAITING_DEAL[this.chanceWays(s)]!;
      case 'over':
        return { kind: 'over', ranking: computeFinalRanking(s, this.options.win) };
    }
  }

  nextActor(s: State): number {
    if (s.phase === 'play') return s.toMove;
    return s.phase === 'over' ? RACE_OVER : BY_CHANCE;
  }

  chanceWays(s: State): number {
    if (s.phase === 'grid') return countGridChoices(s, this.seats);
    // An empty pile is refilled from the discard pile before the draw.
    return s.pileSize > 0 ? s.pileSize : pile.pileSize(s.discard);
  }

  legalMoves(s: State, seat: Seat): readonly Move[] {
    if (s.phase !== 'play' || s.toMove !== seat) return NO_MOVES;
    return movesFor(s.held[seat]!, mayPlayExtraTurbo(s.extraTurbos[seat]!));
  }

  legalMoveIds(s: State, seat: Seat, out: number[]): number {
    if (s.phase !== 'play' || s.toMove !== seat) return 0;
    return listMoveIds(s.held[seat]!, mayPlayExtraTurbo(s.extraTurbos[seat]!), out);
  }

  moveId(move: Move): number {
    return moveId(move);
  }

  moveOf(id: number): Move {
    return MOVES[id]!;
  }

  preview(s: State, seat: Seat, move: Move): Preview {
    return previewMove(s, seat, moveId(move));
  }

  play(s: State, seat: Seat, move: Move, events?: Event[]): void {
    playCards(s, seat, moveId(move), events);
  }

  playMoveId(s: State, seat: Seat, id: number, events?: Event[]): void {
    playCards(s, seat, id, events);
  }

  resolve(s: State, outcome: number, events?: Event[]): void {
    if (s.phase === 'draw') drawAndMove(s, outcome, events);
    else if (s.phase === 'deal') dealCard(s, outcome, events);
    else placeOnGrid(s, this.seats, outcome, events);
    if (events !== undefined && s.phase === 'over') {
      events.push({ type: 'over', ranking: computeFinalRanking(s, this.options.win) });
    }
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

  premoves(view: View, seat: Seat, chosen: readonly Move[]): readonly Move[] {
    return listPremoves(view, seat, chosen);
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
    return describeChance(s, this.seats, outcome);
  }

  audit(s: State): string | null {
    return findFault(s);
  }
}

export const formelFun: GameDefinition<FormelFunTypes> = {
  ...manifest,
  rulesVersion: 1,
  options: {
    win: {
      kind: 'choice',
      values: ['title', 'final'],
      default: manifest.defaultOptions.win,
      title: 'Who wins',
      help: 'title: the team with the most points; final: the owner of the car that wins the last race.',
    },
  },
  // Random play takes a few hundred entries. A car cannot stand still for long: the card that would let it is used up.
  maxEntries: 20_000,
  create: (seats, options) => new FormelFun(seats, options),
};
