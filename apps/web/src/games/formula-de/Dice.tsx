import { DIE_FACES, type FormulaDeTypes, type View } from '@paddock/formula-de';
import { type CSSProperties, type ReactElement, useRef } from 'react';
import { type Keyframes, useCueAnimation } from '../../kit/animation.ts';
import type { Cue } from '../ui.ts';
import { revealAt } from './animation.ts';
import { Die } from './Die.tsx';
import type { FormulaDeTextContext } from './ui-types.ts';
import { carName } from './car-names.ts';

/** The die is thrown from below, bounces twice and lies still at `settledAt`. */
function tumbleKeyframes(settledAt: number): Keyframes {
  return [
    { transform: 'translate(-45%, 130%) rotate(-560deg) scale(0.35)', opacity: 0, offset: 0 },
    { transform: 'translate(-20%, -35%) rotate(-300deg) scale(1.3)', opacity: 1, offset: 0.3 * settledAt },
    { transform: 'translate(-8%, 12%) rotate(-130deg) scale(0.94)', offset: 0.55 * settledAt },
    { transform: 'translate(2%, -14%) rotate(-30deg) scale(1.1)', offset: 0.75 * settledAt },
    { transform: 'translate(1%, 4%) rotate(8deg) scale(0.97)', offset: 0.92 * settledAt },
    { transform: 'none', offset: settledAt },
    { transform: 'none', offset: 1 },
  ];
}

/** The face appears when the die has settled. */
function faceKeyframes(settledAt: number): Keyframes {
  return [
    { opacity: 0, offset: 0 },
    { opacity: 0, offset: settledAt - 0.01 },
    { opacity: 1, offset: settledAt },
    { opacity: 1, offset: 1 },
  ];
}

/** The size of the die in the corner. While it rolls, the style sheet makes it larger. */
const REST_DIE_PX = 54;

interface DiceProps {
  readonly view: View;
  readonly cue: Cue<FormulaDeTypes> | null;
  readonly context: FormulaDeTextContext;
}

/** The die that is rolling, or the result until its cells have been driven. */
export function Dice({ view, cue, context }: DiceProps): ReactElement | null {
  const event = cue?.event;
  if (event?.type === 'rolled' || event?.type === 'black')
    return <RollingDie key={cue!.key} cue={cue!} context={context} />;
  if ((event !== undefined && event.type !== 'moved') || view.roll === null) return null;
  const car = view.cars[view.order[0] ?? -1];
  return (
    <div className="fd-dice fd-dice-rest" aria-hidden="true">
      <Die gear={car?.gear ?? 0} face={view.roll} size={REST_DIE_PX} />
      <span className="fd-dice-words">{context.t.cells(view.roll).replace(/^\d+\s*/u, '')}</span>
    </div>
  );
}

function RollingDie({
  cue,
  context,
}: {
  cue: Cue<FormulaDeTypes>;
  context: FormulaDeTextContext;
}): ReactElement | null {
  const die = useRef<HTMLDivElement>(null);
  const verdict = useRef<HTMLSpanElement>(null);
  const face = useRef<SVGTextElement>(null);
  const { event } = cue;
  const settledAt = revealAt(event);
  useCueAnimation(die, cue, tumbleKeyframes(settledAt), 'linear');
  useCueAnimation(verdict, cue, faceKeyframes(settledAt), 'linear');
  useCueAnimation(face, cue, faceKeyframes(settledAt), 'linear');
  if (event.type !== 'rolled' && event.type !== 'black') return null;
  const { t } = context;
  const gear = event.type === 'rolled' ? event.gear : 0;
  // For the grid all cars roll in a second: large dice would flicker.
  const isQuick = event.type === 'black' && event.for === 'grid';
  const tumbleStyle = { '--tumble-ms': `${Math.round(settledAt * cue.ms)}ms` } as CSSProperties;
  return (
    <div className={`fd-dice ${isQuick ? 'fd-dice-rest' : 'fd-dice-rolling'}`} aria-hidden="true" style={tumbleStyle}>
      <div ref={die} className="fd-dice-die">
        <Die
          gear={gear}
          face={event.result}
          size={REST_DIE_PX}
          faceRef={face}
          {...(isQuick ? {} : { passingFaces: passingFaces(gear) })}
        />
      </div>
      <span className="fd-dice-words">
        <b>{carName(context, event.car)}</b>
        <span>{event.type === 'rolled' ? t.board.gear(gear) : t.board.black[event.for]}</span>
        <span ref={verdict} className="fd-verdict">
          {rollResultText(event, context)}
        </span>
      </span>
    </div>
  );
}

/** Faces that flash by while the die tumbles, the same whatever the result is. */
function passingFaces(gear: number): readonly number[] {
  const faces = gear === 0 ? [13, 4, 17] : DIE_FACES[gear]!;
  return [faces.at(-1)!, faces[0]!, faces[faces.length >> 1]!];
}

function rollResultText(event: Cue<FormulaDeTypes>['event'], { t }: FormulaDeTextContext): string {
  if (event.type === 'rolled') return t.cells(event.result);
  if (event.type !== 'black') return '';
  return event.outcome === null ? '' : t.board.verdict[event.outcome];
}
