import type { Rng, Seat, Viewer } from '@paddock/kernel';
import { tableOf } from './notation.ts';
import type { Board } from './board.ts';
import {
  WEAR_BODY,
  WEAR_BRAKES,
  type Car,
  WEAR_ENGINE,
  type Event,
  WEAR_FUEL,
  STATUS_IN_PIT,
  type Options,
  type State,
  WEAR_TYRES,
  type View,
} from './types.ts';
import { FRESH_WEAR } from './wear.ts';

export function seatOf({ options }: { readonly options: Pick<Options, 'carsPerPlayer'> }, car: Car): Seat {
  return Math.floor(car / options.carsPerPlayer);
}

/** Hidden dashboards are for their own drivers' eyes (FD-7). */
export function canSeeDashboard(table: Board, viewer: Viewer, car: Car): boolean {
  return table.options.dashboards === 'open' || seatOf(table, car) === viewer;
}

export function viewOf(table: Board, s: State, viewer: Viewer): View {
  return tableOf(table, s, (car) => canSeeDashboard(table, viewer, car));
}

export function redactEvent(table: Board, event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'shifted':
      return canSeeDashboard(table, viewer, event.car) ? event : { ...event, cost: null, left: null };
    case 'moved':
      return canSeeDashboard(table, viewer, event.car) ? event : { ...event, tyres: null, brakes: null, left: null };
    case 'damaged':
    case 'tyres':
      return canSeeDashboard(table, viewer, event.car) ? event : { ...event, left: null };
    default:
      return event;
  }
}

/**
 * Fills in the dashboards the seat cannot see with any points that fit what is public. No tyres left is public: a car that
 * loses the last one spins (FD-21), and only new ones change that. A car in the race has body
 * and engine left (FD-26). A player who counts along knows more than this (`WearMemory`).
 */
export function sampleDashboards(table: Board, s: State, seat: Seat, rng: Rng): void {
  const fresh = FRESH_WEAR[table.options.laps]!;
  for (let car = 0; car < table.cars; car++) {
    if (canSeeDashboard(table, seat, car) || s.status[car]! > STATUS_IN_PIT) continue;
    const at = car * 5;
    if (s.wear[at + WEAR_TYRES]! > 0) s.wear[at + WEAR_TYRES] = 1 + rng.below(fresh.tyres);
    s.wear[at + WEAR_BRAKES] = rng.below(fresh.brakes + 1);
    s.wear[at + WEAR_FUEL] = rng.below(fresh.fuel + 1);
    s.wear[at + WEAR_BODY] = 1 + rng.below(fresh.body);
    s.wear[at + WEAR_ENGINE] = 1 + rng.below(fresh.engine);
  }
  const mover = s.order[s.mover];
  if (s.phase !== 'move' || mover === undefined || canSeeDashboard(table, seat, mover)) return;
  // It has been given a choice, so its points must leave it one: with all brakes and tyres it has every one there is.
  if (table.choices.update(s).moves.length > 0) return;
  s.wear[mover * 5 + WEAR_BRAKES] = fresh.brakes;
  if (s.wear[mover * 5 + WEAR_TYRES]! > 0) s.wear[mover * 5 + WEAR_TYRES] = fresh.tyres;
}
