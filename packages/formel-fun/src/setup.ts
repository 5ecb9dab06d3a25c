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

/** Row r holds car r of every team; rows fill one after the other, from the innermost lane (FF-6, FF-7). */
function nextGridRow(s: State, seats: number): { row: number; waiting: number[] } {
  const each = s.carsEach;
  for (let row = 0; row < each; row++) {
    const waiting: number[] = [];
    for (let seat = 0; seat < seats; seat++) {
      const car = seat * each + row;
      if (s.pos[car] === OFF_TRACK) waiting.push(car);
    }
    if (waiting.length > 0) return { row, waiting };
  }
  return { row: each, waiting: [] };
}

/** The cars that may be placed next, in the order of their numbers. */
export function listGridChoices(s: State, seats: number): number[] {
  return nextGridRow(s, seats).waiting;
}

export function placeOnGrid(s: State, seats: number, outcome: number, events?: Event[]): void {
  const { row, waiting } = nextGridRow(s, seats);
  const car = waiting[outcome]!;
  const lane = seats - waiting.length + 1;
  const pos = 0 - row; // not -row: a minus zero would turn the whole list into floating-point numbers
  placeCar(s, car, pos, lane);
  events?.push({ type: 'placed', car, pos, lane });
  if (listGridChoices(s, seats).length === 0) s.phase = 'deal';
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
