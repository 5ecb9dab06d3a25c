import { FULL_HAND, kindOf } from './fuel.ts';
import { startTurn } from './race.ts';
import { CARS_PER_SEAT, FINISH_SPACE, type Options, START_SPACE, type State } from './types.ts';

/** All cars on the start space, nine cards in every hand (PP-1, PP-14), and the course as far as it is known. */
export function createInitialState(seats: number, { course, tokens }: Options): State {
  const filled = (length: number, value: number): number[] => new Array<number>(length).fill(value);
  const cars = seats * CARS_PER_SEAT;
  const s: State = {
    phase: course === 'built' ? 'build' : 'course',
    turn: 1,
    course: [],
    at: filled(cars, START_SPACE),
    from: filled(cars, START_SPACE),
    road: filled(FINISH_SPACE + 1, 0).with(START_SPACE, cars),
    place: filled(cars, 0),
    moved: 0,
    spin: 0,
    hands: filled(seats, FULL_HAND),
    chosen: filled(seats, 0),
    waiting: 0,
    order: [],
    mover: 0,
    arrived: 0,
    points: filled(seats, 0),
  };
  if (course !== 'custom') return s;
  s.course = tokens!.map(kindOf);
  startTurn(s);
  return s;
}
