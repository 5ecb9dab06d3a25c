import type { Event, PolePositionTypes } from '@paddock/pole-position';
import { type ReactElement, useRef } from 'react';
import { type Keyframes, useCueAnimation } from '../../kit/animation.ts';
import type { Cue } from '../ui.ts';
import { CARD_ROW } from './card-row.ts';
import { revealTimesOf } from './reveal.ts';

interface PlayedCardProps {
  readonly seat: number;
  /** The value of the card, if the viewer knows it. */
  readonly fuel: number | null;
  readonly isFaceDown: boolean;
  readonly isReady: boolean;
  /** The viewer's own card comes from the hand below the board, those of others from above. */
  readonly isOwn: boolean;
  readonly cue: Cue<PolePositionTypes> | null;
}

/** A fuel card in the middle: face down while others choose, then turned over. */
export function PlayedCard({ seat, fuel, isFaceDown, isReady, isOwn, cue }: PlayedCardProps): ReactElement {
  const back = useRef<SVGGElement>(null);
  const front = useRef<SVGGElement>(null);
  const event = cue?.event ?? null;
  const isTurning = event?.type === 'revealed' && event.fuel[seat] !== null;
  const isComing = event?.type === 'chose' && event.seat === seat;
  useCueAnimation(back, cue, event === null ? null : backKeyframes(event, seat, isOwn), 'linear');
  useCueAnimation(front, cue, event === null ? null : frontKeyframes(event, seat), 'linear');
  const face = event?.type === 'revealed' ? (event.fuel[seat] ?? null) : fuel;
  const showsBack = isFaceDown && (isReady || isComing);
  return (
    <g transform={`translate(0 ${CARD_ROW.cardY})`}>
      {!showsBack && (isFaceDown || face === null) && <rect className="pp-card-slot" {...CARD_RECT} />}
      {showsBack && (
        <g ref={back}>
          <CardBack />
        </g>
      )}
      {((!isFaceDown && face !== null) || isTurning) && (
        <g ref={front} opacity={isTurning ? 0 : 1}>
          <rect className="pp-card" {...CARD_RECT} />
          <path className="pp-card-corner" d={CORNER} />
          <text className="pp-card-number" dy="0.36em">
            {face}
          </text>
        </g>
      )}
    </g>
  );
}

const { width, height } = CARD_ROW;
const CARD_RECT = { x: -width / 2, y: -height / 2, width, height, rx: 12 } as const;
const CORNER = `M${-width / 2 + 6} ${-height / 2 + 6}h30l-30 30z`;

/** The card slides in from the edge of the board, or turns away. */
function backKeyframes(event: Event, seat: number, isOwn: boolean): Keyframes | null {
  if (event.type === 'chose' && event.seat === seat) {
    return [
      { transform: `translate(0, ${isOwn ? 420 : -300}px) rotate(${isOwn ? -14 : 18}deg)`, opacity: 0 },
      { opacity: 1, offset: 0.3 },
      { transform: 'translate(0, 6px) rotate(2deg)', opacity: 1, offset: 0.82, easing: 'ease-out' },
      { transform: 'none', opacity: 1 },
    ];
  }
  if (event.type !== 'revealed') return null;
  const { turnsAt, turnShare } = revealTimesOf(event);
  const start = turnsAt[seat] ?? null;
  if (start === null) return null;
  return [
    { transform: 'none' },
    { transform: 'none', offset: start, easing: 'ease-in' },
    { transform: 'translate(0, -10px) scale(0, 1.08)', offset: start + turnShare * 0.4 },
    { transform: 'translate(0, -10px) scale(0, 1.08)' },
  ];
}

/** The face appears when the back has turned away; at the end of a turn the card is put away. */
function frontKeyframes(event: Event, seat: number): Keyframes | null {
  if (event.type === 'turnEnded') return [{ opacity: 1 }, { transform: 'translate(0, 40px) scale(0.9)', opacity: 0 }];
  if (event.type !== 'revealed') return null;
  const { turnsAt, turnShare } = revealTimesOf(event);
  const start = turnsAt[seat] ?? null;
  if (start === null) return null;
  const hidden = { transform: 'translate(0, -10px) scale(0, 1.08)', opacity: 1 };
  return [
    hidden,
    { ...hidden, offset: start + turnShare * 0.4, easing: 'ease-out' },
    {
      transform: 'translate(0, -10px) scale(1.14)',
      opacity: 1,
      offset: start + turnShare * 0.72,
      easing: 'ease-in-out',
    },
    { transform: 'none', opacity: 1, offset: start + turnShare * 0.98 },
    { transform: 'none', opacity: 1 },
  ];
}

const CHEQUER = [-3, -2, -1, 0, 1, 2]
  .flatMap((row) => [-2, -1, 0, 1].filter((column) => (row + column) % 2 === 0).map((column) => [column, row] as const))
  .map(([column, row]) => `M${column * 22} ${row * 22}h22v22h-22z`)
  .join('');

/** The back of a card: a chequered field with a roundel. */
function CardBack(): ReactElement {
  return (
    <>
      <rect className="pp-card-back" {...CARD_RECT} />
      <path className="pp-card-chequer" d={CHEQUER} />
      <circle className="pp-card-roundel" r="26" />
    </>
  );
}
