import { rankSeats, type Seat } from '@paddock/kernel';
import { cardsOf, FULL_HAND, lowestBitOf } from './fuel.ts';
import { indexRoad, roadIndex } from './road-index.ts';
import {
  type BitSet,
  type Car,
  CARS_PER_SEAT,
  type Event,
  FINISH_SPACE,
  type Options,
  type RaceRules,
  type State,
} from './types.ts';

// Own names for what the hot loop reads (see car-drive.ts).
const TEAM_SIZE = CARS_PER_SEAT;
const FINISH = FINISH_SPACE;
const ALL_CARDS = FULL_HAND;
const index = roadIndex;

/** After this turn the race is stopped: without a bound, cars held up for ever would make a game endless (PP-28). */
export const MAX_TURNS = 90;
const SIX_PLACE_POINTS = [9, 6, 4, 3, 2, 1];

export function createRaceRules(seats: number, options: Options): RaceRules {
  const cars = seats * TEAM_SIZE;
  return {
    plus: options.rules === 'plus',
    podium: Math.min(countScoringPlaces(seats, options.podium), cars - 1),
    prizes: Array.from({ length: cars + 1 }, (_, place) => pointsOfPlace(place, seats, options.podium)),
  };
}

/** How many places score (PP-28, PP-29). */
export function countScoringPlaces(seats: number, podium: Options['podium']): number {
  return podium === 'six' ? SIX_PLACE_POINTS.length : seats * TEAM_SIZE;
}

/** Points of a place, the first being 1 (PP-28, PP-29). */
export function pointsOfPlace(place: number, seats: number, podium: Options['podium']): number {
  if (place === 0) return 0;
  return podium === 'six' ? (SIX_PLACE_POINTS[place - 1] ?? 0) : seats * TEAM_SIZE + 1 - place;
}

/** Players with a car in the race choose a card; the others play no more (PP-15). */
export function startTurn(s: State, events?: Event[]): void {
  s.phase = 'choose';
  s.waiting = seatsRacing(s);
  if (events === undefined) return;
  const seats = s.points.map((_, seat) => seat).filter((seat) => (s.waiting & (1 << seat)) !== 0);
  events.push({ type: 'turn', turn: s.turn, seats });
}

function seatsRacing(s: State): BitSet {
  const { place } = s;
  let seats = 0;
  for (let seat = 0, car = 0; seat < s.points.length; seat++, car += TEAM_SIZE) {
    if (place[car] === 0 || place[car + 1] === 0 || place[car + 2] === 0) seats |= 1 << seat;
  }
  return seats;
}

/**
 * The order of the moves: highest card first, then the player who is further ahead, then seats (PP-7). Returns the players with a card who
 * have nothing to move.
 */
export function sortMoveOrder(s: State, plus: boolean): BitSet {
  const { order, chosen } = s;
  emptyOrder(s);
  s.waiting = 0;
  let stuck = 0;
  for (let seat = 0; seat < chosen.length; seat++) {
    if (chosen[seat] === 0) continue;
    if (!canMove(s, plus, seat)) {
      stuck |= 1 << seat;
      continue;
    }
    let i = order.length;
    while (i > 0 && movesBefore(s, seat, order[i - 1]!)) {
      order[i] = order[i - 1]!;
      i--;
    }
    order[i] = seat;
    s.waiting |= 1 << seat;
  }
  s.phase = 'move';
  s.mover = 0;
  return stuck;
}

/** Seat by seat: setting the length to 0 would throw the list's memory away, which is needed again in the next turn. */
function emptyOrder({ order }: State): void {
  while (order.length > 0) order.pop();
}

/** Whether a player with cars in the race can move one. A spinning car stays where it is; in the plus game it holds up the whole team (PP-17, PP-25). */
export function canMove(s: State, plus: boolean, seat: Seat): boolean {
  const own = carsOfSeat(seat);
  if ((s.spin & own) === 0) return true;
  if (plus) return false;
  indexRoad(s);
  return (own & ~(s.spin | index.finished)) !== 0;
}

