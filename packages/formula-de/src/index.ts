import type { Awaiting, ChanceReport, Game, GameDefinition, Rng, Seat, Viewer } from '@paddock/kernel';
import { applyEvent } from './apply-event.ts';
import { faultOf } from './audit.ts';
import { BLACK } from './black.ts';
import { MOST_BRAKES } from './choices.ts';
import { circuitFault, circuitFor, circuitHelp } from './circuits.ts';
import { drive, previewDrive } from './drive.ts';
import { finalRanking } from './finish.ts';
import { FACES, gearsFor } from './gears.ts';
import { guessDashboards, redactEvent, seatOf, viewOf } from './knowledge.ts';
import { manifest } from './manifest.ts';
import { rollBlack, rollGear, shift } from './moves.ts';
import { chanceReport, tableOf } from './notation.ts';
import { outlookOf, previewGear } from './outlook.ts';
import { practiceOval } from './practice.ts';
import { premoves } from './premoves.ts';
import { emptyTable } from './setup.ts';
import { type Table, tableFor } from './table.ts';
import type {
  DriveMove,
  DrivePreview,
  Event,
  FormulaDeKind,
  GearMove,
  Move,
  Options,
  Outlook,
  Preview,
  State,
  View,
} from './types.ts';

export * from './circuit/index.ts';
export * from './types.ts';
export { builtInCircuitNames, circuitFor } from './circuits.ts';
export { wholePercents } from './outlook.ts';
export { practiceOval } from './practice.ts';
export { BLACK, DREAM_CELLS, HIT, HURT, QUICK, quickStopCells } from './black.ts';
export {
  FACES,
  GEAR_MOVES,
  type GearRefusal,
  gearsFor,
  gearsSkipped,
  highestGearAfter,
  lowestGearAfter,
  PIT_GEAR,
  whyNotGear,
} from './gears.ts';
/** What a driver needs who works out the road ahead: the tables of a circuit, all paths of a move, what they cost. */
export { boxOf, FURTHEST, isRoad, pitNumber, type Track, trackOf } from './track.ts';
export { FATAL, Paths } from './paths.ts';
export { allDriveMoves, Choices } from './choices.ts';
export { POINTS, pointsFor } from './finish.ts';
export { seatOf } from './knowledge.ts';
export { standings } from './standings.ts';
export { driveToBox, hasStopped } from './pit.ts';
export { countNeighbours } from './collisions.ts';
export { STRAIN } from './engine.ts';
export { countStops, stopsAfter } from './stops.ts';
export { BLOCK_BRAKES, BLOCK_FATAL, FRESH, spins, tyresSuffice, WORN_BY_SKIPPING } from './wear.ts';

const NO_MOVES: readonly Move[] = [];
const MOST_SEATS = manifest.seats.max;

/** Answers to `awaiting`, made once: the hot loop asks after every entry. */
const SEAT: readonly Awaiting[] = Array.from({ length: MOST_SEATS }, (_, seat) => ({ kind: 'moves', seats: [seat] }));
const GEAR: readonly Awaiting[] = FACES.map(({ length }) => ({ kind: 'chance', ways: length, label: 'gear' }));
const BLACK_DIE: Awaiting = { kind: 'chance', ways: BLACK, label: 'black' };

export class FormulaDe implements Game<FormulaDeKind> {
  readonly seats: number;
  readonly options: Options;
  private readonly board: Table;

  constructor(seats: number, options: Options) {
    this.seats = seats;
    this.options = options;
    this.board = tableFor(seats, options, circuitFor(options.circuit));
  }

  setup(): State {
    return emptyTable(this.board.cars, this.options.laps);
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
        return SEAT[this.seatToMove(s)]!;
      case 'roll':
        return GEAR[s.gear[s.order[s.mover]!]!]!;
      case 'over':
        return { kind: 'over', ranking: finalRanking(s, this.options) };
      default:
        return BLACK_DIE;
    }
  }

  private seatToMove(s: State): Seat {
    const car = s.order[s.mover]!;
    return this.options.carsPerPlayer === 1 ? car : car >> 1;
  }

  legalMoves(s: State, seat: Seat): readonly Move[] {
    if ((s.phase !== 'gear' && s.phase !== 'move') || this.seatToMove(s) !== seat) return NO_MOVES;
    return s.phase === 'gear' ? gearsFor(s, s.order[s.mover]!) : this.board.choices.of(s).moves;
  }

  moveId(move: Move): number {
    if ('gear' in move) return move.gear;
    return 10 + this.board.track.numberOf.get(move.to)! * (MOST_BRAKES + 1) + move.brake;
  }

  preview(s: State, _seat: Seat, move: Move): Preview {
    return 'gear' in move ? previewGear(this.board, s, move.gear) : previewDrive(this.board, s, move);
  }

  /** What a choice after the roll will do and cost. */
  consequences(s: State, move: DriveMove): DrivePreview {
    return previewDrive(this.board, s, move);
  }

  /** What the die of a gear can bring the car that is to move. */
  outlook(s: State, gear: number): Outlook {
    return outlookOf(this.board, s, s.order[s.mover]!, gear);
  }

  play(s: State, _seat: Seat, move: Move, events?: Event[]): void {
    if (s.phase === 'gear') shift(s, (move as GearMove).gear, events);
    else drive(this.board, s, move as DriveMove, events);
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
    return premoves(view, seat, chosen);
  }

  determinize(s: State, seat: Seat, rng: Rng): void {
    guessDashboards(this.board, s, seat, rng);
  }

  table(s: State): object {
    return tableOf(this.board, s, () => true);
  }

  chance(s: State, outcome: number): ChanceReport {
    return chanceReport(s, outcome);
  }

  audit(s: State): string | null {
    return faultOf(this.board, s);
  }

  /** The seat that owns a car. */
  seatOf(car: number): Seat {
    return seatOf(this.board, car);
  }
}

/** Its games are `FormulaDe`s: they tell consequences and outlooks besides what the contract asks. */
export const formulaDe: GameDefinition<FormulaDeKind> = {
  ...manifest,
  rulesVersion: 1,
  options: {
    circuit: {
      kind: 'data',
      default: manifest.defaultOptions.circuit,
      check: circuitFault,
      samples: ['zandvoort', practiceOval],
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
  longest: 3_000_000,
  check: (seats, { carsPerPlayer }) =>
    carsPerPlayer === 2 && seats > 5 ? 'two cars each are for 2 to 5 players: there are ten cars' : null,
  preface: ({ circuit }) => ({ circuit: circuitFor(circuit) }),
  create: (seats, options) => new FormulaDe(seats, options),
};
