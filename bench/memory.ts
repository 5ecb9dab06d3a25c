import { formelFun } from '@paddock/formel-fun';
import { begin, type GameDefinition, type Kind, Rng, settle } from '@paddock/kernel';

/** Bytes of heap that one position takes, measured over many clones (run with --expose-gc). */
export function bytesAPosition<K extends Kind>(
  definition: GameDefinition<K>,
  seats: number,
  options: K['options'],
): number {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('run with --expose-gc');
  const match = begin(definition, seats, options);
  const rng = Rng.from('memory');
  settle(match, (_entry, ways) => rng.below(ways));
  const clones: K['state'][] = new Array<K['state']>(20_000);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < clones.length; i++) clones[i] = match.game.clone(match.state);
  collect();
  const after = process.memoryUsage().heapUsed;
  return Math.round((after - before) / clones.length);
}

export function formelFunBytes(): number {
  return bytesAPosition(formelFun, 4, { win: 'title' });
}
