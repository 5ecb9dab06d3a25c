import type { ChanceReport } from '@paddock/kernel';
import { COURSE_COUNTER } from './course.ts';
import { cardsOf } from './fuel.ts';
import { listCars } from './knowledge.ts';
import { type State, TOKENS } from './types.ts';

/** The full position in the public notation. */
export function tableOf(s: State): object {
  return {
    turn: s.turn,
    course: s.course.map((kind) => TOKENS[kind]!),
    cars: listCars(s),
    hands: s.hands.map(cardsOf),
    chosen: s.chosen.map((card) => (card === 0 ? null : card)),
    order: s.order.slice(s.mover),
    points: [...s.points],
  };
}

export function describeChance(s: State, outcome: number): ChanceReport {
  return { label: 'course', result: TOKENS[COURSE_COUNTER.kindAt(s.course, outcome)]! };
}
