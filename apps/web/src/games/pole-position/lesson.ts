import { explainCar, FINISH, overtakingCost, type PolePositionKind, type Preview } from '@paddock/pole-position';
import type { Position } from '../../table/link.ts';
import type { Lesson } from '../ui.ts';

type Here = Position<PolePositionKind>;

/** Things told while a car is picked fit the move in question; those told over the cards fit every race. */
const picking = ({ view }: Here): boolean => view.phase === 'move';
const choosing = ({ view }: Here): boolean => view.phase === 'choose';

function some({ previews }: Here, test: (preview: Preview) => boolean): boolean {
  return previews?.some(test) ?? false;
}

function cannotUseAll(preview: Preview): boolean {
  return 'end' in preview && !preview.usesAll;
}

/** A car that the person may not pick although it is in the race and does not spin: it cannot use all its points (PP-8). */
function isOneHeldBack({ view, legal, viewer }: Here): boolean {
  return view.cars.some(
    (car) =>
      car.seat === viewer &&
      !legal.some((move) => 'car' in move && move.car === car.car) &&
      explainCar(car) === 'cannot-use-all',
  );
}

/**
 * Two bots to overtake, on a course where cars spin and jump in the first turns. What can be pointed at only now and then
 * stands before what holds in every race.
 */
export const lesson: Lesson<PolePositionKind> = {
  seats: 3,
  options: {},
  seed: 'piatnik',
  tips: [
    { name: 'cards', when: choosing },
    { name: 'pick', when: picking },
    { name: 'all', when: (here) => picking(here) && (isOneHeldBack(here) || some(here, cannotUseAll)) },
    {
      name: 'special',
      when: (here) => picking(here) && some(here, (one) => 'end' in one && (one.spins || one.end !== one.to)),
    },
    { name: 'overtake', when: (here) => some(here, (one) => 'end' in one && (overtakingCost(one) ?? 0) > 0) },
    { name: 'podium', when: ({ view }) => view.cars.some(({ at, place }) => place !== null || at > FINISH / 2) },
    { name: 'again', when: (here) => choosing(here) && here.view.turn > 1 },
  ],
};
