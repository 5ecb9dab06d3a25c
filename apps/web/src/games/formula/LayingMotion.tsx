import type { Event, FormulaOnTable } from '@paddock/formula';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { type Keyframes, useCueAnimation } from '../../kit/animation.ts';
import { CardFace, Sign } from './cards.tsx';
import { type Cell, cellsOf, draftOf, startDraft } from './draft.ts';
import { shapesOf } from './Equation.tsx';
import { arrange } from './arrange.ts';
import { type Point, type Spot, type Table, transformOf } from './geometry.ts';
import { PLACES, type Place, SIGNS } from './signs.ts';

interface Timed {
  readonly key: number;
  readonly ms: number;
}

/** A group that moves for as long as the cue lasts. */
export function Mover({ cue, frames, children }: { cue: Timed; frames: Keyframes; children: ReactNode }): ReactElement {
  const ref = useRef<SVGGElement>(null);
  useCueAnimation(ref, cue, frames, 'ease-out');
  return <g ref={ref}>{children}</g>;
}

interface LayingMotionProps {
  readonly table: Table;
  readonly cue: Timed;
  readonly event: Extract<Event, { type: 'formula' }>;
  readonly before: FormulaOnTable;
  readonly from: Point;
}

const NO_SLOTS: ReadonlySet<string> = new Set();

/** Cards slide from the hand to the table one after another; what they cover goes beneath, to the others under the formula. */
export function LayingMotion({ table, cue, event, before, from }: LayingMotionProps): ReactElement {
  const old = startDraft(before);
  const now = draftOf(before, event.move);
  const was = arrange(table, shapesOf(old, NO_SLOTS));
  const is = arrange(table, shapesOf(now, NO_SLOTS));
  let flying = 0;
  const covered: ReactElement[] = [];
  const moving: ReactElement[] = [];
  for (const place of PLACES) {
    const cells = cellsOf(now[place]);
    const spotAt = (i: number): Spot => ({
      x: is.numbers[place].cards[i]!,
      y: is.numbers[place].y,
      w: is.numbers[place].w,
    });
    const lay = (i: number): Spot => ({
      x: was.numbers[place].cards[i]!,
      y: was.numbers[place].y,
      w: was.numbers[place].w,
    });
    for (const [i, face] of before[place].entries()) {
      if (isKept(cells, i)) continue;
      const start = lay(i);
      covered.push(
        <Mover key={`${place}${i}`} cue={cue} frames={sink(start, table.under)}>
          <CardFace face={face} />
        </Mover>,
      );
    }
    for (const [i, cell] of cells.entries()) {
      const frames =
        cell.laid === null ? shift(lay(cell.lying!), spotAt(i)) : fly(from, spotAt(i), flying++, event.laid);
      moving.push(
        <Mover key={keyOf(place, i)} cue={cue} frames={frames}>
          <CardFace face={cell.face} />
        </Mover>,
      );
    }
  }
  const { op, equals } = is;
  return (
    <g className="fo-equation" aria-hidden="true">
      {covered}
      <Mover cue={cue} frames={shift({ ...was.op, w: was.op.w * 0.86 }, { ...op, w: op.w * 0.86 })}>
        <Sign sign={SIGNS[event.move.op]} />
      </Mover>
      <Mover cue={cue} frames={shift(was.equals, equals)}>
        <path className="fo-equals" d="M-24-11H24M-24 11H24" />
      </Mover>
      {moving}
    </g>
  );
}

function keyOf(place: Place, i: number): string {
  return `${place} ${i}`;
}

function isKept(cells: readonly Cell[], index: number): boolean {
  return cells.some(({ laid, lying }) => laid === null && lying === index);
}

function at(spot: Spot, angle = 0): string {
  return transformOf(spot, spot.w / 100, angle);
}

function shift(from: Spot, to: Spot): Keyframe[] {
  return [{ transform: at(from) }, { transform: at(to), offset: 0.35 }, { transform: at(to) }];
}

function fly(from: Point, to: Spot, nth: number, of: number): Keyframe[] {
  const start = at({ ...from, w: to.w * 0.5 }, nth % 2 === 0 ? -14 : 12);
  const leave = 0.04 + (nth / Math.max(1, of)) * 0.4;
  const arrive = leave + 0.36;
  return [
    { transform: start, opacity: 0 },
    { transform: start, opacity: 0, offset: leave },
    { opacity: 1, offset: leave + 0.04 },
    { transform: at({ ...to, w: to.w * 1.08 }, 2), offset: arrive - 0.06 },
    { transform: at(to), offset: arrive },
    { transform: at(to), opacity: 1 },
  ];
}

function sink(from: Spot, to: Spot): Keyframe[] {
  return [
    { transform: at(from), opacity: 1 },
    { transform: at(from), opacity: 1, offset: 0.55 },
    { transform: at(to, 8), opacity: 1, offset: 0.95 },
    { transform: at(to, 8), opacity: 0 },
  ];
}
