import { pile } from '@paddock/kernel';
import { DECK, DECK_SIZE, HAND_SIZE, KIND_COUNT } from './cards.ts';
import { addToHand, handSizeOf } from './hands.ts';
import { startFirstRace } from './race.ts';
import { carsPerSeat } from './teams.ts';
import { placeCar, SPACE_COUNT } from './track.ts';
import { CARDS, type Event, OFF_TRACK, type State } from './types.ts';

export function createInitialState(seats: number): State {
  const cars = seats * carsPerSeat(seats);
  const zeros = (length: number): number[] => new Array<number>(length).fill(0);
  return {
    phase: 'grid',
    race: 1,
    turn: 1,
    pos: zeros(cars).fill(OFF_TRACK),
    lane: zeros(cars),
    taken: zeros(SPACE_COUNT),
    out: zeros(cars),
    order: [],
    mover: 0,
    toMove: 0,
    carsEach: carsPerSeat(seats),
    hands: zeros(seats * KIND_COUNT),
    held: zeros(seats),
    pile: [...DECK],
    pileSize: DECK_SIZE,
    discard: zeros(KIND_COUNT),
    top: -1,
    extraTurbos: zeros(seats),
    points: zeros(seats),
    played: -1,
  };
}

/** How many cars stand on the grid. */
function countPlaced(s: State): number {
  let placed = 0;
  for (let car = 0; car < s.pos.length; car++) if (s.pos[car] !== OFF_TRACK) placed++;
  return placed;
}

/**
 * How many cars may be placed next. Row r holds car r of every team; rows fill one after the other, from the innermost lane (FF-6, FF-7).
 */
export function countGridChoices(s: State, seats: number): number {
  return seats - (countPlaced(s) % seats);
}

/** The car that an outcome places next: one of the row that is being filled, in the order of their numbers. */
export function gridChoice(s: State, seats: number, outcome: number): number {
  let left = outcome;
  for (let car = Math.floor(countPlaced(s) / seats); car < s.pos.length; car += s.carsEach) {
    if (s.pos[car] === OFF_TRACK && left-- === 0) return car;
  }
  throw new Error(`no car ${outcome} to place`);
}

export function placeOnGrid(s: State, seats: number, outcome: number, events?: Event[]): void {
  const placed = countPlaced(s);
  const car = gridChoice(s, seats, outcome);
  const lane = (placed % seats) + 1;
  const pos = 0 - Math.floor(placed / seats); // not a minus zero, which would turn the whole list into floating-point numbers
  placeCar(s, car, pos, lane);
  events?.push({ type: 'placed', car, pos, lane });
  if (placed + 1 === s.pos.length) s.phase = 'deal';
}

/** Hands are dealt seat by seat, five cards each, from the full pile (FF-7, FF-9). */
export function seatToDeal(s: State): number {
  return Math.floor((DECK_SIZE - s.pileSize) / HAND_SIZE);
}

export function dealCard(s: State, outcome: number, events?: Event[]): void {
  const seat = seatToDeal(s);
  const kind = pile.kindAt(s.pile, outcome);
  takeFromPile(s, seat, kind);
  events?.push({ type: 'dealt', seat, card: CARDS[kind]!, handSize: handSizeOf(s, seat), pileSize: s.pileSize });
  if (seatToDeal(s) === s.points.length) startFirstRace(s, events);
}

export function takeFromPile(s: State, seat: number, kind: number): void {
  s.pile[kind]!--;
  s.pileSize--;
  addToHand(s, seat, kind);
}
