import type { PolePositionTypes } from '@paddock/pole-position';
import { type ReactElement, useRef } from 'react';
import { type Keyframes, useCueAnimation } from '../../kit/animation.ts';
import type { Cue } from '../ui.ts';

interface PlayedCardProps {
  readonly x: number;
  readonly seat: number;
  /** The value of the card, if the viewer knows it. */
  readonly fuel: number | null;
  readonly isFaceDown: boolean;
  readonly isReady: boolean;
  readonly cue: Cue<PolePositionTypes> | null;
}

const FLIP_AWAY: Keyframe[] = [
  { transform: 'scaleX(1)', offset: 0.1 },
  { transform: 'scaleX(0)', offset: 0.4 },
  { transform: 'scaleX(0)', offset: 1 },
];
const FLIP_IN: Keyframe[] = [
  { transform: 'scaleX(0)', opacity: 1, offset: 0 },
  { transform: 'scaleX(0)', opacity: 1, offset: 0.4 },
  { transform: 'scaleX(1.08)', opacity: 1, offset: 0.62 },
  { transform: 'scaleX(1)', opacity: 1, offset: 0.72 },
  { transform: 'scaleX(1)', opacity: 1, offset: 1 },
];
const LAY_DOWN: Keyframe[] = [
  { transform: 'translate(70px, 0) rotate(14deg)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];

/** A fuel card on the table: face down while others choose, then turned over with all the others. */
export function PlayedCard({ x, seat, fuel, isFaceDown, isReady, cue }: PlayedCardProps): ReactElement {
  const back = useRef<SVGGElement>(null);
  const front = useRef<SVGGElement>(null);
  const event = cue?.event;
  const turning = event?.type === 'revealed' && event.fuel[seat] !== null;
  const laying = event?.type === 'chose' && event.seat === seat;
  useCueAnimation(back, cue, backKeyframes(turning, laying), 'ease-in-out');
  useCueAnimation(front, cue, turning ? FLIP_IN : null, 'ease-in-out');
  const face = event?.type === 'revealed' ? (event.fuel[seat] ?? null) : fuel;
  const showsBack = isFaceDown && (isReady || laying);
  return (
    <g transform={`translate(${x} 30)`}>
      {!showsBack && (isFaceDown || face === null) && (
        <rect className="pp-card-slot" x="-20" y="-26" width="40" height="52" rx="5" />
      )}
      {showsBack && (
        <g ref={back}>
          <CardBack />
        </g>
      )}
      {((!isFaceDown && face !== null) || turning) && (
        <g ref={front} opacity={turning ? 0 : 1}>
          <rect className="pp-card" x="-20" y="-26" width="40" height="52" rx="5" />
          <text className="pp-card-number" dy="0.36em">
            {face}
          </text>
        </g>
      )}
    </g>
  );
}

function backKeyframes(turning: boolean, laying: boolean): Keyframes | null {
  return turning ? FLIP_AWAY : laying ? LAY_DOWN : null;
}

/** The back of a card: a chequered field with a roundel. */
function CardBack(): ReactElement {
  return (
    <>
      <rect className="pp-card-back" x="-20" y="-26" width="40" height="52" rx="5" />
      <path
        className="pp-card-chequer"
        d="M-14-20h7v8h-7zM0-20h7v8h-7zM-7-12h7v8h-7zM7-12h7v8h-7zM-14-4h7v8h-7zM0-4h7v8h-7zM-7 4h7v8h-7zM7 4h7v8h-7zM-14 12h7v8h-7zM0 12h7v8h-7z"
      />
      <circle className="pp-card-roundel" r="9" />
    </>
  );
}
