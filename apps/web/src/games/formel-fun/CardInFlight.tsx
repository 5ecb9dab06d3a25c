import type { Card, FormelFunTypes } from '@paddock/formel-fun';
import { type ReactElement, useRef } from 'react';
import { useCueAnimation } from '../../kit/animation.ts';
import type { Cue } from '../ui.ts';
import { CardBack, CardFace } from './CardFace.tsx';
import { CARD_SCALE, DISCARD_CENTRE, PILE_CENTRE, scorePlace } from './Infield.tsx';

/** A card that moves from a team to the discard pile, or from the draw pile to a team. */
export function CardInFlight({ cue, seats }: { cue: Cue<FormelFunTypes> | null; seats: number }): ReactElement | null {
  const ref = useRef<SVGGElement>(null);
  const flight = cardInFlightOf(cue);
  const team = scorePlace(flight?.seat ?? 0, seats);
  const [from, to] = flight?.drawn === true ? [PILE_CENTRE, team] : [team, DISCARD_CENTRE];
  const small = flight?.drawn === true ? 0.5 : CARD_SCALE;
  const frames = [
    { transform: `translate(${from.x}px, ${from.y}px) scale(${flight?.drawn === true ? CARD_SCALE : 0.4})` },
    {
      transform: `translate(${(from.x + to.x) / 2}px, ${Math.min(from.y, to.y) - 30}px) scale(${small * 1.25})`,
      offset: 0.55,
    },
    { transform: `translate(${to.x}px, ${to.y}px) scale(${small})` },
  ];
  useCueAnimation(ref, cue, flight === null ? null : frames, 'ease-out');
  if (flight === null) return null;
  return (
    <g ref={ref} className="ff-flight">
      {flight.card === null ? <CardBack /> : <CardFace card={flight.card} />}
      {flight.turbo && (
        <g transform="translate(46 14) rotate(8)">
          <CardFace card="T" />
        </g>
      )}
    </g>
  );
}

/** The seat and card that a cue moves, if it moves one. */
function cardInFlightOf(
  cue: Cue<FormelFunTypes> | null,
): { seat: number; card: Card | null; drawn: boolean; turbo: boolean } | null {
  if (cue === null) return null;
  const { event } = cue;
  if (event.type === 'played') return { seat: event.seat, card: event.card, drawn: false, turbo: event.turbo };
  if (event.type === 'drew' || event.type === 'dealt')
    return { seat: event.seat, card: null, drawn: true, turbo: false };
  return null;
}
