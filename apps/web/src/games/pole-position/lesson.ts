import {
  explainCar,
  FINISH_SPACE,
  totalOvertakingCost,
  type PolePositionTypes,
  type Preview,
} from '@paddock/pole-position';
import type { Position } from '../table-link.ts';
import type { Lesson } from '../ui.ts';

type PolePosition = Position<PolePositionTypes>;

/** Tips shown while a car is picked fit the move in question; those shown with the cards fit every race. */
const isPickingCar = ({ view }: PolePosition): boolean => view.phase === 'move';
const isChoosingCard = ({ view }: PolePosition): boolean => view.phase === 'choose';

function somePreview({ previews }: PolePosition, test: (preview: Preview) => boolean): boolean {
  return previews?.some(test) ?? false;
}

function cannotUseAll(preview: Preview): boolean {
  return 'end' in preview && !preview.usesAll;
}

/** A car that the person may not pick although it is in the race and does not spin: it cannot use all its points (PP-8). */
function isOneHeldBack({ view, legal, viewer }: PolePosition): boolean {
  return view.cars.some(
    (car) =>
      car.seat === viewer &&
      !legal.some((move) => 'car' in move && move.car === car.car) &&
      explainCar(car) === 'cannot-use-all',
  );
}

/**
 * Two bots to overtake, on a course where cars spin and jump in the first turns. Tips for rare situations come first.
 */
export const lesson: Lesson<PolePositionTypes> = {
  seats: 3,
  options: {},
  seed: 'piatnik',
  tips: [
    { name: 'cards', when: isChoosingCard },
    { name: 'pick', when: isPickingCar },
    { name: 'all', when: (here) => isPickingCar(here) && (isOneHeldBack(here) || somePreview(here, cannotUseAll)) },
    {
      name: 'special',
      when: (here) =>
        isPickingCar(here) && somePreview(here, (one) => 'end' in one && (one.spins || one.end !== one.to)),
    },
    {
      name: 'overtake',
      when: (here) => somePreview(here, (one) => 'end' in one && (totalOvertakingCost(one) ?? 0) > 0),
    },
    { name: 'podium', when: ({ view }) => view.cars.some(({ at, place }) => place !== null || at > FINISH_SPACE / 2) },
    { name: 'again', when: (here) => isChoosingCard(here) && here.view.turn > 1 },
  ],
};
