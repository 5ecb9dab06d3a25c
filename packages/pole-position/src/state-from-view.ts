import type { Viewer } from '@paddock/kernel';
import { kindOf } from './fuel.ts';
import { type BitSet, type CarView, FINISH_SPACE, type State, type View } from './types.ts';

/** A state that the viewer cannot tell from the true one: its view, with any card for those who have chosen face down (PP-6, PP-13). */
export function createStateFromView(view: View, viewer: Viewer): State {
  const { cars } = view;
  const hands = view.hands.map(toBits);
  const chosen = view.chosen.map((card, seat) => {
    if (card !== null || !view.ready[seat] || seat === viewer) return card ?? 0;
    // The hand of somebody who has chosen face down still contains the card.
    const any = view.hands[seat]![0]!;
    hands[seat]! &= ~(1 << any);
    return any;
  });
  const road = new Array<number>(FINISH_SPACE + 1).fill(0);
  for (const { at } of cars) road[at]!++;
  return {
    phase: view.phase,
    turn: view.turn,
    course: view.course.map(kindOf),
    at: cars.map(({ at }) => at),
    from: cars.map(({ from }) => from),
    road,
    place: cars.map(({ place }) => place ?? 0),
    moved: setOf(cars, ({ moved }) => moved),
    spin: setOf(cars, ({ spin }) => spin),
    hands,
    chosen,
    waiting: view.phase === 'choose' ? seatsToChoose(view) : toBits(view.order),
    order: [...view.order],
    mover: 0,
    arrived: cars.filter(({ place }) => place !== null).length,
    points: [...view.points],
  };
}

function toBits(numbers: readonly number[]): BitSet {
  return numbers.reduce((bits, number) => bits | (1 << number), 0);
}

function setOf(cars: readonly CarView[], has: (car: CarView) => boolean): BitSet {
  return toBits(cars.flatMap((car, number) => (has(car) ? [number] : [])));
}

/** Players with a car in the race who have not chosen yet (PP-15). */
function seatsToChoose({ cars, ready }: View): BitSet {
  return toBits(cars.flatMap(({ seat, place }) => (place === null && !ready[seat] ? [seat] : [])));
}
