import type { Game, GameTypes, Memory, Seat, Viewer } from './game.ts';
import type { Observation } from './observe.ts';
import type { Rng } from './rng.ts';

/** The seat in a spectator's observation: nobody has it, so everything that is not public is dealt again. */
const NO_SEAT: Seat = -1;

/**
 * The observation of a viewer who has only a view and, for games with a `Memory`, all events that were shown since the start. Nothing
 * hidden can get into it. Returns `null` for games without `stateFromView`.
 */
export function observeView<K extends GameTypes>(
  game: Game<K>,
  view: K['view'],
  viewer: Viewer,
  shown: readonly K['event'][] = [],
): Observation<K> | null {
  if (game.stateFromView === undefined) return null;
  const state = game.stateFromView(view, viewer);
  const seat = viewer ?? NO_SEAT;
  const memory = rememberEvents(game, viewer, shown);
  return {
    seat,
    game,
    legal: game.legalMoves(state, seat),
    view,
    preview: (move) => game.preview(state, seat, move),
    sample: (rng: Rng) => {
      const sampled = game.clone(state);
      if (memory === null) game.determinize(sampled, seat, rng);
      else memory.determinize(sampled, rng);
      return sampled;
    },
  };
}

/** What the viewer can tell from all events since the start; `null` where this is no more than the view shows. */
function rememberEvents<K extends GameTypes>(
  game: Game<K>,
  viewer: Viewer,
  shown: readonly K['event'][],
): Memory<K> | null {
  const memory = game.createMemory?.(viewer ?? NO_SEAT);
  if (memory === undefined || shown.length === 0) return null;
  let before = game.view(game.setup(), viewer);
  let view = before;
  let entry: K['event'][] = [];
  for (const event of shown) {
    entry.push(event);
    view = game.applyEvent(view, event);
    if (!memory.endsEntry(event)) continue;
    memory.follow(game.stateFromView!(before, viewer), entry);
    before = view;
    entry = [];
  }
  return memory;
}
