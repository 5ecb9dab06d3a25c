import { FUEL_CARDS } from './fuel.ts';
import { type BitSet, type Car, CARS_PER_SEAT, FINISH_SPACE, START_SPACE, type State } from './types.ts';

// Own names for what the hot loop reads (see car-drive.ts).
const FINISH = FINISH_SPACE;
const START = START_SPACE;

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

/** The same under a name that is not exported, which is quicker to read (see car-drive.ts). */
const index = roadIndex;
let indexedState: State | null = null;

/** Makes the index that of a state. */
export function indexRoad(s: State): void {
  if (indexedState !== s) readRoad(s);
}

/** Searches read a state for every few moves that they play on it, so this is one plain loop. */
function readRoad(s: State): void {
  const { at, place } = s;
  let rear = 0;
  let front = 0;
  let sharing = 0;
  let finished = 0;
  for (let car = 0; car < at.length; car++) {
    const rearBit = REAR_BITS[at[car]!]!;
    const frontBit = FRONT_BITS[at[car]!]!;
    if (((rear & rearBit) | (front & frontBit)) !== 0) sharing++;
    rear |= rearBit;
    front |= frontBit;
    if (place[car] !== 0) finished |= 1 << car;
  }
  index.rear = rear;
  index.front = front;
  index.sharing = sharing;
  index.finished = finished;
  index.together = s.turn === 1 || (s.moved === 0 ? sharing > 0 : stoodTogether(s.from));
  index.hasDrives = false;
  indexedState = s;
}

function stoodTogether(from: readonly number[]): boolean {
  let rear = 0;
  let front = 0;
  for (let car = 0; car < from.length; car++) {
    const rearBit = REAR_BITS[from[car]!]!;
    const frontBit = FRONT_BITS[from[car]!]!;
    if (((rear & rearBit) | (front & frontBit)) !== 0) return true;
    rear |= rearBit;
    front |= frontBit;
  }
  return false;
}

/** Any card takes a car that stands before this space to a space in `rear`. */
const FIRST_FRONT_SPACE = 20;
/** How many spaces ahead can matter to a card. */
export const REACH = FUEL_CARDS.length;

const ALL_SPACES = Array.from({ length: FINISH + 1 }, (_, space) => space);
/** By space: its bit in `rear` and `front`. Cars on the start and beyond the line are in nobody's way. */
const REAR_BITS = ALL_SPACES.map((space) => (isOnTrack(space) && space < FIRST_FRONT_SPACE + REACH ? 1 << space : 0));
const FRONT_BITS = ALL_SPACES.map((space) =>
  isOnTrack(space) && space >= FIRST_FRONT_SPACE ? 1 << (space - FIRST_FRONT_SPACE) : 0,
);

/** By space: how far `rear` and `front` must be shifted so that the spaces ahead come first. A shift by 31 leaves nothing. */
const REAR_SHIFTS = ALL_SPACES.map((space) => (space < FIRST_FRONT_SPACE ? space + 1 : 31));
const FRONT_SHIFTS = ALL_SPACES.map((space) => (space < FIRST_FRONT_SPACE ? 31 : space + 1 - FIRST_FRONT_SPACE));

function isOnTrack(space: number): boolean {
  return space !== START && space !== FINISH;
}

function addSpace(space: number): void {
  index.rear |= REAR_BITS[space]!;
  index.front |= FRONT_BITS[space]!;
}

/** Which of the next spaces have cars: bit 0 is the space ahead. */
export function spacesAhead(space: number): BitSet {
  return ((index.rear >> REAR_SHIFTS[space]!) | (index.front >> FRONT_SHIFTS[space]!)) & ((1 << REACH) - 1);
}

/** Moves a car of the indexed state to another space. */
export function shiftCar(s: State, car: Car, to: number): void {
  const { road } = s;
  const from = s.at[car]!;
  s.at[car] = to;
  if (--road[from]! === 0) {
    index.rear &= ~REAR_BITS[from]!;
    index.front &= ~FRONT_BITS[from]!;
  } else if (from !== START) {
    index.sharing--;
  }
  if (++road[to]! > 1 && isOnTrack(to)) index.sharing++;
  addSpace(to);
  if (to === FINISH) index.finished |= 1 << car;
  index.hasDrives = false;
}

/** The cards are revealed: whoever stands together now may be companions in this turn. */
export function noteReveal(s: State): void {
  indexRoad(s);
  index.together = s.turn === 1 || index.sharing > 0;
  index.hasDrives = false;
}
