import type { Kind, Viewer } from '@paddock/kernel';
import type { LiveEvents } from '@paddock/protocol';
import { positionOf, redacted, retell, type Told } from '@paddock/table';
import type { Race } from './race.ts';

/** All that a viewer may know of a race so far. */
export function accountFor(race: Race, viewer: Viewer, now: number): LiveEvents['account'] {
  return { position: positionOf(race.match, viewer), history: history(race, viewer), clocks: race.clock.face(now) };
}

/** What a viewer may know of what has just happened. */
export function stepFor(
  { match, clock }: Race,
  viewer: Viewer,
  events: readonly Kind['event'][],
  now: number,
): LiveEvents['step'] {
  return { events: redacted(match, events, viewer), after: positionOf(match, viewer), clocks: clock.face(now) };
}

/** What a viewer has missed since entry n, as one step. */
export function missedBy(race: Race, viewer: Viewer, n: number, now: number): LiveEvents['step'] {
  const events = history(race, viewer).flatMap((told) => (told.n > n ? [told.event] : []));
  return { events, after: positionOf(race.match, viewer), clocks: race.clock.face(now) };
}

function history({ match: { definition, game, entries } }: Race, viewer: Viewer): Told[] {
  return retell({ definition, game, state: game.setup(), entries: [] }, entries, viewer);
}
