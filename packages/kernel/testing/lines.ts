import {
  appendEntry,
  startMatch,
  CHANCE,
  type Dice,
  type GameDefinition,
  type GameTypes,
  type Match,
  resolveChance,
} from '@paddock/kernel';
import type { Setup } from './setups.ts';

/**
 * How many lines of moves there are to each depth from a position: like perft in chess. One move too many
 * or too few anywhere changes the count. Chance is resolved by the dice, equally at the same entry number of every line.
 * Only moves branch and count as depth. Of several awaited seats the first moves first.
 */
export function countLines<K extends GameTypes>(start: Match<K>, dice: Dice, depth: number): number {
  const match: Match<K> = { ...start, state: start.game.clone(start.state), entries: [...start.entries] };
  for (;;) {
    const awaiting = match.game.awaiting(match.state);
    if (awaiting.kind === 'over') return 1;
    if (awaiting.kind === 'chance') {
      appendEntry(match, [CHANCE, dice(match.entries.length, awaiting.ways)]);
      continue;
    }
    if (depth === 0) return 1;
    const seat = awaiting.seats[0]!;
    let sum = 0;
    for (const move of match.game.legalMoves(match.state, seat)) {
      const next: Match<K> = { ...match, state: match.game.clone(match.state), entries: [...match.entries] };
      appendEntry(next, [seat, move]);
      sum += countLines(next, dice, depth - 1);
    }
    return sum;
  }
}

/** The counts for depths 0 to `depth`, from the start of a game (chance before the first move settled by the dice). */
export function countLinesByDepth(
  definition: GameDefinition,
  { seats, options }: Setup,
  dice: Dice,
  depth: number,
): number[] {
  const match = startMatch(definition, seats, options);
  resolveChance(match, dice);
  return Array.from({ length: depth + 1 }, (_, d) => countLines(match, dice, d));
}
