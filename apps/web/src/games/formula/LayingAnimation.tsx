import type { Event, FormulaOnTable } from '@paddock/formula';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { type Keyframes, useCueAnimation } from '../../kit/animation.ts';
import { CardFace, Sign } from './cards.tsx';
import { type Cell, cellsOf, draftOf, startDraft } from './draft.ts';
import { shapesOf } from './Equation.tsx';
import { layOutFormula } from './formula-layout.ts';
import { type FeltPoint, type CardSpot, type FeltLayout, transformOf } from './geometry.ts';
import { NUMBER_LETTERS, type NumberLetter, SIGN_TEXTS } from './signs.ts';

interface TimedCue {
  readonly key: number;
  readonly ms: number;
}

/** A group that is animated while the cue lasts. */
export function AnimatedGroup({
  cue,
  frames,
  children,
}: {
  cue: TimedCue;
  frames: Keyframes;
  children: ReactNode;
}): ReactElement {
  const ref = useRef<SVGGElement>(null);
  useCueAnimation(ref, cue, frames, 'ease-out');
  return <g ref={ref}>{children}</g>;
}

interface LayingAnimationProps {
  readonly table: FeltLayout;
  readonly cue: TimedCue;
  readonly event: Extract<Event, { type: 'formula' }>;
  readonly before: FormulaOnTable;
  readonly from: FeltPoint;
}

const NO_SLOTS: ReadonlySet<string> = new Set();

/** Cards slide from the hand to the table one after another; covered cards go under the formula. */
export function LayingAnimation({ table, cue, event, before, from }: LayingAnimationProps): ReactElement {
  const old = startDraft(before);
  const now = draftOf(before, event.move);
  const was = layOutFormula(table, shapesOf(old, NO_SLOTS));
  const is = layOutFormula(table, shapesOf(now, NO_SLOTS));
  let flying = 0;
  const covered: ReactElement[] = [];
  const moving: ReactElement[] = [];
  for (const place of NUMBER_LETTERS) {
    const cells = cellsOf(now[place]);
    const spotAt = (i: number): CardSpot => ({
      x: is.numbers[place].cards[i]!,
      y: is.numbers[place].y,
      w: is.numbers[place].w,
    });
    const lay = (i: number): CardSpot => ({
      x: was.numbers[place].cards[i]!,
      y: was.numbers[place].y,
      w: was.numbers[place].w,
    });
    for (const [i, face] of before[place].entries()) {
      if (isKept(cells, i)) continue;
      const start = lay(i);
      covered.push(
        <AnimatedGroup key={`${place}${i}`} cue={cue} frames={sinkKeyframes(start, table.under)}>
          <CardFace face={face} />
        </AnimatedGroup>,
      );
    }
    for (const [i, cell] of cells.entries()) {
      const frames =
        cell.laid === null
          ? shiftKeyframes(lay(cell.lying!), spotAt(i))
          : flyKeyframes(from, spotAt(i), flying++, event.laid);
      moving.push(
        <AnimatedGroup key={keyOf(place, i)} cue={cue} frames={frames}>
          <CardFace face={cell.face} />
        </AnimatedGroup>,
      );
    }
  }
  const { op, equals } = is;
  return (
    <g className="fo-equation" aria-hidden="true">
      {covered}
      <AnimatedGroup cue={cue} frames={shiftKeyframes({ ...was.op, w: was.op.w * 0.86 }, { ...op, w: op.w * 0.86 })}>
        <Sign sign={SIGN_TEXTS[event.move.op]} />
      </AnimatedGroup>
      <AnimatedGroup cue={cue} frames={shiftKeyframes(was.equals, equals)}>
        <path className="fo-equals" d="M-24-11H24M-24 11H24" />
      </AnimatedGroup>
      {moving}
    </g>
  );
}

function keyOf(place: NumberLetter, i: number): string {
  return `${place} ${i}`;
}

function isKept(cells: readonly Cell[], index: number): boolean {
  return cells.some(({ laid, lying }) => laid === null && lying === index);
}

function transformAt(spot: CardSpot, angle = 0): string {
  return transformOf(spot, spot.w / 100, angle);
}

function shiftKeyframes(from: CardSpot, to: CardSpot): Keyframe[] {
  return [
    { transform: transformAt(from) },
    { transform: transformAt(to), offset: 0.35 },
    { transform: transformAt(to) },
  ];
}

function flyKeyframes(from: FeltPoint, to: CardSpot, nth: number, of: number): Keyframe[] {
  const start = transformAt({ ...from, w: to.w * 0.5 }, nth % 2 === 0 ? -14 : 12);
  const leave = 0.04 + (nth / Math.max(1, of)) * 0.4;
  const arrive = leave + 0.36;
  return [
    { transform: start, opacity: 0 },
    { transform: start, opacity: 0, offset: leave },
    { opacity: 1, offset: leave + 0.04 },
    { transform: transformAt({ ...to, w: to.w * 1.08 }, 2), offset: arrive - 0.06 },
    { transform: transformAt(to), offset: arrive },
    { transform: transformAt(to), opacity: 1 },
  ];
}

function sinkKeyframes(from: CardSpot, to: CardSpot): Keyframe[] {
  return [
    { transform: transformAt(from), opacity: 1 },
    { transform: transformAt(from), opacity: 1, offset: 0.55 },
    { transform: transformAt(to, 8), opacity: 1, offset: 0.95 },
    { transform: transformAt(to, 8), opacity: 0 },
  ];
}
