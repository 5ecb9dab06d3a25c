import { appendEntry, CHANCE, type GameTypes, type Match, type Rng, type Seat } from '@paddock/kernel';

/**
 * Plays at random to the end. `visit` is called before every entry and at the end, and stops the game by
 * returning `false`. Of several awaited seats any may come first. What happens is added to `events`, if given.
 */
export function playRandomly<K extends GameTypes>(
  match: Match<K>,
  rng: Rng,
  visit?: (match: Match<K>) => boolean | void,
  events?: K['event'][],
): void {
  const { definition, game, state, entries } = match;
  for (;;) {
    if (visit?.(match) === false) return;
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') return;
    if (entries.length >= definition.maxEntries) throw new Error(`not over after ${definition.maxEntries} entries`);
    if (awaiting.kind === 'chance') {
      appendEntry(match, [CHANCE, rng.below(awaiting.ways)], events);
    } else {
      const seat: Seat = rng.pick(awaiting.seats);
      appendEntry(match, [seat, rng.pick(game.legalMoves(state, seat))], events);
    }
  }
}
