import { appendEntry, type Entry, type Game, type GameTypes, type Match, type Viewer } from '@paddock/kernel';
import { type Position, positionOf } from './position.ts';

/** How one or more entries led from one position to another. */
export interface Step<K extends GameTypes = GameTypes> {
  readonly events: readonly K['event'][];
  readonly after: Position<K>;
}

/** An event with the number of the position it led to. */
export interface LoggedEvent<K extends GameTypes = GameTypes> {
  readonly n: number;
  readonly event: K['event'];
}

/** Everything a viewer may know: the position, and what happened before it. */
export interface Snapshot<K extends GameTypes = GameTypes> {
  readonly position: Position<K>;
  readonly history: readonly LoggedEvent<K>[];
}

/** What a viewer may see of events. */
export function redactEvents<K extends GameTypes>(
  game: Game<K>,
  events: readonly K['event'][],
  viewer: Viewer,
): K['event'][] {
  const redacted: K['event'][] = [];
  for (const event of events) {
    const visible = game.redact(event, viewer);
    if (visible !== null) redacted.push(visible);
  }
  return redacted;
}

/** The step that ends at the position of a match, for one viewer. */
export function stepOf<K extends GameTypes>(match: Match<K>, events: readonly K['event'][], viewer: Viewer): Step<K> {
  return { events: redactEvents(match.game, events, viewer), after: positionOf(match, viewer) };
}

/** Plays one entry that is known to be legal, and returns its events. */
export function playEntry<K extends GameTypes>(match: Match<K>, entry: Entry<K>): K['event'][] {
  const events: K['event'][] = [];
  appendEntry(match, entry, events);
  return events;
}
