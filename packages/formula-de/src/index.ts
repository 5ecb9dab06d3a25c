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
import { BLACK_DIE_FACES } from './black.ts';
import { driveNumber } from './choices.ts';
import { findCircuitOptionFault, listBuiltInCircuits, resolveCircuit, circuitHelp } from './circuits.ts';
import { describeCircuit } from './describe-circuit.ts';
import { omitDrawing } from './circuit/format.ts';
import { driveCar, previewDrive } from './drive.ts';
import { computeFinalRanking } from './finish.ts';
import { DIE_FACES, GEAR_MOVES, gearsFor } from './gears.ts';
import { sampleDashboards, redactEvent, seatOf, viewOf } from './knowledge.ts';
import { manifest } from './manifest.ts';
import { rollBlack, rollGear, shiftGear } from './moves.ts';
import { describeChance, tableOf } from './notation.ts';
import { computeOutlook, previewGear } from './outlook.ts';
import { practiceOval } from './practice.ts';
import { listPremoves } from './premoves.ts';
import { createInitialState } from './setup.ts';
import { createStateFromView } from './state-from-view.ts';
import { type Board, createBoard } from './board.ts';
import { WearMemory } from './wear-memory.ts';
import type {
  DriveMove,
  DrivePreview,
  Event,
  FormulaDeTypes,
  Move,
  Options,
  Outlook,
  Preview,
  State,
  View,
} from './types.ts';

export * from './circuit/index.ts';
export * from './types.ts';
export { builtInCircuitNames, loadCircuitOption, resolveCircuit } from './circuits.ts';
export { outcomeOfDrive, toWholePercents } from './outlook.ts';
export { practiceOval } from './practice.ts';
export {
  blackOutcomeOf,
  BLACK_DIE_FACES,
  DREAM_START_CELLS,
  MAX_COLLISION_ROLL,
  MAX_ENGINE_DAMAGE_ROLL,
  MAX_QUICK_STOP_ROLL,
  quickStopCells,
} from './black.ts';
export {
  DIE_FACES,
  GEAR_MOVES,
  type GearRefusal,
  gearsFor,
  gearsSkipped,
  highestGearAfter,
  lowestGearAfter,
  PIT_GEAR,
  explainGear,
} from './gears.ts';
/** For bots: the tables of a circuit, all paths of a move and their costs. */
export { boxOf, MAX_MOVE_CELLS, isRoadCell, pitNumber, type Track, trackOf } from './track.ts';
export { endCell, endLap, endTyres, type FreeEndTable, freeEndsOf } from './free-ends.ts';
export { FATAL_TYRES, PathSearch } from './paths.ts';
export { listDriveMoves, DriveChoices } from './choices.ts';
export { progressOf } from './order.ts';
export { PLACE_POINTS, pointsFor } from './finish.ts';
export { seatOf } from './knowledge.ts';
export { seatStandingsOf, standingsOf } from './standings.ts';
export { driveToBox, hasStopped } from './pit.ts';
export { countNeighbours } from './collisions.ts';
export { STRAIN_ROLLS } from './engine.ts';
export { countStops, stopsAfter } from './stops.ts';
export {
  MAX_BLOCKED_BRAKES,
  FATAL_BLOCKED_CELLS,
  FRESH_WEAR,
  causesSpin,
  hasEnoughTyres,
  DOWNSHIFT_COSTS,
} from './wear.ts';

const NO_MOVES: readonly Move[] = [];
const MAX_SEATS = manifest.seats.max;

/** Move ids: the gear itself, or from this one on the number of the drive move. */
const FIRST_DRIVE_ID = 10;

/** Results of `awaiting`, created once: the hot loop calls it after every entry. */
const AWAITING_SEAT: readonly Awaiting[] = Array.from({ length: MAX_SEATS }, (_, seat) => ({
  kind: 'moves',
  seats: [seat],
}));
const AWAITING_GEAR_DIE: readonly Awaiting[] = DIE_FACES.map(({ length }) => ({
  kind: 'chance',
  ways: length,
  label: 'gear',
}));
const AWAITING_BLACK_DIE: Awaiting = { kind: 'chance', ways: BLACK_DIE_FACES, label: 'black' };

