import {
  type Car,
  type Circuit,
  type DriveMove,
  CONDITION_DRIVES_OFF,
  type Event,
  type FormulaDe,
  formulaDe,
  type GearMove,
  STATUS_IN_PIT,
  CONDITION_NOT_STARTED,
  OFF_BOARD,
  type Options,
  STATUS_OUT,
  WEAR_PARTS,
  STATUS_RACING,
  CONDITION_ROLLING,
  CONDITION_SPUN,
  type State,
  type View,
  CONDITION_WAITING,
  type Wear,
} from '@paddock/formula-de';
import { trackOf } from '../src/track.ts';
import { resolveCircuit } from '../src/circuits.ts';

/** A car in the words of the table. What is not said is as for a fresh car in its first lap, in third gear. */
export interface CarSketch extends Partial<Wear> {
  readonly cell: string;
  readonly lap?: number;
  readonly gear?: number;
  readonly stops?: number;
  readonly since?: number;
  readonly condition?: 'grid' | 'stalled' | 'spun' | 'waits';
}

export interface PositionSketch extends Partial<Omit<Options, 'circuit'>> {
  readonly circuit?: string | Circuit;
  readonly seats?: number;
  /** Cars not named are out. */
  readonly cars: Readonly<Record<Car, CarSketch>>;
  /** The cars to move; those named, in order, by default. */
  readonly order?: readonly Car[];
  /** The cells the first of them has to drive: it has rolled already. Without it, its gear is awaited. */
  readonly rollDie?: number;
  readonly exact?: boolean;
}

export interface Position {
  readonly game: FormulaDe;
  readonly state: State;
}

const CONDITIONS = {
  grid: CONDITION_NOT_STARTED,
  stalled: CONDITION_DRIVES_OFF,
  spun: CONDITION_SPUN,
  waits: CONDITION_WAITING,
};

export function createPosition(sketch: PositionSketch): Position {
  const { circuit = 'monaco', laps = 1, carsPerPlayer = 1, dashboards = 'open', teamPoints = false } = sketch;
  const seats = sketch.seats ?? Math.max(2, ...Object.keys(sketch.cars).map((car) => Number(car) + 1));
  const options = { circuit, laps, carsPerPlayer, dashboards, teamPoints };
  const game = formulaDe.create(seats, options) as FormulaDe;
  const state = game.setup();
  const { numberOf, road } = trackOf(resolveCircuit(circuit));
  state.pending = [];
  state.gridRolls = state.gridRolls.map(() => 0);
  state.entry = 100;
  for (let car = 0; car < state.cell.length; car++) {
    const told = sketch.cars[car];
    if (told === undefined) {
      state.status[car] = STATUS_OUT;
      state.cell[car] = OFF_BOARD;
      state.gone.push(car);
      state.condition[car] = CONDITION_ROLLING;
      continue;
    }
    const cell = numberOf.get(told.cell);
    if (cell === undefined) throw new Error(`no cell ${told.cell}`);
    state.cell[car] = cell;
    state.status[car] = cell < road ? STATUS_RACING : STATUS_IN_PIT;
    state.lap[car] = told.lap ?? 1;
    state.gear[car] = told.gear ?? 3;
    state.stops[car] = told.stops ?? 0;
    state.since[car] = told.since ?? 50;
    state.condition[car] = told.condition === undefined ? CONDITION_ROLLING : CONDITIONS[told.condition];
    for (const [i, part] of WEAR_PARTS.entries()) state.wear[car * 5 + i] = told[part] ?? state.wear[car * 5 + i]!;
  }
  state.order = [...(sketch.order ?? Object.keys(sketch.cars).map(Number))];
  state.phase = sketch.rollDie === undefined ? 'gear' : 'move';
  state.roll = sketch.rollDie ?? 0;
  state.exact = sketch.exact ? 1 : 0;
  return { game, state };
}

/** The public table. */
export function viewOf({ game, state }: Position): View {
  return game.table(state) as View;
}

export function carViewOf(p: Position, car: Car): View['cars'][number] {
  return viewOf(p).cars[car]!;
}

function carToMove({ state }: Position): Car {
  return state.order[state.mover]!;
}

/** The legal drive moves as text, `cell/brakes`. */
export function listDriveMoves(p: Position): string[] {
  const seat = p.game.seatOf(carToMove(p));
  return p.game
    .legalMoves(p.state, seat)
    .map((move) => ('to' in move ? `${move.to}/${move.brake}` : `gear ${move.gear}`));
}

export function listGears(p: Position): number[] {
  const seat = p.game.seatOf(carToMove(p));
  return p.game.legalMoves(p.state, seat).map((move) => (move as GearMove).gear);
}

export function playMove(p: Position, move: GearMove | DriveMove): Event[] {
  const events: Event[] = [];
  const seat = p.game.seatOf(carToMove(p));
  const legal = p.game.legalMoves(p.state, seat);
  const meant = legal.find((candidate) => JSON.stringify(candidate) === JSON.stringify(move));
  if (meant === undefined) throw new Error(`${JSON.stringify(move)} is not among ${JSON.stringify(legal)}`);
  p.game.play(p.state, seat, meant, events);
  return events;
}

export function driveTo(p: Position, to: string, brake = 0): Event[] {
  return playMove(p, { to, brake });
}

/** Lets the awaited die show the number. */
export function roll(p: Position, shown: number): Event[] {
  const { game, state } = p;
  const awaiting = game.awaiting(state);
  if (awaiting.kind !== 'chance') throw new Error(`no die is awaited but ${JSON.stringify(awaiting)}`);
  for (let outcome = 0; outcome < awaiting.ways; outcome++) {
    if (game.chance(state, outcome).result !== shown) continue;
    const events: Event[] = [];
    game.resolve(state, outcome, events);
    return events;
  }
  throw new Error(`the die has no ${shown}`);
}

/** Chooses the gear and rolls its die. */
export function shiftAndRoll(p: Position, gear: number, shown: number): Event[] {
  return [...playMove(p, { gear }), ...roll(p, shown)];
}
