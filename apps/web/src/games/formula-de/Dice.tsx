import type { FormulaDeTypes, View } from '@paddock/formula-de';
import { type ReactElement, useRef } from 'react';
import { type Keyframes, useCueAnimation } from '../../kit/animation.ts';
import type { Cue } from '../ui.ts';
import { Die } from './Die.tsx';
import type { FormulaDeTextContext } from './ui-types.ts';
import { carName } from './car-names.ts';

const TUMBLE_KEYFRAMES: Keyframes = [
  { transform: 'translate(-5rem, -3.500rem) rotate(-420deg) scale(0.6)', opacity: 0, offset: 0 },
  { transform: 'translate(-2rem, 0.500rem) rotate(-180deg) scale(1.1)', opacity: 1, offset: 0.3 },
  { transform: 'translate(0.400rem, -0.900rem) rotate(20deg) scale(1.05)', offset: 0.5 },
  { transform: 'translate(0, 0) rotate(-6deg) scale(1)', offset: 0.66 },
  { transform: 'none', offset: 0.75 },
  { transform: 'none', offset: 1 },
];
/** The face appears when the die has settled. */
const SETTLE_KEYFRAMES: Keyframes = [
  { opacity: 0, offset: 0 },
  { opacity: 0, offset: 0.5 },
  { opacity: 1, offset: 0.68 },
  { opacity: 1, offset: 1 },
];

interface DiceProps {
  readonly view: View;
  readonly cue: Cue<FormulaDeTypes> | null;
  readonly context: FormulaDeTextContext;
}

/** The die that is rolling, or the result while its cells are to be driven. */
export function Dice({ view, cue, context }: DiceProps): ReactElement | null {
  const event = cue?.event;
  if (event?.type === 'rolled' || event?.type === 'black')
    return <RollingDie key={cue!.key} cue={cue!} context={context} />;
  if (event !== undefined || view.roll === null) return null;
  const car = view.cars[view.order[0] ?? -1];
  return (
    <div className="fd-dice fd-dice-rest" aria-hidden="true">
      <Die gear={car?.gear ?? 0} face={view.roll} size={54} />
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
  useCueAnimation(die, cue, TUMBLE_KEYFRAMES, 'ease-out');
  useCueAnimation(verdict, cue, SETTLE_KEYFRAMES, 'linear');
  useCueAnimation(face, cue, SETTLE_KEYFRAMES, 'linear');
  const { event } = cue;
  if (event.type !== 'rolled' && event.type !== 'black') return null;
  const { t } = context;
  const gear = event.type === 'rolled' ? event.gear : 0;
  return (
    <div className="fd-dice" aria-hidden="true">
      <div ref={die} className="fd-dice-die">
        <Die gear={gear} face={event.result} size={84} faceRef={face} />
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

function rollResultText(event: Cue<FormulaDeTypes>['event'], { t }: FormulaDeTextContext): string {
  if (event.type === 'rolled') return t.cells(event.result);
  if (event.type !== 'black') return '';
  return event.outcome === null ? '' : t.board.verdict[event.outcome];
}
