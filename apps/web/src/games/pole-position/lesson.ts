import { FINISH, type PolePositionKind, type Preview } from '@paddock/pole-position';
import type { Position } from '../../table/link.ts';
import type { Lesson } from '../ui.ts';
import { overtakingCost } from './words.ts';

type Here = Position<PolePositionKind>;

/** Things told while a car is picked fit the move in question; those told over the cards fit every race. */
const picking = ({ view }: Here): boolean => view.phase === 'move';
const choosing = ({ view }: Here): boolean => view.phase === 'choose';

function some({ previews }: Here, test: (preview: Preview) => boolean): boolean {
  return previews?.some(test) ?? false;
}

/** Two bots to overtake, on a course where cars spin and jump in the first turns. */
export const lesson: Lesson<PolePositionKind> = {
  seats: 3,
  options: {},
  seed: 'piatnik',
  tips: [
    { name: 'cards', when: choosing },
    { name: 'pick', when: picking },
    { name: 'again', when: (here) => choosing(here) && here.view.turn > 1 },
    {
      name: 'special',
      when: (here) => picking(here) && some(here, (one) => 'end' in one && (one.spins || one.end !== one.to)),
    },
    { name: 'overtake', when: (here) => some(here, (one) => 'end' in one && (overtakingCost(one) ?? 0) > 0) },
    { name: 'all', when: (here) => picking(here) && here.view.turn > 3 },
    { name: 'podium', when: ({ view }) => view.cars.some(({ at, place }) => place !== null || at > FINISH / 2) },
  ],
};
