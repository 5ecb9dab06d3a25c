import { rankSeats } from '@paddock/kernel';
import type { Board } from './board.ts';
import { emitTurn } from './turn-event.ts';
import {
  type Car,
  type Event,
  STATUS_FINISHED,
  OFF_BOARD,
  STATUS_OUT,
  type Options,
  type RetirementReason,
  type State,
  type CarStatus,
  CAR_STATUSES,
} from './types.ts';

/** Points for the places of cars that finished (FD-35). */
export const PLACE_POINTS: readonly number[] = [0, 10, 8, 6, 5, 4, 3, 2, 1];

export function pointsFor(status: CarStatus, place: number): number {
  return status === 'finished' ? (PLACE_POINTS[place] ?? 0) : 0;
}

/** Over the line after the last lap (FD-33). */
export function finishCar(s: State, car: Car, events?: Event[]): void {
  let place = 1;
  for (let other = 0; other < s.status.length; other++) if (s.status[other] === STATUS_FINISHED) place++;
  removeFromBoard(s, car, STATUS_FINISHED);
  s.lap[car]!++;
  s.stops[car] = 0;
  s.place[car] = place;
  events?.push({ type: 'finished', car, place });
}

/** Cars that are out leave the track at once, and their dice are not rolled (FD-28). */
export function retireCar(s: State, car: Car, reason: RetirementReason, events?: Event[]): void {
  removeFromBoard(s, car, STATUS_OUT);
  s.gone.push(car);
  for (let i = s.pending.length - 1; i >= 0; i--) if (s.pending[i]! >> 3 === car) s.pending.splice(i, 1);
  events?.push({ type: 'out', car, reason });
}

function removeFromBoard(s: State, car: Car, status: number): void {
  s.status[car] = status;
  s.cell[car] = OFF_BOARD;
}

/** Cars that are out rank behind those that finished, the later out the better (FD-34). */
export function endRace(table: Board, s: State, events?: Event[]): void {
  let place = s.status.length - s.gone.length;
  for (let i = s.gone.length - 1; i >= 0; i--) s.place[s.gone[i]!] = ++place;
  s.phase = 'over';
  if (events === undefined) return;
  emitTurn(s, events);
  events.push({ type: 'over', ranking: computeFinalRanking(s, table.options), places: [...s.place] });
}

/** Places of the seats: the better car first, or by points with `teamPoints` (FD-35). */
export function computeFinalRanking(s: State, { carsPerPlayer, teamPoints }: Options): number[][] {
  const seats = s.place.length / carsPerPlayer;
  const results = Array.from({ length: seats }, (_, seat) => {
    const cars = Array.from({ length: carsPerPlayer }, (__, i) => seat * carsPerPlayer + i);
    const places = cars.map((car) => s.place[car]!).sort((a, b) => a - b);
    const points = cars.reduce((sum, car) => sum + pointsFor(CAR_STATUSES[s.status[car]!]!, s.place[car]!), 0);
    return { points: teamPoints ? points : 0, places };
  });
  // No two cars share a place, so the better car always decides in the end.
  return rankSeats(seats, (a, b) => {
    const [x, y] = [results[a]!, results[b]!];
    return y.points - x.points || x.places[0]! - y.places[0]!;
  });
}
