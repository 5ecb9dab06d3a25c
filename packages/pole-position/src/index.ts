import {
  type Awaiting,
  CHANCE,
  type ChanceReport,
  type GameDefinition,
  type NumericGame,
  OVER,
  type Rng,
  type Seat,
  type Viewer,
} from '@paddock/kernel';
import { applyEvent } from './apply-event.ts';
import { findFault } from './audit.ts';
import { COURSE_COUNTER, findCourseFault, SAMPLE_COURSE, TOKEN_SPACE_COUNT } from './course.ts';
import {
  carMoves,
  FIRST_CAR_ID,
  FIRST_TOKEN_ID,
  fuelMoves,
  kindOf,
  lowestBitOf,
  moveId,
  moveOf,
  tokenMoves,
  writeCardIds,
  writeCarIds,
  writeTokenIds,
} from './fuel.ts';
import { carsToPick } from './car-drive.ts';
import { describeCourse } from './describe-course.ts';
import { chooseUnseen, redactEvent, viewOf } from './knowledge.ts';
import { manifest } from './manifest.ts';
import { chooseCard, layToken, moveCar } from './moves.ts';
import { describeChance, tableOf } from './notation.ts';
import { listPremoves } from './premoves.ts';
import { previewOf } from './preview.ts';
import { computeFinalRanking, MAX_TURNS, createRaceRules } from './race.ts';
import { createInitialState } from './setup.ts';
import { createStateFromView } from './state-from-view.ts';
import type {
  CarMove,
  Event,
  FuelMove,
  Move,
  Options,
  PolePositionTypes,
  Preview,
  RaceRules,
  State,
  TokenMove,
  View,
} from './types.ts';

export type {
  BitSet,
  CarMove,
  CarPreview,
  CarView,
  Event,
  FuelMove,
  Move,
  Options,
  PolePositionTypes,
  Preview,
  RaceRules,
  State,
  Token,
  TokenMove,
  View,
} from './types.ts';
export { FIRST_CAR_ID, FUEL_CARDS, lowestBitOf } from './fuel.ts';
export { carsToPick } from './car-drive.ts';
export { computeLanding, endOf, spinsAfter } from './landing.ts';
export { takeBackUnseen } from './knowledge.ts';
export { totalOvertakingCost, listOvertakingCosts } from './overtaking.ts';
export { computeFinalRanking, pointsOfPlace, createRaceRules, countScoringPlaces } from './race.ts';
export { explainCar, explainToken, countTokensLeft } from './refusals.ts';
export { projectPoints, seatStandingsOf } from './standings.ts';
export { turnOrderOf } from './turn-order.ts';
export { CARS_PER_SEAT, FINISH_SPACE, START_SPACE, TOKENS } from './types.ts';
export {
  CourseCounter,
  COURSE_COUNTER,
  findCourseFault,
  SAMPLE_COURSE,
  TOKEN_SPACE_COUNT,
  TOKEN_COUNTS,
} from './course.ts';

const MAX_SEATS = manifest.seats.max;
const NO_MOVES: readonly Move[] = [];

/** Results of `awaiting` by the set of awaited seats, created once: the hot loop calls it after every entry. */
const AWAITING_SEATS: readonly Awaiting[] = Array.from({ length: 1 << MAX_SEATS }, (_, bits) => ({
  kind: 'moves',
  seats: [0, 1, 2, 3, 4].filter((seat) => (bits & (1 << seat)) !== 0),
}));

// Own names for what the hot loop reads (see car-drive.ts).
const FIRST_CAR = FIRST_CAR_ID;
const RACE_OVER = OVER;

class PolePosition implements NumericGame<PolePositionTypes> {
  readonly seats: number;
  readonly options: Options;
  readonly #rules: RaceRules;
  readonly #initialState: State;

  constructor(seats: number, options: Options) {
    this.seats = seats;
    this.options = options;
    this.#rules = createRaceRules(seats, options);
    this.#initialState = createInitialState(seats, options);
  }

