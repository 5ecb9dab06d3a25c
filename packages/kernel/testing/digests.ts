import { createHash } from 'node:crypto';
import { appendEntry, CHANCE, type GameDefinition, Rng, startMatch } from '@paddock/kernel';
import { pairwiseSetups } from './setups.ts';

/** How many games one digest stands for. */
const GAMES_PER_DIGEST = 100;

/**
 * SHA-256 over a hundred random games: every entry, the number of legal moves it was chosen from, its events, and the last state. The
 * games are at the tables of `pairwiseSetups` in turn, and a change of any rule or of the order of moves changes the digest.
 */
export function digestGames(definition: GameDefinition, block: number): string {
  const setups = pairwiseSetups(definition);
  const hash = createHash('sha256');
  for (let g = block * GAMES_PER_DIGEST; g < (block + 1) * GAMES_PER_DIGEST; g++) {
    const { seats, options } = setups[g % setups.length]!;
    const match = startMatch(definition, seats, options);
    const { game, state } = match;
    const rng = Rng.from(`digest ${g}`);
    for (;;) {
      const awaiting = game.awaiting(state);
      if (awaiting.kind === 'over') break;
      const events: { type: string }[] = [];
      if (awaiting.kind === 'chance') {
        appendEntry(match, [CHANCE, rng.below(awaiting.ways)], events);
      } else {
        const seat = rng.pick(awaiting.seats);
        const legal = game.legalMoves(state, seat);
        hash.update(`${legal.length} `);
        appendEntry(match, [seat, rng.pick(legal)], events);
      }
      hash.update(JSON.stringify([match.entries.at(-1), events]));
    }
    hash.update(JSON.stringify(state));
  }
  return hash.digest('hex');
}