export class FormulaDe implements NumericGame<FormulaDeTypes> {
  readonly seats: number;
  readonly options: Options;
  private readonly board: Board;

  constructor(seats: number, options: Options) {
    this.seats = seats;
    this.options = options;
    this.board = createBoard(seats, options, resolveCircuit(options.circuit));
  }

  setup(): State {
    return createInitialState(this.board.cars, this.options.laps);
  }

  clone(s: State): State {
    return {
      phase: s.phase,
      entry: s.entry,
      round: s.round,
      order: s.order.slice(),
      mover: s.mover,
      roll: s.roll,
      exact: s.exact,
      strained: s.strained,
      pending: s.pending.slice(),
      cell: s.cell.slice(),
      lap: s.lap.slice(),
      gear: s.gear.slice(),
      since: s.since.slice(),
      stops: s.stops.slice(),
      condition: s.condition.slice(),
      status: s.status.slice(),
      place: s.place.slice(),
      wear: s.wear.slice(),
      grid: s.grid.slice(),
      gridRolls: s.gridRolls.slice(),
      gone: s.gone.slice(),
    };
  }

  awaiting(s: State): Awaiting {
    switch (s.phase) {
      case 'gear':
      case 'move':
        return AWAITING_SEAT[this.seatToMove(s)]!;
      case 'roll':
        return AWAITING_GEAR_DIE[s.gear[s.order[s.mover]!]!]!;
      case 'over':
        return { kind: 'over', ranking: computeFinalRanking(s, this.options) };
      default:
        return AWAITING_BLACK_DIE;
    }
  }

  nextActor(s: State): number {
    if (s.phase === 'gear' || s.phase === 'move') return this.seatToMove(s);
    return s.phase === 'over' ? OVER : CHANCE;
  }

  chanceWays(s: State): number {
    return s.phase === 'roll' ? DIE_FACES[s.gear[s.order[s.mover]!]!]!.length : BLACK_DIE_FACES;
  }

  private seatToMove(s: State): Seat {
    const car = s.order[s.mover]!;
    return this.options.carsPerPlayer === 1 ? car : car >> 1;
  }

  legalMoves(s: State, seat: Seat): readonly Move[] {
    if ((s.phase !== 'gear' && s.phase !== 'move') || this.seatToMove(s) !== seat) return NO_MOVES;
    return s.phase === 'gear' ? gearsFor(s, s.order[s.mover]!) : this.board.choices.update(s).moves;
  }

  legalMoveIds(s: State, seat: Seat, out: number[]): number {
    if ((s.phase !== 'gear' && s.phase !== 'move') || this.seatToMove(s) !== seat) return 0;
    if (s.phase === 'gear') {
      const gears = gearsFor(s, s.order[s.mover]!);
      for (let i = 0; i < gears.length; i++) out[i] = gears[i]!.gear;
      return gears.length;
    }
    const choices = this.board.choices.update(s);
    for (let i = 0; i < choices.count; i++) out[i] = FIRST_DRIVE_ID + choices.numberAt(i);
    return choices.count;
  }

  moveId(move: Move): number {
    return 'gear' in move ? move.gear : FIRST_DRIVE_ID + this.numberOf(move);
  }

  moveOf(id: number): Move {
    return id < FIRST_DRIVE_ID ? GEAR_MOVES[id - 1]! : this.board.driveMoves[id - FIRST_DRIVE_ID]!;
  }

  private numberOf({ to, brake }: DriveMove): number {
    return driveNumber(this.board.track.numberOf.get(to)!, brake);
  }

  preview(s: State, _seat: Seat, move: Move): Preview {
    return 'gear' in move ? previewGear(this.board, s, move.gear) : this.previewDrive(s, move);
  }

  /** What a choice after the roll will do and cost. */
  previewDrive(s: State, move: DriveMove): DrivePreview {
    return previewDrive(this.board, s, this.numberOf(move));
  }

