import { append, type Entry, type Kind, type Match, type Viewer } from '@paddock/kernel';
import { type Position, positionOf } from './position.ts';

/** How an entry led from one position to the next. */
export interface Step<K extends Kind = Kind> {
  readonly events: readonly K['event'][];
  readonly after: Position<K>;
}

/** An event of the log: it led to position n. */
export interface LoggedEvent<K extends Kind = Kind> {
  readonly n: number;
  readonly event: K['event'];
}

/** Everything a viewer may know: the position, and what happened before it. */
export interface Snapshot<K extends Kind = Kind> {
  readonly position: Position<K>;
  readonly history: readonly LoggedEvent<K>[];
}

export function redactEvents<K extends Kind>(
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
export function retell<K extends Kind>(
  match: Match<K>,
  entries: readonly Entry<K>[],
  viewer: Viewer,
): LoggedEvent<K>[] {
  const told: LoggedEvent<K>[] = [];
  for (const entry of entries) {
    const events = redactEvents(match, advance(match, entry), viewer);
    for (const event of events) told.push({ n: match.entries.length, event });
  }
  return told;
}

export function stepOf<K extends Kind>(match: Match<K>, events: readonly K['event'][], viewer: Viewer): Step<K> {
  return { events: redactEvents(match, events, viewer), after: positionOf(match, viewer) };
}
