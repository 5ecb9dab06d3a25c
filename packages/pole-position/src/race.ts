import { rankSeats, type Seat } from '@paddock/kernel';
import { ALL_NINE, cardsOf } from './fuel.ts';
import {
  type Bits,
  type Car,
  CARS_EACH,
  type Event,
  FINISH,
  type Options,
  type RaceRules,
  type State,
} from './types.ts';

/** After this turn the race is stopped: without a bound, cars held up for ever would make a game endless (PP-28). */
export const LAST_TURN = 90;
const SIX_PLACES = [9, 6, 4, 3, 2, 1];

export function raceRules(seats: number, options: Options): RaceRules {
  const cars = seats * CARS_EACH;
  return {
    plus: options.rules === 'plus',
    podium: Math.min(scoringPlaces(seats, options.podium), cars - 1),
    prizes: Array.from({ length: cars + 1 }, (_, place) => prizeOf(place, seats, options.podium)),
  };
}

/** How many places score (PP-28, PP-29). */
export function scoringPlaces(seats: number, podium: Options['podium']): number {
  return podium === 'six' ? SIX_PLACES.length : seats * CARS_EACH;
}

/** Points of a place, the first being 1 (PP-28, PP-29). */
export function prizeOf(place: number, seats: number, podium: Options['podium']): number {
  if (place === 0) return 0;
  return podium === 'six' ? (SIX_PLACES[place - 1] ?? 0) : seats * CARS_EACH + 1 - place;
}

/** Players with a car in the race choose a card; the others play no more (PP-15). */
export function startTurn(s: State, events?: Event[]): void {
  s.phase = 'choose';
  s.waiting = seatsRacing(s);
  if (events === undefined) return;
  const seats = s.points.map((_, seat) => seat).filter((seat) => (s.waiting & (1 << seat)) !== 0);
  events.push({ type: 'turn', turn: s.turn, seats });
}

function seatsRacing(s: State): Bits {
  let seats = 0;
  for (let car = 0; car < s.place.length; car++) if (s.place[car] === 0) seats |= 1 << ((car / CARS_EACH) | 0);
  return seats;
}

/** The order of the moves: highest card first, then the player who is further ahead, then seats (PP-7). */
export function lineUp(s: State, plus: boolean): void {
  const { order, chosen } = s;
  order.length = 0;
  s.waiting = 0;
  for (let seat = 0; seat < chosen.length; seat++) {
    if (chosen[seat] === 0 || !canMove(s, plus, seat)) continue;
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
}

/** A spinning car stays where it is; in the plus game it holds up the whole team (PP-17, PP-25). */
export function canMove(s: State, plus: boolean, seat: Seat): boolean {
  let free = false;
  for (let car = seat * CARS_EACH; car < (seat + 1) * CARS_EACH; car++) {
    if ((s.spin & (1 << car)) === 0) free ||= s.place[car] === 0;
    else if (plus) return false;
  }
  return free;
}

function movesBefore(s: State, a: Seat, b: Seat): boolean {
  const lead = s.chosen[a]! - s.chosen[b]!;
  return lead > 0 || (lead === 0 && bestCar(s, a) > bestCar(s, b));
}

/** How far ahead a player's best-placed car is: a finished car, the earlier the better, beats every car on the track. */
function bestCar(s: State, seat: Seat): number {
  let best = 0;
  for (let car = seat * CARS_EACH; car < (seat + 1) * CARS_EACH; car++) {
    const standing = s.place[car] === 0 ? s.at[car]! : 2 * FINISH - s.place[car]!;
    if (standing > best) best = standing;
  }
  return best;
}

/** Over the line: the car takes the next place on the podium (PP-28). */
export function finish(s: State, rules: RaceRules, car: Car, events?: Event[]): void {
  s.arrived++;
  takePlace(s, rules, car, s.arrived);
  if (events !== undefined) tellPlace(s, rules, car, 'finished', events);
}

function takePlace(s: State, rules: RaceRules, car: Car, place: number): void {
  s.place[car] = place;
  s.points[(car / CARS_EACH) | 0]! += rules.prizes[place]!;
}

function tellPlace(s: State, rules: RaceRules, car: Car, type: 'finished' | 'placed', events: Event[]): void {
  const seat = (car / CARS_EACH) | 0;
  const place = s.place[car]!;
  const points = rules.prizes[place]!;
  events.push({ type, seat, car: car % CARS_EACH, place, points, total: s.points[seat]! });
}

/** The podium is full, or all cars still racing belong to one player (PP-28). */
export function raceIsOver(s: State, rules: RaceRules): boolean {
  if (s.arrived >= rules.podium) return true;
  if (s.arrived < s.place.length - CARS_EACH) return false;
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
    takePlace(s, rules, car, s.arrived + 1 + i);
    if (events !== undefined) tellPlace(s, rules, car, 'placed', events);
  }
  s.phase = 'over';
  s.order.length = 0;
  s.mover = 0;
  s.waiting = 0;
  events?.push({ type: 'over', ranking: finalRanking(s) });
}

/** Everybody has moved: cards go to the discard piles, and who has used all nine takes them back (PP-12). */
export function endTurn(s: State, rules: RaceRules, events?: Event[]): void {
  for (let seat = 0; seat < s.hands.length; seat++) {
    s.chosen[seat] = 0;
    if (s.hands[seat] !== 0) continue;
    s.hands[seat] = ALL_NINE;
    events?.push({ type: 'refilled', seat, hand: cardsOf(ALL_NINE) });
  }
  for (let car = 0; car < s.at.length; car++) s.from[car] = s.at[car]!;
  s.moved = 0;
  s.order.length = 0;
  s.mover = 0;
  events?.push({ type: 'turnEnded', turn: s.turn });
  if (s.turn === LAST_TURN) {
    endRace(s, rules, events);
    return;
  }
  s.turn++;
  startTurn(s, events);
}

/** Most points first, equal totals together (PP-30). */
export function finalRanking(s: State): Seat[][] {
  return rankSeats(s.points.length, (a, b) => s.points[b]! - s.points[a]!);
}