  /** What the die of a gear can bring the car that is to move. */
  outlook(s: State, gear: number): Outlook {
    return computeOutlook(this.board, s, s.order[s.mover]!, gear);
  }

  play(s: State, seat: Seat, move: Move, events?: Event[]): void {
    this.playMoveId(s, seat, this.moveId(move), events);
  }

  playMoveId(s: State, _seat: Seat, id: number, events?: Event[]): void {
    if (s.phase === 'gear') shiftGear(s, id, events);
    else driveCar(this.board, s, id - FIRST_DRIVE_ID, events);
    s.entry++;
  }

  resolve(s: State, outcome: number, events?: Event[]): void {
    if (s.phase === 'roll') rollGear(this.board, s, outcome, events);
    else rollBlack(this.board, s, outcome + 1, events);
    s.entry++;
  }

  view(s: State, viewer: Viewer): View {
    return viewOf(this.board, s, viewer);
  }

  redact(event: Event, viewer: Viewer): Event {
    return redactEvent(this.board, event, viewer);
  }

  applyEvent(view: View, event: Event): View {
    return applyEvent(view, event);
  }

  premoves(view: View, seat: Seat, chosen: readonly Move[]): readonly Move[] {
    return listPremoves(view, seat, chosen);
  }

  determinize(s: State, seat: Seat, rng: Rng): void {
    sampleDashboards(this.board, s, seat, rng);
  }

  createMemory(seat: Seat): WearMemory {
    return new WearMemory(this.board, seat);
  }

  stateFromView(view: View): State {
    return createStateFromView(this.board, view);
  }

  table(s: State): object {
    return tableOf(this.board, s, () => true);
  }

  chance(s: State, outcome: number): ChanceReport {
    return describeChance(s, outcome);
  }

  audit(s: State): string | null {
    return findFault(this.board, s);
  }

  /** The seat that owns a car. */
  seatOf(car: number): Seat {
    return seatOf(this.board, car);
  }
}

/** Its games are `FormulaDe`s, which have methods besides the contract. */
export const formulaDe: GameDefinition<FormulaDeTypes> = {
  ...manifest,
  rulesVersion: 1,
  options: {
    circuit: {
      kind: 'data',
      default: manifest.defaultOptions.circuit,
      check: findCircuitOptionFault,
      samples: ['zandvoort', practiceOval],
      describe: describeCircuit,
      listBuiltIn: listBuiltInCircuits,
      title: 'Circuit',
      // Without the mark, programs that only draw circuits would contain the built-in ones.
      help: /* @__PURE__ */ circuitHelp(),
    },
    laps: {
      kind: 'number',
      min: 1,
      max: 2,
      default: manifest.defaultOptions.laps,
      title: 'Laps',
      help: 'Two laps bring more wear points and pit stops.',
    },
    carsPerPlayer: {
      kind: 'number',
      min: 1,
      max: 2,
      default: manifest.defaultOptions.carsPerPlayer,
      title: 'Cars for each player',
      help: 'Two cars each for two to five players: the better place counts first.',
    },
    dashboards: {
      kind: 'choice',
      values: ['hidden', 'open'],
      default: manifest.defaultOptions.dashboards,
      title: 'Dashboards',
      help: 'hidden: everybody keeps the wear of their cars to themselves; open: all can look.',
    },
    teamPoints: {
      kind: 'flag',
      default: manifest.defaultOptions.teamPoints,
      title: 'Team points',
      help: 'Rank by 10-8-6-5-4-3-2-1 points for the cars that finish on places 1 to 8.',
    },
  },
  // A turn drives at least one cell, or pays wear for standing still, or waits in the pit lane for one that does, so it
  // takes at most about 6,000 turns a car on the largest circuit allowed, with some 45 dice and moves in each.
  maxEntries: 3_000_000,
  checkOptions: (seats, { carsPerPlayer }) =>
    carsPerPlayer === 2 && seats > 5 ? 'two cars each are for 2 to 5 players: there are ten cars' : null,
  traceHeader: ({ circuit }) => ({ circuit: omitDrawing(resolveCircuit(circuit)) }),
  create: (seats, options) => new FormulaDe(seats, options),
};
