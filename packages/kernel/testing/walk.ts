import { append, CHANCE, type Kind, type Match, type Rng, type Seat } from '@paddock/kernel';

/**
 * Plays on at random to the end; `look` is called before every entry and at the end, and stops the walk by
 * returning `false`. Of several awaited seats any may come first. What happens is added to `events`, if given.
 */
export function walk<K extends Kind>(
  match: Match<K>,
  rng: Rng,
  look?: (match: Match<K>) => boolean | void,
  events?: K['event'][],
): void {
  const { definition, game, state, entries } = match;
  for (;;) {
    if (look?.(match) === false) return;
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') return;
    if (entries.length >= definition.longest) throw new Error(`not over after ${definition.longest} entries`);
    if (awaiting.kind === 'chance') {
      append(match, [CHANCE, rng.below(awaiting.ways)], events);
    } else {
      const seat: Seat = rng.pick(awaiting.seats);
      append(match, [seat, rng.pick(game.legalMoves(state, seat))], events);
    }
  }
}
