import { type GameTypes, isSameJson } from '@paddock/kernel';

type Move = GameTypes['move'];

/** What may be chosen after the premoves before it. */
export type Next = (chosen: readonly Move[]) => readonly Move[];

/** The premoves up to the first that is not offered after those before it. */
export function fitting(moves: readonly Move[], next: Next): readonly Move[] {
  const end = moves.findIndex((move, i) => !next(moves.slice(0, i)).some((one) => isSameJson(one, move)));
  return end === -1 ? moves : moves.slice(0, end);
}

export function without(moves: readonly Move[], at: number, next: Next): readonly Move[] {
  return fitting(moves.toSpliced(at, 1), next);
}

export function withMove(moves: readonly Move[], at: number, move: Move, next: Next): readonly Move[] {
  return fitting(moves.toSpliced(at, 1, move), next);
}
