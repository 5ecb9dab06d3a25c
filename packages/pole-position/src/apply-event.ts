import type { Seat } from '@paddock/kernel';
import type { CarView, Event, View } from './types.ts';

/** The view after an event: copies the event's facts into it. */
export function applyEvent(view: View, event: Event): View {
  switch (event.type) {
    case 'laid':
      return { ...view, course: [...view.course, event.token] };
    case 'turn':
      return { ...view, phase: 'choose', turn: event.turn };
    case 'chose':
      return {
        ...view,
        ready: view.ready.with(event.seat, true),
        chosen: view.chosen.with(event.seat, event.fuel),
        hands: view.hands.with(event.seat, removeCard(view.hands[event.seat]!, event.fuel)),
      };
    case 'revealed':
      return {
        ...view,
        phase: 'move',
        chosen: event.fuel,
        order: event.order,
        hands: view.hands.map((hand, seat) => removeCard(hand, event.fuel[seat]!)),
      };
    case 'straightened':
      return changeTeam(view, event.seat, () => ({ spin: false }));
    case 'pit':
    case 'turbo':
    case 'moved':
      return changeCar(view, event, { at: event.to });
    case 'spun':
      return changeCar(view, event, { spin: true });
    case 'finished':
    case 'placed':
      return {
        ...changeCar(view, event, { place: event.place }),
        points: view.points.with(event.seat, event.total),
      };
    case 'moveEnded': {
      const { seat, car, spinning, order } = event;
      const ended = changeTeam(view, seat, (one) => ({ spin: spinning.includes(one.car) }));
      return { ...changeCar(ended, { seat, car }, { moved: true }), order };
    }
    case 'refilled':
      return { ...view, hands: view.hands.with(event.seat, event.hand) };
    case 'turnEnded':
      return {
        ...view,
        ready: view.ready.map(() => false),
        chosen: view.chosen.map(() => null),
        order: [],
        cars: view.cars.map((car) => ({ ...car, from: car.at, moved: false })),
      };
    case 'over':
      return { ...view, phase: 'over', order: [] };
  }
}

function removeCard(hand: readonly number[], fuel: number | null): readonly number[] {
  return hand.filter((card) => card !== fuel);
}

function changeTeam(view: View, seat: Seat, change: (car: CarView) => Partial<CarView>): View {
  return { ...view, cars: view.cars.map((car) => (car.seat === seat ? { ...car, ...change(car) } : car)) };
}

function changeCar(view: View, { seat, car }: { seat: Seat; car: number }, change: Partial<CarView>): View {
  return changeTeam(view, seat, (one) => (one.car === car ? change : {}));
}
