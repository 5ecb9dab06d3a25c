import { CHANCE, type GameTypes, type Seat } from './game.ts';
import type { Match } from './match.ts';
import { type Observation, observe } from './observe.ts';

/**
 * The observation of a seat that remembers all it was shown since the start. Its samples fit what such a seat can infer, where the
 * game offers a `Memory`; otherwise it is the same as `observe`. It replays the match, so it costs more.
 */
export function observeMatch<K extends GameTypes>(match: Match<K>, seat: Seat): Observation<K> {
  const { game, state, entries } = match;
  const memory = game.createMemory?.(seat);
  if (memory === undefined) return observe(game, state, seat);
  const replayed = game.setup();
  for (const [actor, what] of entries) {
    const before = game.clone(replayed);
    const events: K['event'][] = [];
    if (actor === CHANCE) game.resolve(replayed, what as number, events);
    else game.play(replayed, actor, what as K['move'], events);
    memory.follow(
      before,
      events.flatMap((event) => game.redact(event, seat) ?? []),
    );
  }
  return observe(game, state, seat, memory);
}
