import { append, begin, CHANCE, type Dice, type GameDefinition, type Kind, type Match, settle } from '@paddock/kernel';
import type { Setup } from './setups.ts';

/**
 * How many lines of moves there are to each depth from a position: our perft. It finds what examples miss, for a move
 * too many or too few anywhere changes the count. Chance falls as the dice say, the same at the same entry number in
 * every line; only moves branch and count as depth. Of several awaited seats the first moves first.
 */
export function lines<K extends Kind>(start: Match<K>, dice: Dice, depth: number): number {
  const match: Match<K> = { ...start, state: start.game.clone(start.state), entries: [...start.entries] };
  for (;;) {
    const awaiting = match.game.awaiting(match.state);
    if (awaiting.kind === 'over') return 1;
    if (awaiting.kind === 'chance') {
      append(match, [CHANCE, dice(match.entries.length, awaiting.ways)]);
      continue;
    }
    if (depth === 0) return 1;
    const seat = awaiting.seats[0]!;
    let sum = 0;
    for (const move of match.game.legalMoves(match.state, seat)) {
      const next: Match<K> = { ...match, state: match.game.clone(match.state), entries: [...match.entries] };
      append(next, [seat, move]);
      sum += lines(next, dice, depth - 1);
    }
    return sum;
  }
}

/** The counts for depths 0 to `depth`, from the start of a game (chance before the first move settled by the dice). */
export function lineCounts(definition: GameDefinition, { seats, options }: Setup, dice: Dice, depth: number): number[] {
  const match = begin(definition, seats, options);
  settle(match, dice);
  return Array.from({ length: depth + 1 }, (_, d) => lines(match, dice, d));
}
