import { CHANCE, type Entry, type GameTypes } from './game.ts';
import type { Match } from './match.ts';

/**
 * The entries of a match as small numbers: the outcome of a chance entry, the id of a move. Who moves follows from the
 * position. Where several seats choose at once, they must have moved in the order of their seats.
 */
export function encodeEntries<K extends GameTypes>({ game, entries }: Match<K>): number[] {
  return entries.map(([actor, what]) => (actor === CHANCE ? (what as number) : game.moveId(what as K['move'])));
}

/** The next entry of a match, from its number. Throws if the rules do not allow it. */
export function decodeEntry<K extends GameTypes>({ game, state }: Match<K>, code: number): Entry<K> {
  const awaiting = game.awaiting(state);
  if (awaiting.kind === 'over') throw new Error('the game is over');
  if (awaiting.kind === 'chance') {
    if (!(code >= 0 && code < awaiting.ways)) throw new Error(`there are ${awaiting.ways} outcomes, not ${code}`);
    return [CHANCE, code];
  }
  const seat = awaiting.seats[0]!;
  const move = game.legalMoves(state, seat).find((one) => game.moveId(one) === code);
  if (move === undefined) throw new Error(`seat ${seat} has no legal move ${code}`);
  return [seat, move];
}
