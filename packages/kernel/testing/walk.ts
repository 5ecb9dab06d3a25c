import { appendEntry, CHANCE, type Dice, type GameTypes, type Match, type Rng, type Seat } from '@paddock/kernel';

export interface WalkOptions<K extends GameTypes> {
  /** What happens is added here. */
  readonly events?: K['event'][];
  /** Decides chance instead of `rng`. */
  readonly dice?: Dice;
  /** Chooses the move of a seat; `undefined` leaves it to `rng`. */
  readonly choose?: (seat: Seat, legal: readonly K['move'][]) => K['move'] | undefined;
}

/**
 * Plays on at random to the end; `visit` is called before every entry and at the end, and stops the walk by
 * returning `false`. Of several awaited seats any may come first.
 */
export function playRandomly<K extends GameTypes>(
  match: Match<K>,
  rng: Rng,
  visit?: (match: Match<K>) => boolean | void,
  { events, dice, choose }: WalkOptions<K> = {},
): void {
  const { definition, game, state, entries } = match;
  for (;;) {
    if (visit?.(match) === false) return;
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') return;
    if (entries.length >= definition.maxEntries) throw new Error(`not over after ${definition.maxEntries} entries`);
    if (awaiting.kind === 'chance') {
      const outcome = dice === undefined ? rng.below(awaiting.ways) : dice(entries.length, awaiting.ways);
      appendEntry(match, [CHANCE, outcome], events);
    } else {
      const seat = rng.pick(awaiting.seats);
      const legal = game.legalMoves(state, seat);
      appendEntry(match, [seat, choose?.(seat, legal) ?? rng.pick(legal)], events);
    }
  }
}