  setup(): State {
    return this.clone(this.#initialState);
  }

  clone(s: State): State {
    return {
      phase: s.phase,
      turn: s.turn,
      course: s.course,
      at: s.at.slice(),
      from: s.from.slice(),
      road: s.road.slice(),
      place: s.place.slice(),
      moved: s.moved,
      spin: s.spin,
      hands: s.hands.slice(),
      chosen: s.chosen.slice(),
      waiting: s.waiting,
      order: s.order.slice(),
      mover: s.mover,
      arrived: s.arrived,
      points: s.points.slice(),
    };
  }

  awaiting(s: State): Awaiting {
    switch (s.phase) {
      case 'choose':
        return AWAITING_SEATS[s.waiting]!;
      case 'move':
        return AWAITING_SEATS[1 << s.order[s.mover]!]!;
      case 'build':
        return AWAITING_SEATS[1 << this.#seatToBuild(s)]!;
      case 'course':
        return { kind: 'chance', ways: this.chanceWays(s), label: 'course' };
      case 'over':
        return { kind: 'over', ranking: computeFinalRanking(s) };
    }
  }

  nextActor(s: State): number {
    switch (s.phase) {
      case 'choose':
        return lowestBitOf(s.waiting);
      case 'move':
        return s.order[s.mover]!;
      case 'build':
        return this.#seatToBuild(s);
      case 'course':
        return CHANCE;
      case 'over':
        return RACE_OVER;
    }
  }

  chanceWays(s: State): number {
    return COURSE_COUNTER.countCompletions(s.course);
  }

  #seatToBuild(s: State): Seat {
    return s.course.length % this.seats;
  }

  legalMoves(s: State, seat: Seat): readonly Move[] {
    if (s.phase === 'choose') return (s.waiting & (1 << seat)) === 0 ? NO_MOVES : fuelMoves(s.hands[seat]!);
    if (s.phase === 'move') {
      return s.order[s.mover] === seat ? carMoves(carsToPick(s, this.#rules.plus, seat)) : NO_MOVES;
    }
    if (s.phase !== 'build' || seat !== this.#seatToBuild(s)) return NO_MOVES;
    return tokenMoves(COURSE_COUNTER.legalKinds(s.course));
  }

  legalMoveIds(s: State, seat: Seat, out: number[]): number {
    if (s.phase === 'choose') return (s.waiting & (1 << seat)) === 0 ? 0 : writeCardIds(s.hands[seat]!, out);
    if (s.phase === 'move') {
      return s.order[s.mover] === seat ? writeCarIds(carsToPick(s, this.#rules.plus, seat), out) : 0;
    }
    if (s.phase !== 'build' || seat !== this.#seatToBuild(s)) return 0;
    return writeTokenIds(COURSE_COUNTER.legalKinds(s.course), out);
  }

  moveId(move: Move): number {
    return moveId(move);
  }

  moveOf(id: number): Move {
    return moveOf(id);
  }

  preview(s: State, seat: Seat, move: Move): Preview {
    return previewOf(s, this.#rules.plus, seat, move);
  }

  play(s: State, seat: Seat, move: Move, events?: Event[]): void {
    if (s.phase === 'choose') chooseCard(s, this.#rules, seat, (move as FuelMove).fuel, events);
    else if (s.phase === 'move') moveCar(s, this.#rules, seat, (move as CarMove).car, events);
    else layToken(s, seat, kindOf((move as TokenMove).token), events);
  }

  playMoveId(s: State, seat: Seat, id: number, events?: Event[]): void {
    if (s.phase === 'choose') chooseCard(s, this.#rules, seat, id, events);
    else if (s.phase === 'move') moveCar(s, this.#rules, seat, id - FIRST_CAR, events);
    else layToken(s, seat, id - FIRST_TOKEN_ID, events);
  }

  resolve(s: State, outcome: number, events?: Event[]): void {
    layToken(s, null, COURSE_COUNTER.kindAt(s.course, outcome), events);
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
    return listPremoves(view, seat, chosen, this.options);
  }

  determinize(s: State, seat: Seat, rng: Rng): void {
    chooseUnseen(s, seat, rng);
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
    return findFault(s, this.#rules);
  }
}

export const polePosition: GameDefinition<PolePositionTypes> = {
  ...manifest,
  rulesVersion: 1,
  options: {
    rules: {
      kind: 'choice',
      values: ['normal', 'plus'],
      default: manifest.defaultOptions.rules,
      title: 'Rules',
      help: 'plus: Pit stop and Turbo work when a car leaves them, and oil holds up the whole team.',
    },
    course: {
      kind: 'choice',
      values: ['shuffled', 'built', 'custom'],
      default: manifest.defaultOptions.course,
      title: 'Course',
      help: 'shuffled: laid by chance; built: laid token by token by the players; custom: given with the option tokens.',
    },
    tokens: {
      kind: 'data',
      default: manifest.defaultOptions.tokens,
      check: findCourseFault,
      samples: [SAMPLE_COURSE],
      describe: describeCourse,
      title: 'Tokens',
      help: 'The tokens of a custom course, from the first space after the start to the last before the line.',
      when: { course: 'custom' },
    },
    podium: {
      kind: 'choice',
      values: ['all', 'six'],
      default: manifest.defaultOptions.podium,
      title: 'Podium',
      help: 'all: every place scores; six: six places score 9-6-4-3-2-1, and the sixth arrival ends the race.',
    },
  },
  // Every token and, in every turn, a card and a car of every player.
  maxEntries: TOKEN_SPACE_COUNT + MAX_TURNS * MAX_SEATS * 2,
  checkOptions(_seats, { course, tokens }) {
    if (course === 'custom' && tokens === null) return 'a custom course needs the option "tokens"';
    if (course !== 'custom' && tokens !== null)
      return 'the option "tokens" goes with the option "course" = "custom" only';
    return null;
  },
  create: (seats, options) => new PolePosition(seats, options),
};
