import type { CarView, Event, FormulaDeKind, Purpose, View } from '@paddock/formula-de';
import type { Sound } from '../../kit/sound.ts';
import { driveDurationMs } from '../../kit/animation.ts';

const BLACK_DIE_DURATIONS_MS: Readonly<Record<Purpose, number>> = {
  grid: 130,
  start: 380,
  collision: 520,
  engine: 620,
  pit: 850,
};

/** A bot's turn lasts a second or so: the shift, the die, the drive. */
export function durationMs(event: Event, view: View): number {
  switch (event.type) {
    case 'grid':
      return 500;
    case 'black':
      // Ten cars roll for the grid in the time of five.
      return event.for === 'grid'
        ? (BLACK_DIE_DURATIONS_MS.grid * 6) / Math.max(6, view.cars.length)
        : BLACK_DIE_DURATIONS_MS[event.for];
    case 'shifted':
      return event.from === event.to ? 0 : 160;
    case 'rolled':
      return 560;
    case 'moved':
      return event.path.length === 0 ? 250 : Math.min(1050, driveDurationMs(event.path.length));
    case 'spun':
      return 650;
    case 'stalled':
    case 'damaged':
      return 450;
    case 'out':
    case 'pitStop':
    case 'tyres':
      return 500;
    case 'finished':
      return 450;
    case 'round':
    case 'over':
      return 0;
  }
}

/** The die lies still, with its face up, after this part of its beat. */
const DIE_SETTLED_AT = 0.75;

export function revealAt({ type }: Event): number {
  return type === 'rolled' || type === 'black' ? DIE_SETTLED_AT : 0;
}

/** The picture after an event. Of the grid it knows the order alone: `grid.0` is wherever the circuit has pole. */
export function picture(view: View, event: Event): View {
  switch (event.type) {
    case 'grid':
      return { ...view, cars: view.cars.map((car) => ({ ...car, cell: `grid.${event.order.indexOf(car.car)}` })) };
    case 'round':
      return { ...view, round: event.round, order: event.order };
    case 'black':
      return event.for === 'start' ? withCar(view, event.car, { started: true }) : view;
    case 'rolled':
      return { ...view, roll: event.result, phase: 'move' };
    case 'shifted': {
      const wear = view.cars[event.car]?.wear ?? null;
      const { cost } = event;
      const worn =
        wear === null || cost === null
          ? wear
          : {
              ...wear,
              fuel: wear.fuel - cost.fuel,
              brakes: wear.brakes - cost.brakes,
              engine: wear.engine - cost.engine,
            };
      return withCar(view, event.car, { gear: event.to, spun: false, waits: false, wear: worn });
    }
    case 'moved': {
      const { car, to, lap, stops, tyres, brakes } = event;
      const wear = view.cars[car]?.wear ?? null;
      const worn =
        wear === null
          ? null
          : { ...wear, tyres: Math.max(0, wear.tyres - (tyres ?? 0)), brakes: wear.brakes - (brakes ?? 0) };
      const inPit = to.startsWith('pit.') || to.startsWith('box.');
      return {
        ...withCar(view, car, { cell: to, lap, stops, wear: worn, status: inPit ? 'pit' : 'racing' }),
        roll: null,
      };
    }
    case 'spun':
      return withCar(view, event.car, { spun: true, gear: 1 });
    case 'damaged': {
      const wear = view.cars[event.car]?.wear ?? null;
      if (wear === null || event.left === null) return view;
      return withCar(view, event.car, { wear: { ...wear, [event.part]: event.left } });
    }
    case 'out':
      return withCar(view, event.car, { cell: null, status: 'out' });
    case 'pitStop':
      return withCar(view, event.car, event.quick ? { gear: 4 } : { waits: true });
    case 'finished':
      return withCar(view, event.car, { cell: null, status: 'finished', place: event.place });
    case 'stalled':
    case 'tyres':
    case 'over':
      return view;
  }
}

function withCar(view: View, number: number, change: Partial<CarView>): View {
  return { ...view, cars: view.cars.map((car) => (car.car === number ? { ...car, ...change } : car)) };
}

const EVENT_SOUNDS: Readonly<Partial<Record<Event['type'], Sound>>> = {
  rolled: 'dice',
  moved: 'engine',
  spun: 'spin',
  damaged: 'crash',
  out: 'crash',
  finished: 'flag',
  over: 'win',
};

export function soundOf(event: Event): Sound | null {
  if (event.type === 'black') return event.for === 'grid' ? null : 'dice';
  return EVENT_SOUNDS[event.type] ?? null;
}

/** Dashboards are looked at by their drivers alone, if so agreed (FD-7). */
export function hasSecrets(_position: unknown, { options }: { options: FormulaDeKind['options'] }): boolean {
  return options.dashboards === 'hidden';
}
