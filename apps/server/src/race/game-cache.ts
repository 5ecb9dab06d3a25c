import { findGame } from '@paddock/games';
import type { Game, GameDefinition } from '@paddock/kernel';

/** A game with its definition, ready to be played at a table. */
export interface OpenedGame {
  readonly definition: GameDefinition;
  readonly game: Game;
}

const MAX_CACHED = 64;
const CACHE = new Map<string, OpenedGame>();

/**
 * The game for this number of seats and these options. Games are immutable, so tables with the same options share one: the
 * tables that a circuit precomputes take milliseconds and hundreds of kilobytes.
 */
export function openGame(id: string, seats: number, options: object): OpenedGame {
  const key = JSON.stringify([id, seats, options]);
  let opened = CACHE.get(key);
  if (opened === undefined) {
    const definition = findGame(id);
    if (definition === undefined) throw new Error(`no game ${id}`);
    if (CACHE.size >= MAX_CACHED) CACHE.delete(CACHE.keys().next().value!);
    CACHE.set(key, (opened = { definition, game: definition.create(seats, options) }));
  }
  return opened;
}
