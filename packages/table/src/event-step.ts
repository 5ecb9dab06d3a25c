import type { Awaiting, Game, GameTypes, Match, Viewer } from '@paddock/kernel';
import { choicesOf, noChoices, type Position, turnIdSince } from './position.ts';
import { redactEvents } from './step.ts';

/**
 * A step without the view: whoever has the position before it works out the one after it with `applyEventStep`. Only who has to
 * choose gets legal moves. It is several times smaller than a `Step`.
 */
export interface EventStep<K extends GameTypes = GameTypes> {
  /** The number of entries before it. */
  readonly from: number;
  /** The number of entries after it. */
  readonly n: number;
  readonly events: readonly K['event'][];
  readonly awaiting: Awaiting;
  /** Only if the viewer moved in this step. */
  readonly turnId?: number;
  /** Only if the viewer has to choose. */
  readonly legal?: readonly K['move'][];
  /** What each of the legal moves will do; left out when there are too many to send all in advance. */
  readonly previews?: readonly K['preview'][];
}

/** The step from the position of `from` entries to the present one, for one viewer. */
export function eventStepOf<K extends GameTypes>(
  match: Match<K>,
  events: readonly K['event'][],
  viewer: Viewer,
  from: number,
): EventStep<K> {
  const { game, state, entries } = match;
  const awaiting = game.awaiting(state);
  const step: Writable<EventStep<K>> = {
    from,
    n: entries.length,
    events: redactEvents(game, events, viewer),
    awaiting,
  };
  if (viewer === null) return step;
  const turnId = turnIdSince(entries, viewer, from);
  if (turnId !== 0) step.turnId = turnId;
  if (awaiting.kind !== 'moves' || !awaiting.seats.includes(viewer)) return step;
  const { legal, previews } = choicesOf(match, viewer);
  step.legal = legal;
  if (previews !== null) step.previews = previews;
  return step;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** The position after a step; `null` if the step does not start at this position. */
export function applyEventStep<K extends GameTypes>(
  game: Pick<Game<K>, 'applyEvent'>,
  position: Position<K>,
  step: EventStep<K>,
): Position<K> | null {
  const { n, viewer, view, turnId } = position;
  if (step.from !== n) return null;
  const { legal, previews = null } = step;
  return {
    n: step.n,
    viewer,
    view: step.events.reduce<K['view']>((before, event) => game.applyEvent(before, event), view),
    turnId: step.turnId ?? turnId,
    awaiting: step.awaiting,
    ...(legal === undefined ? noChoices<K>(viewer) : { legal, previews }),
  };
}
