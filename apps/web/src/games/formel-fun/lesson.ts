import { type FormelFunKind, printed } from '@paddock/formel-fun';
import type { Position } from '../../table/link.ts';
import type { Lesson } from '../ui.ts';
import { faceOf } from './cards.ts';

type At = Position<FormelFunKind>;

function somePreview({ previews }: At, holds: (preview: FormelFunKind['preview']) => boolean): boolean {
  return previews?.some(holds) === true;
}

/** The car that is to move stands on the red number of a card in the hand. */
function redCounts({ view }: At): boolean {
  const mover = view.order[0];
  const pos = mover === undefined ? null : view.cars[mover]!.pos;
  return pos !== null && view.hand?.some((card) => faceOf(card).red === printed(pos)) === true;
}

/** From here on a car may pass the line with its next move. */
const NEAR_THE_LINE = 24;

/**
 * Each tip waits for its best moment, but not for ever: who plays otherwise than we thought is told a little later. The
 * seed deals a hand with a Turbo and a red 10, for a car on a 10.
 */
export const lesson: Lesson<FormelFunKind> = {
  seats: 3,
  options: { win: 'title' },
  seed: 'First race 5802',
  tips: [
    { name: 'hand', when: () => true },
    { name: 'red', when: (position) => redCounts(position) || position.view.turn > 2 },
    { name: 'oneHand', when: ({ view }) => view.turn > 1 || view.discard.length > 2 },
    { name: 'turbo', when: ({ legal, view }) => legal.some(({ turbo }) => turbo) || view.turn > 2 },
    {
      name: 'full',
      when: (position) => somePreview(position, ({ aimed, to }) => aimed !== to) || position.view.turn > 3,
    },
    { name: 'line', when: ({ view }) => view.race > 1 || view.cars.some(({ pos }) => (pos ?? 0) >= NEAR_THE_LINE) },
    { name: 'out', when: ({ view }) => view.race > 1 },
  ],
};
