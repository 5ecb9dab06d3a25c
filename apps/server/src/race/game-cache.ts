import { findGame } from '@paddock/games';
import type { Game, GameDefinition } from '@paddock/kernel';

/** A game with its definition, ready to be played at a table. */
export interface Opened {
  readonly definition: GameDefinition;
  readonly game: Game;
}

const MOST = 64;
const OPENED = new Map<string, Opened>();

/**
 * The game for so many seats and these options. Games never change, so that tables of a kind share one: what a circuit has
 * precomputed takes milliseconds and hundreds of kilobytes.
 */
export function open(id: string, seats: number, options: object): Opened {
  const key = JSON.stringify([id, seats, options]);
  let opened = OPENED.get(key);
  if (opened === undefined) {
    const definition = findGame(id);
    if (definition === undefined) throw new Error(`no game ${id}`);
    if (OPENED.size >= MOST) OPENED.delete(OPENED.keys().next().value!);
    OPENED.set(key, (opened = { definition, game: definition.create(seats, options) }));
  }
  return opened;
}
