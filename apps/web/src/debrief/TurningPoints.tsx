import type { ReactElement, ReactNode } from 'react';
import { CarBadge } from '../kit/Car.tsx';
import { Icon } from '../kit/icons.tsx';
import type { DebriefEntry, TurningPoint } from '../worker/debriefs.ts';
import { type DebriefStory, tellError, tellTurningPoint } from './sentences.ts';
import { keyOfPoint, type ToldPoints } from './useTurningPointEvents.ts';

interface TurningPointsProps {
  readonly story: DebriefStory;
  readonly told?: ToldPoints | undefined;
  /** Buttons below a turning point. */
  readonly actions?: (point: TurningPoint) => ReactElement;
}

/** The moments that decided the race, in sentences. */
export function TurningPoints({ story, told, actions }: TurningPointsProps): ReactElement {
  const { debrief, t } = story;
  if (debrief.turningPoints.length === 0) return <p className="debrief-quiet">{t.noTurningPoints}</p>;
  return (
    <ol className="debrief-points">
      {debrief.turningPoints.map((point) => (
        <li key={keyOfPoint(point)} className={`debrief-point debrief-${point.kind}`}>
          {point.seat === null ? <Icon name="cards" /> : <CarBadge seat={point.seat} />}
          <p>{tellTurningPoint(story, point, told?.get(keyOfPoint(point)))}</p>
          {actions?.(point)}
        </li>
      ))}
    </ol>
  );
}

interface ErrorAtMomentProps {
  readonly story: DebriefStory;
  readonly error: DebriefEntry;
  readonly children: ReactNode;
}

/** A costly choice at the moment that is shown, with its buttons. */
export function ErrorAtMoment({ story, error, children }: ErrorAtMomentProps): ReactElement {
  const when = story.log.roundOf(error.entry);
  return (
    <div className="debrief-point debrief-error" role="status">
      <CarBadge seat={error.actor} />
      <p>
        {when !== null && <b>{when}</b>} {tellError(story, error)}.
      </p>
      {children}
    </div>
  );
}