/** The bits of a player's cars. */
export function carsOfSeat(seat: Seat): BitSet {
  return ((1 << TEAM_SIZE) - 1) << (seat * TEAM_SIZE);
}

function movesBefore(s: State, a: Seat, b: Seat): boolean {
  const lead = s.chosen[a]! - s.chosen[b]!;
  return lead > 0 || (lead === 0 && bestProgressOf(s, a) > bestProgressOf(s, b));
}

/** How far ahead a player's best-placed car is: a finished car, the earlier the better, beats every car on the track. */
function bestProgressOf(s: State, seat: Seat): number {
  let best = 0;
  for (let car = seat * TEAM_SIZE; car < (seat + 1) * TEAM_SIZE; car++) {
    const standing = s.place[car] === 0 ? s.at[car]! : 2 * FINISH - s.place[car]!;
    if (standing > best) best = standing;
  }
  return best;
}

/** Over the line: the car takes the next place on the podium (PP-28). */
export function finishCar(s: State, rules: RaceRules, car: Car, events?: Event[]): void {
  s.arrived++;
  assignPlace(s, rules, car, s.arrived);
  if (events !== undefined) emitPlace(s, rules, car, 'finished', events);
}

function assignPlace(s: State, rules: RaceRules, car: Car, place: number): void {
  s.place[car] = place;
  s.points[(car / TEAM_SIZE) | 0]! += rules.prizes[place]!;
}

function emitPlace(s: State, rules: RaceRules, car: Car, type: 'finished' | 'placed', events: Event[]): void {
  const seat = (car / TEAM_SIZE) | 0;
  const place = s.place[car]!;
  const points = rules.prizes[place]!;
  events.push({ type, seat, car: car % TEAM_SIZE, place, points, total: s.points[seat]! });
}

/** The podium is full, or all cars still racing belong to one player (PP-28). */
export function isRaceOver(s: State, rules: RaceRules): boolean {
  if (s.arrived >= rules.podium) return true;
  if (s.arrived < s.place.length - TEAM_SIZE) return false;
  const racing = seatsRacing(s);
  return (racing & (racing - 1)) === 0;
}

/** The cars left take the remaining places as they stand (PP-28). */
export function endRace(s: State, rules: RaceRules, events?: Event[]): void {
  const left: Car[] = [];
  for (let car = 0; car < s.place.length; car++) if (s.place[car] === 0) left.push(car);
  // A stable sort: equal cars stay in seat order, then car order.
  left.sort((a, b) => s.at[b]! - s.at[a]!);
  for (const [i, car] of left.entries()) {
    assignPlace(s, rules, car, s.arrived + 1 + i);
    if (events !== undefined) emitPlace(s, rules, car, 'placed', events);
  }
  s.phase = 'over';
  emptyOrder(s);
  s.mover = 0;
  s.waiting = 0;
  events?.push({ type: 'over', ranking: computeFinalRanking(s) });
}

/** Everybody has moved: cards go to the discard piles, and who has used all nine takes them back (PP-12). */
export function endTurn(s: State, rules: RaceRules, events?: Event[]): void {
  for (let seat = 0; seat < s.hands.length; seat++) {
    s.chosen[seat] = 0;
    if (s.hands[seat] !== 0) continue;
    s.hands[seat] = ALL_CARDS;
    events?.push({ type: 'refilled', seat, hand: cardsOf(ALL_CARDS) });
  }
  for (let left = s.moved; left !== 0; left &= left - 1) {
    const car = lowestBitOf(left);
    s.from[car] = s.at[car]!;
  }
  s.moved = 0;
  emptyOrder(s);
  s.mover = 0;
  events?.push({ type: 'turnEnded', turn: s.turn });
  if (s.turn === MAX_TURNS) {
    endRace(s, rules, events);
    return;
  }
  s.turn++;
  startTurn(s, events);
}

/** Most points first, equal totals together (PP-30). */
export function computeFinalRanking(s: State): Seat[][] {
  return rankSeats(s.points.length, (a, b) => s.points[b]! - s.points[a]!);
}
