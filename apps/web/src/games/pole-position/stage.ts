import type { Seat } from '@paddock/kernel';
import { type CarView, type Event, FINISH, type PolePositionKind, type View } from '@paddock/pole-position';
import { driveDurationMs } from '../../kit/animation.ts';
import type { Sound } from '../../kit/sound.ts';
import type { Position } from '../../table/link.ts';

/** How long an event is shown. Chance lays 43 tokens in a row, each of them a step of its own: hence so quickly. */
export function durationMs(event: Event): number {
  switch (event.type) {
    case 'laid':
      return event.seat === null ? 30 : 380;
    case 'turn':
      return 260;
    case 'chose':
      return 240;
    case 'revealed':
      return 1000;
    case 'straightened':
      return 360;
    case 'pit':
    case 'turbo':
      return 640;
    case 'moved':
      return event.to === event.from ? 420 : driveDurationMs(event.to - event.from);
    case 'spun':
      return 640;
    case 'finished':
      return 700;
    case 'placed':
      return 40;
    case 'refilled':
      return 120;
    case 'over':
      return 300;
  }
}

/** The fuel cards lie face up after this part of their beat. */
const CARDS_TURNED_AT = 0.72;

export function revealAt({ type }: Event): number {
  return type === 'revealed' ? CARDS_TURNED_AT : 0;
}

export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'laid':
      return event.seat === null ? null : 'card';
    case 'chose':
    case 'revealed':
      return 'card';
    case 'moved':
      return event.to === event.from ? null : 'engine';
    case 'pit':
    case 'turbo':
      return 'engine';
    case 'spun':
      return 'spin';
    case 'finished':
      return 'flag';
    case 'over':
      return 'win';
    case 'turn':
    case 'straightened':
    case 'placed':
    case 'refilled':
      return null;
  }
}

/** A card that somebody is about to choose is nobody else's business (PP-6). */
export function hasSecrets({ view }: Position<PolePositionKind>): boolean {
  return view.phase === 'choose';
}

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The picture after an event and before the next one of the same step. */
export function picture(view: View, event: Event): View {
  switch (event.type) {
    case 'laid':
      return { ...view, course: [...view.course, event.token] };
    case 'turn':
      return newTurn(view, event.turn);
    case 'chose':
      return choose(view, event.seat, event.fuel);
    case 'revealed':
      return {
        ...view,
        phase: 'move',
        chosen: event.fuel,
        order: event.order,
        hands: view.hands.map((hand, seat) => hand.filter((card) => card !== event.fuel[seat])),
      };
    case 'straightened':
      return { ...view, cars: straight(view.cars, event.seat) };
    case 'pit':
    case 'turbo':
      return event.to === FINISH
        ? depart(view, event.seat, event.car, FINISH)
        : put(view, event.seat, event.car, { at: event.to });
    case 'moved':
      return depart(view, event.seat, event.car, event.to);
    case 'spun':
      return put(view, event.seat, event.car, { spin: true });
    case 'finished':
    case 'placed':
      return { ...put(view, event.seat, event.car, { place: event.place }), points: gain(view.points, event) };
    case 'refilled':
      return { ...view, hands: view.hands.with(event.seat, NINE) };
    case 'over':
      return { ...view, phase: 'over', order: [] };
  }
}

function newTurn(view: View, turn: number): View {
  return {
    ...view,
    phase: 'choose',
    turn,
    ready: view.ready.map(() => false),
    chosen: view.chosen.map(() => null),
    order: [],
    cars: view.cars.map((car) => ({ ...car, from: car.at, moved: false })),
  };
}

function choose(view: View, seat: Seat, fuel: number | null): View {
  return {
    ...view,
    ready: view.ready.with(seat, true),
    chosen: view.chosen.with(seat, fuel),
    hands: view.hands.with(
      seat,
      view.hands[seat]!.filter((card) => card !== fuel),
    ),
  };
}

/**
 * A car has been picked and driven, and whatever spun in the team is straight again. Its player stays at the head of the
 * order until the step has ended: what happens to the car on landing still belongs to this move.
 */
function depart(view: View, seat: Seat, car: number, to: number): View {
  return put({ ...view, cars: straight(view.cars, seat) }, seat, car, { at: to, moved: true });
}

function straight(cars: readonly CarView[], seat: Seat): CarView[] {
  return cars.map((car) => (car.seat === seat ? { ...car, spin: false } : car));
}

function put(view: View, seat: Seat, car: number, change: Partial<CarView>): View {
  return {
    ...view,
    cars: view.cars.map((other) => (other.seat === seat && other.car === car ? { ...other, ...change } : other)),
  };
}

function gain(points: readonly number[], { seat, points: won }: { seat: Seat; points: number }): readonly number[] {
  return points.with(seat, points[seat]! + won);
}
