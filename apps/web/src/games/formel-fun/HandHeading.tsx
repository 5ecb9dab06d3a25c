import { type FormelFunTypes, numberInTeam } from '@paddock/formel-fun';
import type { ReactElement } from 'react';
import { CarBadge } from '../../kit/Car.tsx';
import type { TableProps } from '../ui.ts';
import { hasBegun, spaceName } from './teams.ts';
import type { FormelFunTexts } from './texts/types.ts';

interface HandHeadingProps extends TableProps<FormelFunTypes, FormelFunTexts> {
  readonly own: number | undefined;
  readonly pos: number | null;
}

/** Says which car the card is for. */
export function HandHeading({ context, position, view, isAsked, own, pos }: HandHeadingProps): ReactElement | null {
  if (position.awaiting.kind === 'over') return null;
  const { t, viewer } = context;
  const seats = view.points.length;
  if (viewer === null || view.hand === null) return <p className="ff-heading">{t.hand.watching}</p>;
  const racing = view.cars.some((car) => car.seat === viewer && car.out === null);
  if (!racing) return <p className="ff-heading">{t.hand.noCars}</p>;
  if (own === undefined || pos === null) {
    return <p className="ff-heading">{hasBegun(view) ? t.hand.resting : t.hand.dealing}</p>;
  }
  const number = numberInTeam(own, seats);
  return (
    <p className={isAsked ? 'ff-heading ff-heading-asked' : 'ff-heading'}>
      <CarBadge seat={viewer} number={number} size={52} />
      <span>{isAsked ? t.hand.moving(number, spaceName(pos)) : t.hand.next(number, spaceName(pos))}</span>
    </p>
  );
}
