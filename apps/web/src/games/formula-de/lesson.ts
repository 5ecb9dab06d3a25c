import { type CarView, type DrivePreview, type FormulaDeTypes, practiceOval } from '@paddock/formula-de';
import type { Position } from '../table-link.ts';
import type { Lesson } from '../ui.ts';
import { cornerAhead, circuitBoardOf } from './circuit-board.ts';

type FormulaDePosition = Position<FormulaDeTypes>;

/** A corner within so many cells is near. */
const CORNER_SOON_CELLS = 12;
/** Cars within so many rows are in each other's way. */
const NEAR_ROWS = 4;

function carToMove({ view }: FormulaDePosition): CarView | undefined {
  return view.cars[view.order[0] ?? -1];
}

function isChoosingGear({ view }: FormulaDePosition): boolean {
  return view.phase === 'gear';
}

function isDriving({ view }: FormulaDePosition): boolean {
  return view.phase === 'move';
}

/** Whether some legal move ends in a certain way. */
function canEnd(position: FormulaDePosition, isSuch: (preview: DrivePreview) => boolean): boolean {
  return (position.previews ?? []).some((preview) => preview.kind === 'drive' && isSuch(preview));
}

function isCornerSoon(position: FormulaDePosition): boolean {
  const cell = carToMove(position)?.cell ?? null;
  const ahead = cell === null ? null : cornerAhead(circuitBoardOf(practiceOval, 'en'), cell);
  return ahead !== null && ahead.cellsAway <= CORNER_SOON_CELLS;
}

/** Whether another car is near enough to end beside or behind it. */
function isInTraffic(position: FormulaDePosition): boolean {
  const { cells } = circuitBoardOf(practiceOval, 'en');
  const rowOf = ({ cell }: CarView): number | undefined => cells.get(cell ?? '')?.row;
  const own = carToMove(position);
  const row = own === undefined ? undefined : rowOf(own);
  if (own === undefined || row === undefined) return false;
  return position.view.cars.some(
    (other) =>
      other.car !== own.car && other.lap === own.lap && Math.abs((rowOf(other) ?? Infinity) - row) <= NEAR_ROWS,
  );
}

/** A lap of the practice oval against three bots. The seed makes everything worth knowing happen. */
export const lesson: Lesson<FormulaDeTypes> = {
  seats: 4,
  options: { circuit: practiceOval, laps: 1 },
  seed: 'coach 1',
  // Tips for rare situations come first.
  tips: [
    { name: 'start', when: (position) => isChoosingGear(position) && position.legal.length === 1 },
    { name: 'finish', when: (position) => canEnd(position, ({ finish }) => finish) },
    { name: 'inside', when: (position) => isChoosingGear(position) && (carToMove(position)?.stops ?? 0) > 0 },
    { name: 'end', when: isDriving },
    {
      name: 'close',
      when: (position) =>
        canEnd(position, ({ collisions }) => collisions.length > 0) ||
        (isChoosingGear(position) && position.legal.length > 1 && isInTraffic(position)),
    },
    {
      name: 'gears',
      when: (position) => isChoosingGear(position) && position.legal.length > 1,
      isDone: (move, before) => 'gear' in move && move.gear > (carToMove(before)?.gear ?? 0),
    },
    { name: 'corner', when: (position) => isChoosingGear(position) && isCornerSoon(position) },
    { name: 'price', when: (position) => canEnd(position, ({ brakes, tyres }) => brakes + tyres > 0) },
  ],
};
