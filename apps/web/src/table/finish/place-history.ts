import type { Seat } from '@paddock/kernel';
import type { LoggedEvent } from '../../games/table-link.ts';
import type { GameUi, Standing, TextContext } from '../../games/ui.ts';
import { listPlaces } from './places.ts';

/** The place of every seat at one moment, by seat. */
export type PlaceSample = readonly number[];

/** The most samples that the chart shows; a longer race is thinned out. */
const MAX_SAMPLES = 60;

/** What the chart needs of a game: the race order at a position, and at which events a round begins. */
type PlaceSource = Pick<GameUi, 'applyEvent' | 'standings' | 'markEvent'>;

/**
 * The places of all seats at the start of every round and at the end, worked out from the events that the page has. Seats
 * that are level keep the order they had before, so that the chart shows no overtaking that did not happen.
 */
export function collectPlaces(
  ui: PlaceSource,
  start: object,
  history: readonly LoggedEvent[],
  context: TextContext,
  ranking: readonly (readonly Seat[])[],
): readonly PlaceSample[] {
  const samples: PlaceSample[] = [];
  let view = start;
  let order: readonly Seat[] | null = null;
  const sample = (): void => {
    order = sortSeats(ui.standings(view, context), order) ?? order;
    if (order !== null) samples.push(placesBySeat(order));
  };
  for (const { event } of history) {
    if (ui.markEvent?.(event, context).round !== undefined) sample();
    view = ui.applyEvent(view, event);
  }
  sample();
  samples.push(placesBySeat(listPlaces(ranking).map(({ seat }) => seat)));
  return thinOut(dropRepeatedStart(samples));
}

/** The seats from first to last; `null` while no seat has a place. Seats that are out come last. */
function sortSeats(standings: readonly Standing[], before: readonly Seat[] | null): readonly Seat[] | null {
  if (standings.every(({ place }) => place === null)) return null;
  const rankBefore = (seat: Seat): number => before?.indexOf(seat) ?? 0;
  return standings
    .toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || rankBefore(a.seat) - rankBefore(b.seat))
    .map(({ seat }) => seat);
}

function placesBySeat(order: readonly Seat[]): PlaceSample {
  const places: number[] = [];
  for (const [i, seat] of order.entries()) places[seat] = i + 1;
  return places;
}

/** The first round is sampled before anybody moved, sometimes twice. */
function dropRepeatedStart(samples: readonly PlaceSample[]): readonly PlaceSample[] {
  const first = samples[0];
  const second = samples[1];
  if (first === undefined || second === undefined || samples.length < 4) return samples;
  return first.every((place, seat) => place === second[seat]) ? samples.slice(1) : samples;
}

function thinOut(samples: readonly PlaceSample[]): readonly PlaceSample[] {
  if (samples.length <= MAX_SAMPLES) return samples;
  const step = (samples.length - 1) / (MAX_SAMPLES - 1);
  return Array.from({ length: MAX_SAMPLES }, (_, i) => samples[Math.round(i * step)]!);
}
