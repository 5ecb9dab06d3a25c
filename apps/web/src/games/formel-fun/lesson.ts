import { type Card, type FormelFunTypes, cardNumbers, printedNumber } from '@paddock/formel-fun';
import type { Position } from '../table-link.ts';
import type { Lesson } from '../ui.ts';

type FormelFunPosition = Position<FormelFunTypes>;

/** The card's red number is the one that the car to move stands on, and takes it further than its blue number would. */
function isRedThatCounts(card: Card, { view }: FormelFunPosition): boolean {
  const mover = view.order[0];
  const pos = mover === undefined ? null : view.cars[mover]!.pos;
  const { red, blue } = cardNumbers(card);
  return pos !== null && red === printedNumber(pos) && red > blue!;
}

function isFull({ aimed, to }: FormelFunTypes['preview']): boolean {
  return aimed !== to;
}

/** From here on a car may pass the line with its next move. */
const NEAR_LINE_SPACE = 24;

/**
 * Tips for rare situations come first. The seed deals a hand with a Turbo and a red 10 for a car on a 10, and the cars
 * start so close together that a space is full in the first turn.
 */
export const lesson: Lesson<FormelFunTypes> = {
  seats: 3,
  options: { win: 'title' },
  seed: 'First race 9473',
  tips: [
    { name: 'hand', when: ({ view }) => view.turn === 1 },
    { name: 'full', when: ({ previews }) => previews?.some(isFull) === true },
    { name: 'turbo', when: ({ legal }) => legal.some(({ turbo }) => turbo) },
    { name: 'out', when: ({ view }) => view.race > 1 },
    { name: 'line', when: ({ view }) => view.cars.some(({ pos }) => (pos ?? 0) >= NEAR_LINE_SPACE) },
    {
      name: 'red',
      when: (position) => position.legal.some(({ card }) => isRedThatCounts(card, position)),
      isDone: ({ card }, before) => isRedThatCounts(card, before),
    },
    { name: 'oneHand', when: ({ view }) => view.discard.length > 2 },
  ],
};
