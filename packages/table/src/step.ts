import { append, type Entry, type Game, type Kind, type Match, type Viewer } from '@paddock/kernel';
import { type Position, positionOf } from './position.ts';

/** How one or more entries led from one position to another. */
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

/** What a viewer may see of events. */
export function redactEvents<K extends Kind>(
  game: Game<K>,
  events: readonly K['event'][],
  viewer: Viewer,
): K['event'][] {
  return events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
}

/** The step that ends at the position of a match, for one viewer. */
export function stepOf<K extends Kind>(match: Match<K>, events: readonly K['event'][], viewer: Viewer): Step<K> {
  return { events: redactEvents(match.game, events, viewer), after: positionOf(match, viewer) };
}

/** Plays one entry that is known to be right, and returns its events. */
export function playEntry<K extends Kind>(match: Match<K>, entry: Entry<K>): K['event'][] {
  const events: K['event'][] = [];
  append(match, entry, events);
  return events;
}
