import { games } from '@paddock/games';
import { startMatch, defaultOptions, type GameDefinition, Rng, resolveChance } from '@paddock/kernel';

/** Bytes of heap that one position of each game takes with four seats (run with --expose-gc). */
export function measureBytesPerState(): [game: string, bytes: number][] {
  return games.map((definition) => [definition.id, measureGame(definition)]);
}

/** Averages over many clones, so that the rest of the heap does not matter. */
function measureGame(definition: GameDefinition): number {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('run with --expose-gc');
  const match = startMatch(definition, 4, defaultOptions(definition.options));
  const rng = Rng.from('memory');
  resolveChance(match, (_entry, ways) => rng.below(ways));
  const clones = new Array<object>(20_000);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < clones.length; i++) clones[i] = match.game.clone(match.state);
  collect();
  const after = process.memoryUsage().heapUsed;
  return Math.round((after - before) / clones.length);
}
