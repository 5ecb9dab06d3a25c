import { type Card, CARDS, type CarView, type Event, type FormelFunKind, type View } from '@paddock/formel-fun';
import { driveDurationMs } from '../../kit/animation.ts';
import type { Sound } from '../../kit/sound.ts';
import type { Position, TableInfo } from '../../table/link.ts';

/** A car that drops back drives to the full space and then rolls back from it. */
export function spacesDriven({ from, to, aimed }: Event & { type: 'moved' }): number {
  return aimed - from + (aimed - to);
}

export function durationMs(event: Event): number {
  switch (event.type) {
    case 'placed':
      return 45;
    case 'dealt':
      // Only one's own cards are worth a look.
      return event.card === null ? 0 : 60;
    case 'race':
      return 900;
    case 'turn':
      return 0;
    case 'played':
      return 420;
    case 'turned':
      return 450;
    case 'drew':
      return 180;
    case 'moved':
      return Math.min(1150, driveDurationMs(spacesDriven(event)));
    case 'eliminated':
      return 1000;
    case 'retired':
      return 250;
    case 'finished':
      return 300;
    case 'over':
      return 0;
  }
}

/** Nothing is uncovered in front of everybody: cards are played face up and drawn unseen. */
export function revealAt(_event: Event): number {
  return 0;
}

export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'played':
    case 'turned':
      return 'card';
    case 'moved':
      return 'engine';
    case 'eliminated':
      return 'crash';
    case 'race':
      return 'flag';
    case 'over':
      return 'win';
    default:
      return null;
  }
}

export function picture(view: View, event: Event): View {
  switch (event.type) {
    case 'placed':
      return withCar(view, event.car, { pos: event.pos, lane: event.lane });
    case 'dealt':
    case 'drew':
      return {
        ...view,
        hand: event.card === null || view.hand === null ? view.hand : sorted([...view.hand, event.card]),
        handSizes: changed(view.handSizes, event.seat, 1),
        pileSize: view.pileSize - 1,
      };
    case 'race':
      return { ...newGrid(view, event), race: event.race, turn: 1, order: event.grid };
    case 'turn':
      return { ...view, race: event.race, turn: event.turn, order: event.order };
    case 'played':
      // Whose hand the view shows, it does not say; but nothing else happens in this step.
      return {
        ...view,
        handSizes: changed(view.handSizes, event.seat, event.turbo ? -2 : -1),
        discard: sorted([...view.discard, event.card, ...(event.turbo ? (['T'] as const) : [])]),
        top: event.turbo ? 'T' : event.card,
        extraTurbos: changed(view.extraTurbos, event.seat, event.turbo ? 1 : 0),
        played: { card: event.card, turbo: event.turbo },
      };
    case 'turned':
      return { ...view, discard: [], top: null, pileSize: event.cards };
    case 'moved':
      return {
        ...withCar(view, event.car, { pos: event.to, lane: event.lane }),
        order: view.order.filter((car) => car !== event.car),
        played: null,
      };
    case 'eliminated': {
      const points = changed(view.points, view.cars[event.car]!.seat, event.points);
      return { ...withCar(view, event.car, { pos: null, lane: null, out: event.race }), points };
    }
    case 'retired':
      return {
        ...view,
        handSizes: changed(view.handSizes, event.seat, -event.cards.length),
        discard: sorted([...view.discard, ...event.cards]),
        top: event.cards.at(-1) ?? view.top,
      };
    case 'finished':
      return { ...view, points: changed(view.points, view.cars[event.car]!.seat, event.points) };
    case 'over':
      return view;
  }
}

/** The first grid was placed car by car; later ones line up one to a space (FF-25). */
function newGrid(view: View, { race, grid }: Event & { type: 'race' }): View {
  if (race === 1) return view;
  const cars = view.cars.map((one) => {
    const row = grid.indexOf(one.car);
    return row === -1 ? one : { ...one, pos: 0 - row, lane: 1 };
  });
  return { ...view, cars };
}

function withCar(view: View, car: number, change: Partial<CarView>): View {
  return { ...view, cars: view.cars.map((one) => (one.car === car ? { ...one, ...change } : one)) };
}

function changed(list: readonly number[], at: number, by: number): number[] {
  return list.map((value, i) => (i === at ? value + by : value));
}

function sorted(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
}

/** Hands are secret: where several people share a device, the others look away. */
export function hasSecrets({ awaiting }: Position<FormelFunKind>, { drivers }: TableInfo<FormelFunKind>): boolean {
  return awaiting.kind === 'moves' && drivers.filter(({ kind }) => kind === 'person').length > 1;
}
