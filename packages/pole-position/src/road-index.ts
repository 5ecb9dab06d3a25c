import { FUEL_CARDS } from './fuel.ts';
import { type BitSet, type Car, CARS_PER_SEAT, FINISH_SPACE, START_SPACE, type State } from './types.ts';

/**
 * What follows from where the cars of a state stand, for the state that is being played: it is kept up to date with every move, because
 * counting afresh for every car that thinks about moving would take most of the time. For any other state it is counted when that state is
 * first asked about. So a state that is set up by hand must be complete before the rules are asked about it.
 */
export const roadIndex = {
  /** The spaces of the track with cars: those that cars before `FIRST_FRONT_SPACE` can reach, and those from it on. */
  rear: 0 as BitSet,
  front: 0 as BitSet,
  /** How many cars on the track stand on a space with other cars, the first one of each space not counted. */
  sharing: 0,
  /** Whether any cars stood on one space when the cards were revealed. Otherwise nobody has companions in this turn (PP-11). */
  together: false,
  /** Cars that have crossed the line. */
  finished: 0 as BitSet,
  /** Of the player to move, if known: the own cars that may be picked, and their drives (see car-drive.ts). */
  hasDrives: false,
  pickable: 0 as BitSet,
  drives: Array.from({ length: CARS_PER_SEAT }, () => 0),
};

let indexedState: State | null = null;

/** Makes the index that of a state. */
export function indexRoad(s: State): void {
  if (indexedState !== s) readRoad(s);
}

function readRoad(s: State): void {
  indexedState = s;
  roadIndex.rear = 0;
  roadIndex.front = 0;
  roadIndex.sharing = 0;
  roadIndex.finished = 0;
  roadIndex.hasDrives = false;
  for (let car = 0; car < s.at.length; car++) {
    const at = s.at[car]!;
    if (!isOnTrack(at)) continue;
    if (hasCar(at)) roadIndex.sharing++;
    addSpace(at);
  }
  for (let car = 0; car < s.place.length; car++) if (s.place[car] !== 0) roadIndex.finished |= 1 << car;
  roadIndex.together = s.turn === 1 || stoodTogether(s.from);
}

function stoodTogether(from: readonly number[]): boolean {
  return from.some((space, car) => isOnTrack(space) && from.indexOf(space) < car);
}

/** Any card takes a car that stands before this space to a space in `rear`. */
const FIRST_FRONT_SPACE = 20;
/** How many spaces ahead can matter to a card. */
export const REACH = FUEL_CARDS.length;

const ALL_SPACES = Array.from({ length: FINISH_SPACE + 1 }, (_, space) => space);
/** By space: its bit in `rear` and `front`. Cars on the start and beyond the line are in nobody's way. */
const REAR_BITS = ALL_SPACES.map((space) => (isOnTrack(space) && space < FIRST_FRONT_SPACE + REACH ? 1 << space : 0));
const FRONT_BITS = ALL_SPACES.map((space) =>
  isOnTrack(space) && space >= FIRST_FRONT_SPACE ? 1 << (space - FIRST_FRONT_SPACE) : 0,
);

/** By space: how far `rear` and `front` must be shifted so that the spaces ahead come first. A shift by 31 leaves nothing. */
const REAR_SHIFTS = ALL_SPACES.map((space) => (space < FIRST_FRONT_SPACE ? space + 1 : 31));
const FRONT_SHIFTS = ALL_SPACES.map((space) => (space < FIRST_FRONT_SPACE ? 31 : space + 1 - FIRST_FRONT_SPACE));

function isOnTrack(space: number): boolean {
  return space !== START_SPACE && space !== FINISH_SPACE;
}

function hasCar(space: number): boolean {
  return ((roadIndex.rear & REAR_BITS[space]!) | (roadIndex.front & FRONT_BITS[space]!)) !== 0;
}

function addSpace(space: number): void {
  roadIndex.rear |= REAR_BITS[space]!;
  roadIndex.front |= FRONT_BITS[space]!;
}

/** Which of the next spaces have cars: bit 0 is the space ahead. */
export function spacesAhead(space: number): BitSet {
  return ((roadIndex.rear >> REAR_SHIFTS[space]!) | (roadIndex.front >> FRONT_SHIFTS[space]!)) & ((1 << REACH) - 1);
}

/** Moves a car of the indexed state to another space. */
export function shiftCar(s: State, car: Car, to: number): void {
  const { road } = s;
  const from = s.at[car]!;
  s.at[car] = to;
  if (--road[from]! === 0) {
    roadIndex.rear &= ~REAR_BITS[from]!;
    roadIndex.front &= ~FRONT_BITS[from]!;
  } else if (from !== START_SPACE) {
    roadIndex.sharing--;
  }
  if (++road[to]! > 1 && isOnTrack(to)) roadIndex.sharing++;
  addSpace(to);
  if (to === FINISH_SPACE) roadIndex.finished |= 1 << car;
  roadIndex.hasDrives = false;
}

/** The cards are revealed: whoever stands together now may be companions in this turn. */
export function noteReveal(s: State): void {
  indexRoad(s);
  roadIndex.together = s.turn === 1 || roadIndex.sharing > 0;
  roadIndex.hasDrives = false;
}
