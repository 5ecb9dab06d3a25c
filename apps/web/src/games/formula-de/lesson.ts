import { type FormulaDeKind, practiceOval } from '@paddock/formula-de';
import type { Position } from '../../table/link.ts';
import type { Lesson } from '../ui.ts';
import { cornerAhead, courseOf } from './course.ts';

type FdPosition = Position<FormulaDeKind>;

/** Cells to the next corner from which on one should think about it. */
const SOON = 12;

function ownCar({ view }: FdPosition): FormulaDeKind['view']['cars'][number] | undefined {
  return view.cars[view.order[0] ?? -1];
}

function drives(position: FdPosition): boolean {
  return position.view.phase === 'move';
}

function isCornerSoon(position: FdPosition): boolean {
  const cell = ownCar(position)?.cell ?? null;
  const ahead = cell === null ? null : cornerAhead(courseOf(practiceOval, 'en'), cell);
  return ahead !== null && ahead.away <= SOON && position.view.phase === 'gear';
}

/** A lap of the practice oval against two others; the dice are such that everything worth knowing happens. */
export const lesson: Lesson<FormulaDeKind> = {
  seats: 3,
  options: { circuit: practiceOval, laps: 1 },
  seed: 'coach',
  tips: [
    { name: 'start', when: ({ view }) => view.phase === 'gear' },
    { name: 'end', when: drives },
    { name: 'gears', when: ({ view, legal }) => view.phase === 'gear' && legal.length > 1 },
    { name: 'corner', when: isCornerSoon },
    {
      name: 'price',
      when: (position) =>
        drives(position) &&
        (position.previews ?? []).some((preview) => preview.kind === 'drive' && preview.brakes + preview.tyres > 0),
    },
    { name: 'inside', when: (position) => position.view.phase === 'gear' && (ownCar(position)?.stops ?? 0) > 0 },
    {
      name: 'close',
      when: (position) =>
        drives(position) &&
        (position.previews ?? []).some((preview) => preview.kind === 'drive' && preview.collisions.length > 0),
    },
    {
      name: 'finish',
      when: (position) =>
        drives(position) && (position.previews ?? []).some((preview) => preview.kind === 'drive' && preview.finish),
    },
  ],
};
