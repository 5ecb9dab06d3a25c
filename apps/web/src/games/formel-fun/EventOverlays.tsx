import { type Card, type FormelFunTypes, numberOfRaces } from '@paddock/formel-fun';
import { type ReactElement, useRef } from 'react';
import { useCueAnimation } from '../../kit/animation.ts';
import type { Cue } from '../ui.ts';
import { CardBack, CardFace } from './CardFace.tsx';
import { CENTRE } from './geometry.ts';
import { CARD_SCALE, DISCARD_CENTRE, PILE_CENTRE, scorePlace } from './Infield.tsx';
import { carName, type FormelFunTextContext } from './sentences.ts';

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

/** A banner for important events: a car is out, a new race, a place in the final. */
export function EventBanner({
  cue,
  context,
}: {
  cue: Cue<FormelFunTypes> | null;
  context: FormelFunTextContext;
}): ReactElement | null {
  const ref = useRef<SVGGElement>(null);
  const lines = cue === null ? null : bannerOf(cue, context);
  useCueAnimation(
    ref,
    cue,
    lines === null
      ? null
      : [
          { transform: 'scale(0.6) rotate(-7deg)', opacity: 0 },
          { transform: 'scale(1.06) rotate(-4deg)', opacity: 1, offset: 0.22 },
          { transform: 'scale(1) rotate(-4deg)', opacity: 1, offset: 0.35 },
          { transform: 'scale(1) rotate(-4deg)', opacity: 1, offset: 0.88 },
          { transform: 'scale(1) rotate(-4deg)', opacity: 0 },
        ],
  );
  if (lines === null) return null;
  const [title, text, kind] = lines;
  return (
    <g transform={`translate(${CENTRE.x} ${CENTRE.y})`} className={`ff-banner ff-banner-${kind}`}>
      <g ref={ref}>
        <rect x="-270" y="-92" width="540" height="184" rx="18" />
        <rect className="ff-banner-frame" x="-258" y="-80" width="516" height="160" rx="12" />
        <text className="ff-banner-title" y={text === '' ? 30 : 6} style={{ fontSize: fontSizeFor(title, 84) }}>
          {title}
        </text>
        <text className="ff-banner-text" y="56" style={{ fontSize: fontSizeFor(text, 40) }}>
          {text}
        </text>
      </g>
    </g>
  );
}

/** The inner width of the banner, and the width of a letter relative to the font size. */
const BANNER_WIDTH = 490;
const LETTER_WIDTH = 0.5;

/** The font size at which a text fits into the banner. */
function fontSizeFor(text: string, largest: number): number {
  return Math.min(largest, BANNER_WIDTH / (LETTER_WIDTH * Math.max(1, text.length)));
}

function bannerOf(
  { event }: Cue<FormelFunTypes>,
  context: FormelFunTextContext,
): readonly [string, string, 'red' | 'green'] | null {
  const { t, info } = context;
  const races = numberOfRaces(info.seats);
  switch (event.type) {
    case 'eliminated':
      return [t.board.out, t.punctuation.labelled(carName(event.car, context), t.board.plus(event.points)), 'red'];
    case 'finished':
      return [
        t.board.place(event.place),
        t.punctuation.labelled(carName(event.car, context), t.board.plus(event.points)),
        'green',
      ];
    case 'race':
      return [t.board.newRace(event.race, races, event.race === races), '', 'green'];
    case 'turned':
      return [t.board.shuffled, '', 'green'];
    default:
      return null;
  }
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
