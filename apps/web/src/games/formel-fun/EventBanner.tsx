import { type FormelFunTypes, numberInTeam, numberOfRaces, type View } from '@paddock/formel-fun';
import { type ReactElement, useRef } from 'react';
import { Car } from '../../kit/Car.tsx';
import { useCueAnimation } from '../../kit/animation.ts';
import type { Cue } from '../ui.ts';
import { ROLLED_OFF_AT } from './car-animation.ts';
import { CENTRE } from './geometry.ts';
import { carName, type FormelFunTextContext } from './sentences.ts';

interface BannerProps {
  readonly cue: Cue<FormelFunTypes> | null;
  /** The view before the event. */
  readonly view: View;
  readonly context: FormelFunTextContext;
}

/** A banner for important events: the place of a car that is out, a new race, a place in the final. */
export function EventBanner({ cue, view, context }: BannerProps): ReactElement | null {
  const ref = useRef<SVGGElement>(null);
  const banner = cue === null ? null : bannerOf(cue, view, context);
  useCueAnimation(ref, cue, banner === null ? null : popUpKeyframes(banner.appearsAt), 'linear');
  if (banner === null) return null;
  const { title, text, kind, car, stamp } = banner;
  const top = car === null ? -92 : -176;
  return (
    <g transform={`translate(${CENTRE.x} ${CENTRE.y})`} className={`ff-banner ff-banner-${kind}`}>
      <g ref={ref}>
        <rect x="-270" y={top} width="540" height={92 - top} rx="18" />
        <rect className="ff-banner-frame" x="-258" y={top + 12} width="516" height={68 - top} rx="12" />
        {car !== null && (
          <>
            <rect className="ff-banner-road" x="-258" y="-128" width="516" height="84" />
            <Car seat={car.seat} number={numberInTeam(car.car, view.points.length)} y={-86} scale={3.2} />
          </>
        )}
        {stamp !== null && (
          <text className="ff-banner-stamp" x="170" y="-74" transform="rotate(-9 170 -86)">
            {stamp}
          </text>
        )}
        <text className="ff-banner-title" y={text === '' ? 30 : 20} style={{ fontSize: fontSizeFor(title, 84) }}>
          {title}
        </text>
        <text className="ff-banner-text" y="64" style={{ fontSize: fontSizeFor(text, 40) }}>
          {text}
        </text>
      </g>
    </g>
  );
}

function popUpKeyframes(appearsAt: number): Keyframe[] {
  const hidden = { transform: 'scale(0.6) rotate(-7deg)', opacity: 0 };
  const at = (share: number): number => appearsAt + (1 - appearsAt) * share;
  return [
    hidden,
    { ...hidden, offset: appearsAt, easing: 'ease-out' },
    { transform: 'scale(1.06) rotate(-4deg)', opacity: 1, offset: at(0.22) },
    { transform: 'scale(1) rotate(-4deg)', opacity: 1, offset: at(0.35) },
    { transform: 'scale(1) rotate(-4deg)', opacity: 1, offset: at(0.9) },
    { transform: 'scale(1) rotate(-4deg)', opacity: 0 },
  ];
}

/** The inner width of the banner, and the width of a letter relative to the font size. */
const BANNER_WIDTH = 490;
const LETTER_WIDTH = 0.5;

/** The font size at which a text fits into the banner. */
function fontSizeFor(text: string, largest: number): number {
  return Math.min(largest, BANNER_WIDTH / (LETTER_WIDTH * Math.max(1, text.length)));
}

interface Banner {
  readonly title: string;
  readonly text: string;
  readonly kind: 'red' | 'green';
  /** The car that it is about, and what is stamped over it. */
  readonly car: View['cars'][number] | null;
  readonly stamp: string | null;
  /** When it appears, as a fraction of the cue. */
  readonly appearsAt: number;
}

function bannerOf({ event }: Cue<FormelFunTypes>, view: View, context: FormelFunTextContext): Banner | null {
  const { t, info } = context;
  const races = numberOfRaces(info.seats);
  const plain = { text: '', kind: 'green', car: null, stamp: null, appearsAt: 0 } as const;
  switch (event.type) {
    case 'eliminated':
    case 'finished': {
      const isOut = event.type === 'eliminated';
      // The last of those still racing takes the last of their places.
      const place = isOut ? view.cars.filter(({ out }) => out === null).length : event.place;
      return {
        title: t.board.place(place),
        text: t.punctuation.labelled(carName(event.car, context), t.board.plus(event.points)),
        kind: isOut ? 'red' : 'green',
        car: view.cars[event.car]!,
        stamp: isOut ? t.board.out : null,
        appearsAt: isOut ? ROLLED_OFF_AT : 0,
      };
    }
    case 'race':
      return { ...plain, title: t.board.newRace(event.race, races, event.race === races) };
    case 'turned':
      return { ...plain, title: t.board.shuffled };
    default:
      return null;
  }
}
