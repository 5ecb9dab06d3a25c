import { append, type Entry, type Kind, type Match, type Viewer } from '@paddock/kernel';
import type { Position, Step, Told } from '../table/link.ts';

/** Beyond this, previews are asked for one by one: nobody looks at so many at once (only Formula has more). */
const MOST_PREVIEWS = 250;

export function positionOf<K extends Kind>({ game, state, entries }: Match<K>, viewer: Viewer): Position<K> {
  const awaiting = game.awaiting(state);
  const asked = viewer !== null && awaiting.kind === 'moves' && awaiting.seats.includes(viewer);
  const legal = asked ? game.legalMoves(state, viewer) : [];
  const previews =
    viewer === null || legal.length > MOST_PREVIEWS ? null : legal.map((move) => game.preview(state, viewer, move));
  const made = entries.reduce((count, [actor]) => (actor === viewer ? count + 1 : count), 0);
  return { n: entries.length, viewer, view: game.view(state, viewer), made, awaiting, legal, previews };
}

export function redacted<K extends Kind>(
  { game }: Match<K>,
  events: readonly K['event'][],
  viewer: Viewer,
): K['event'][] {
  return events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
}

/** Plays one entry, and tells what happened. */
export function advance<K extends Kind>(match: Match<K>, entry: Entry<K>): K['event'][] {
  const events: K['event'][] = [];
  append(match, entry, events);
  return events;
}

/** Plays entries from the start, telling one viewer what happened. */
export function retell<K extends Kind>(match: Match<K>, entries: readonly Entry<K>[], viewer: Viewer): Told<K>[] {
  const told: Told<K>[] = [];
  for (const entry of entries) {
    const events = redacted(match, advance(match, entry), viewer);
    for (const event of events) told.push({ n: match.entries.length, event });
  }
  return told;
}

export function stepOf<K extends Kind>(match: Match<K>, events: readonly K['event'][], viewer: Viewer): Step<K> {
  return { events: redacted(match, events, viewer), after: positionOf(match, viewer) };
}
