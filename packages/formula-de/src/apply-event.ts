import type { CarView, Event, View, Wear } from './types.ts';

/** The view after an event that its viewer was shown. Knows no rules: every event carries the facts that result from it. */
export function applyEvent(view: View, event: Event): View {
  switch (event.type) {
    case 'grid':
      return {
        ...view,
        cars: view.cars.map((car) => ({ ...car, cell: event.cells[event.order.indexOf(car.car)] ?? car.cell })),
      };
    case 'round':
      return { ...view, round: event.round, order: event.order };
    case 'turn': {
      const { type: _, ...changes } = event;
      return { ...view, ...changes };
    }
    case 'black': {
      const pending = view.pending.slice(1);
      return { ...(event.for === 'start' ? withCar(view, event.car, { started: true }) : view), pending };
    }
    case 'shifted':
      return withCar(view, event.car, { gear: event.to, spun: false, waits: false }, event.left);
    case 'moved': {
      const { car, to, lap, stops, since, status, left } = event;
      return withCar(view, car, { cell: to, lap, stops, since, status }, left);
    }
    case 'spun':
      return withCar(view, event.car, { spun: true, gear: event.gear });
    case 'damaged':
      return withCar(view, event.car, {}, event.left === null ? null : { [event.part]: event.left });
    case 'tyres':
      return withCar(view, event.car, {}, event.left === null ? null : { tyres: event.left });
    case 'pitStop':
      return withCar(view, event.car, { gear: event.gear, waits: event.waits });
    case 'out':
      return withCar(view, event.car, { cell: null, status: 'out' });
    case 'finished':
      return withCar(view, event.car, { cell: null, status: 'finished', place: event.place });
    case 'over':
      return { ...view, cars: view.cars.map((car) => ({ ...car, place: event.places[car.car] ?? car.place })) };
    case 'rolled':
    case 'stalled':
      return view;
  }
}

/** `left` are wear points; those of a dashboard that the viewer may not look at are `null` and stay so. */
function withCar(view: View, number: number, changes: Partial<CarView>, left: Partial<Wear> | null = null): View {
  return {
    ...view,
    cars: view.cars.map((car) => {
      if (car.car !== number) return car;
      const wear = car.wear === null || left === null ? car.wear : { ...car.wear, ...left };
      return { ...car, ...changes, wear };
    }),
  };
}
