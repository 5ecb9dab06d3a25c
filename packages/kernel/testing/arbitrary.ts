import { appendEntry, startMatch, CHANCE, type GameDefinition, type GameTypes, type Match, Rng } from '@paddock/kernel';
import fc from 'fast-check';
import { randomSetup, type Setup } from './setups.ts';

/** Any table the game allows. */
export function arbitrarySetup<K extends GameTypes>(definition: GameDefinition<K>): fc.Arbitrary<Setup<K>> {
  return fc.string({ minLength: 1, maxLength: 8 }).map((seed) => randomSetup(definition, Rng.from(seed)));
}

/**
 * Any position that can arise: a table and a list of choices, each taken modulo what is possible. Shrinking drops
 * choices from the end, so a counterexample is an early position.
 */
export function arbitraryMatch<K extends GameTypes>(
  definition: GameDefinition<K>,
  longest = 400,
): fc.Arbitrary<Match<K>> {
  const choices = fc.array(fc.nat(1_000_000), { maxLength: longest, size: 'max' });
  return fc.tuple(arbitrarySetup(definition), choices).map(([setup, picks]) => {
    const match = startMatch(definition, setup.seats, setup.options);
    for (const pick of picks) {
      const awaiting = match.game.awaiting(match.state);
      if (awaiting.kind === 'over') break;
      if (awaiting.kind === 'chance') {
        appendEntry(match, [CHANCE, pick % awaiting.ways]);
      } else {
        const seat = awaiting.seats[pick % awaiting.seats.length]!;
        const legal = match.game.legalMoves(match.state, seat);
        appendEntry(match, [seat, legal[pick % legal.length]!]);
      }
    }
    return match;
  });
}
