import { type ReactElement, useId, useRef } from 'react';
import type { TextContext } from '../games/ui.ts';
import { CarBadge } from '../kit/Car.tsx';
import { percentText } from './numbers.ts';
import { RibbonPattern } from './RibbonPattern.tsx';
import type { DebriefTexts } from './texts/types.ts';
import { useWidth } from './useWidth.ts';
import './ribbon.css';

interface WinBarProps {
  readonly chances: readonly number[];
  readonly context: TextContext;
  readonly t: DebriefTexts;
}

const HEIGHT = 30;
/** Narrower parts have no number. */
const MIN_TEXT_WIDTH = 34;

/** Everybody's chances as one bar in the liveries, and with their names. */
export function WinBar({ chances, context, t }: WinBarProps): ReactElement {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, 320);
  const texts = chances.map((chance, seat) => t.chanceOf(context.name(seat), percentText(chance, t, context)));
  const parts = layOutParts(chances, width);
  return (
    <div ref={box} className="debrief-bar" role="img" aria-label={`${t.coach.winBar}: ${texts.join(', ')}.`}>
      <svg width={width} height={HEIGHT} aria-hidden="true">
        <defs>
          {parts.map(({ seat }) => (
            <RibbonPattern key={seat} id={id} seat={seat} />
          ))}
        </defs>
        {parts.map(({ seat, x, room }) => (
          <g key={seat}>
            <rect className="debrief-band" x={x} width={room} height={HEIGHT} fill={`url(#${id}-${seat})`} />
            {room >= MIN_TEXT_WIDTH && (
              <text className="debrief-label" x={x + room / 2} y={HEIGHT / 2} dy="0.35em">
                {percentText(chances[seat]!, t, context)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <ul className="debrief-bar-names" aria-hidden="true">
        {chances.map((chance, seat) => (
          <li key={seat}>
            <CarBadge seat={seat} size={26} />
            {context.name(seat)} <b>{percentText(chance, t, context)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The place and the width of every seat's part. */
function layOutParts(chances: readonly number[], width: number): { seat: number; x: number; room: number }[] {
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  let x = 0;
  return chances.map((chance, seat) => {
    const part = { seat, x, room: (chance / total) * width };
    x += part.room;
    return part;
  });
}
