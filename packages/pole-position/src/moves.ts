import type { Seat } from '@paddock/kernel';
import { TOKEN_SPACE_COUNT } from './course.ts';
import { type CarDrive, computeLanding, describeDrive, endOf, spinsAfter } from './landing.ts';
import { lowestBitOf } from './fuel.ts';
import { noteReveal, shiftCar } from './road-index.ts';
import { carsOfSeat, endRace, endTurn, finishCar, sortMoveOrder, isRaceOver, startTurn } from './race.ts';
import { CARS_PER_SEAT, type Event, FINISH_SPACE, type RaceRules, type State, TOKENS } from './types.ts';

// Own names for what the hot loop reads (see car-drive.ts).
const TEAM_SIZE = CARS_PER_SEAT;
const FINISH = FINISH_SPACE;

/** The next token goes onto the next free space; after the last one the race begins (PP-3, PP-5). */
export function layToken(s: State, seat: Seat | null, kind: number, events?: Event[]): void {
  s.course = [...s.course, kind];
  events?.push({ type: 'laid', seat, space: s.course.length, token: TOKENS[kind]! });
  if (s.course.length === TOKEN_SPACE_COUNT) startTurn(s, events);
}

/** A card is laid face down; with the last one all are revealed (PP-6). */
export function chooseCard(s: State, rules: RaceRules, seat: Seat, fuel: number, events?: Event[]): void {
  s.hands[seat]! &= ~(1 << fuel);
  s.chosen[seat] = fuel;
  s.waiting &= ~(1 << seat);
  events?.push({ type: 'chose', seat, fuel });
  if (s.waiting === 0) revealCards(s, rules, events);
}

function revealCards(s: State, rules: RaceRules, events?: Event[]): void {
  noteReveal(s);
  const stuck = sortMoveOrder(s, rules.plus);
  events?.push({ type: 'revealed', fuel: s.chosen.map((card) => (card === 0 ? null : card)), order: [...s.order] });
  for (let left = stuck; left !== 0; left &= left - 1) straightenCars(s, lowestBitOf(left), events);
  if (s.order.length === 0) endTurn(s, rules, events);
}

/** A player with nothing to move has lost the card, and the spin is over (PP-15, PP-25). */
function straightenCars(s: State, seat: Seat, events?: Event[]): void {
  s.spin &= ~carsOfSeat(seat);
  events?.push({ type: 'straightened', seat });
}

/** The player to move has picked a car. */
export function moveCar(s: State, rules: RaceRules, seat: Seat, own: number, events?: Event[]): void {
  const car = seat * TEAM_SIZE + own;
  const landing = computeLanding(s, rules.plus, seat, own);
  const end = endOf(landing);
  if (events !== undefined) emitMove(s, seat, own, describeDrive(s, rules.plus, seat, own), events);
  s.mover++;
  s.waiting &= ~(1 << seat);
  s.moved |= 1 << car;
  // The turn that the player's spinning cars had to sit out is over; a spin from this very move comes after (PP-17).
  s.spin &= ~carsOfSeat(seat);
  shiftCar(s, car, end);
  if (spinsAfter(landing)) s.spin |= 1 << car;
  if (end === FINISH) finishCar(s, rules, car, events);
  if (events !== undefined) emitMoveEnded(s, seat, own, events);
  if (isRaceOver(s, rules)) endRace(s, rules, events);
  else if (s.mover === s.order.length) endTurn(s, rules, events);
}

function emitMoveEnded(s: State, seat: Seat, car: number, events: Event[]): void {
  const spinning = [0, 1, 2].filter((own) => (s.spin & (1 << (seat * TEAM_SIZE + own))) !== 0);
  events.push({ type: 'moveEnded', seat, car, spinning, order: s.order.slice(s.mover) });
}

function emitMove(
  s: State,
  seat: Seat,
  car: number,
  { start, bonus, to, end, spins }: CarDrive,
  events: Event[],
): void {
  const at = s.at[seat * TEAM_SIZE + car]!;
  if (start !== at) events.push({ type: start < at ? 'pit' : 'turbo', seat, car, from: at, to: start });
  if (start !== FINISH) events.push({ type: 'moved', seat, car, from: start, to, points: s.chosen[seat]!, bonus });
  if (end !== to) events.push({ type: end < to ? 'pit' : 'turbo', seat, car, from: to, to: end });
  if (spins) events.push({ type: 'spun', seat, car });
}
