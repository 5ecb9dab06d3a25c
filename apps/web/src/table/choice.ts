import { type GameTypes, isSameJson } from '@paddock/kernel';

type Move = GameTypes['move'];

/** What a tap on a choice does: the first one chooses, the second one on the same thing sends it. */
export function isSending(chosen: Move | null, tapped: Move | null, atOnce: boolean): tapped is Move {
  return tapped !== null && (atOnce || (chosen !== null && isSameJson(tapped, chosen)));
}

/** What decides whether a person is asked although there is only one legal move. */
export interface OnlyMoveSituation {
  readonly legal: readonly Move[];
  /** The person's setting. */
  readonly isWanted: boolean;
  /** A lesson may want exactly this move from the person. */
  readonly isLesson: boolean;
  /** Several people share the device, and the others may not see this. */
  readonly isSecretOnSharedDevice: boolean;
  /** The server plays the moves that were chosen ahead. */
  readonly hasPremoves: boolean;
}

/** The move that is played without asking, because it is the only one; `null` when the person is asked. */
export function findOnlyMove(situation: OnlyMoveSituation): Move | null {
  const { legal, isWanted, isLesson, isSecretOnSharedDevice, hasPremoves } = situation;
  if (!isWanted || isLesson || isSecretOnSharedDevice || hasPremoves || legal.length !== 1) return null;
  return legal[0]!;
}
