import {
  type Awaiting,
  type ChanceReport,
  type Game,
  type GameDefinition,
  pile,
  type Rng,
  type Seat,
  type Viewer,
} from '@paddock/kernel';
import { applyEvent } from './apply-event.ts';
import { faultOf } from './audit.ts';
import { DECK_SIZE, mayPlayExtraTurbo, moveId, movesFor } from './cards.ts';
import { dealUnseen, redactEvent, viewOf } from './knowledge.ts';
import { manifest } from './manifest.ts';
import { drawAndMove, playCards, previewMove } from './moves.ts';
import { chanceReport, tableOf } from './notation.ts';
import { premoves } from './premoves.ts';
import { finalRanking } from './race.ts';
import { dealCard, emptyTable, gridChoices, placeOnGrid } from './setup.ts';
import type { Event, FormelFunKind, Move, Options, Preview, State, View } from './types.ts';

export type { Car, Card, CarView, Event, FormelFunKind, Move, Options, Preview, State, View, Win } from './types.ts';
export { CARDS } from './types.ts';
export { distance, MAX_EXTRA_TURBOS, MOVES } from './cards.ts';
export { type CardNumbers, type CountingNumber, countingNumber, numbersOn, TURBO_SPACES } from './faces.ts';
export { lastCar, pointsOfPlace, seatOf } from './race.ts';
export { carsEach, numberInTeam, numberOfRaces, seatOfCar } from './teams.ts';
export { MAX_CARS_ON_SPACE, isAhead, PAST_THE_LINE, printed, spaceOf, SPACES } from './track.ts';

const NO_MOVES: readonly Move[] = [];

/** Answers to `awaiting`, made once: the hot loop asks after every entry. */
function chances(label: string): readonly Awaiting[] {
  return Array.from({ length: DECK_SIZE + 1 }, (_, ways) => ({ kind: 'chance', ways, label }));
}
const GRID = chances('grid');
const DEAL = chances('deal');
const DRAW = chances('draw');
const SEAT: readonly Awaiting[] = Array.from({ length: 6 }, (_, seat) => ({ kind: 'moves', seats: [seat] }));

class FormelFun implements Game<FormelFunKind> {
  readonly seats: number;
  readonly options: Options;

  constructor(seats: number, options: Options) {
    this.seats = seats;
    this.options = options;
  }

  setup(): State {
    return emptyTable(this.seats);
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
        return SEAT[s.toMove]!;
      case 'draw':
        return DRAW[s.pileSize > 0 ? s.pileSize : pile.size(s.discard)]!;
      case 'grid':
        return GRID[gridChoices(s, this.seats).length]!;
      case 'deal':
        return DEAL[s.pileSize]!;
      case 'over':
        return { kind: 'over', ranking: finalRanking(s, this.options.win) };
    }
  }

  legalMoves(s: State, seat: Seat): readonly Move[] {
    if (s.phase !== 'play' || s.toMove !== seat) return NO_MOVES;
    return movesFor(s.held[seat]!, mayPlayExtraTurbo(s.extraTurbos[seat]!));
  }

  moveId(move: Move): number {
    return moveId(move);
  }

  preview(s: State, seat: Seat, move: Move): Preview {
    return previewMove(s, seat, moveId(move));
  }

  play(s: State, seat: Seat, move: Move, events?: Event[]): void {
    playCards(s, seat, moveId(move), events);
  }

  resolve(s: State, outcome: number, events?: Event[]): void {
    if (s.phase === 'draw') drawAndMove(s, outcome, events);
    else if (s.phase === 'deal') dealCard(s, outcome, events);
    else placeOnGrid(s, this.seats, outcome, events);
    if (events !== undefined && s.phase === 'over') {
      events.push({ type: 'over', ranking: finalRanking(s, this.options.win) });
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
    return premoves(view, seat, chosen);
  }

  determinize(s: State, seat: Seat, rng: Rng): void {
    dealUnseen(s, seat, rng);
  }

  table(s: State): object {
    return tableOf(s);
  }

  chance(s: State, outcome: number): ChanceReport {
    return chanceReport(s, this.seats, outcome);
  }

  audit(s: State): string | null {
    return faultOf(s);
  }
}

export const formelFun: GameDefinition<FormelFunKind> = {
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
  longest: 20_000,
  create: (seats, options) => new FormelFun(seats, options),
};
