import type { ReactElement, ReactNode } from 'react';
import { CarBadge } from '../kit/Car.tsx';
import { Icon } from '../kit/icons.tsx';
import type { DebriefEntry, TurningPoint } from '../worker/debriefs.ts';
import { type DebriefStory, tellError, tellTurningPoint } from './sentences.ts';

interface TurningPointsProps {
  readonly story: DebriefStory;
  /** What the entries of the turning points did, if more is known than the reader's log tells. */
  readonly told?: ReadonlyMap<number, readonly string[]> | undefined;
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
        <li key={`${point.entry} ${point.kind}`} className={`debrief-point debrief-${point.kind}`}>
          {point.seat === null ? <Icon name="gear" /> : <CarBadge seat={point.seat} />}
          <p>{tellTurningPoint(story, point, told?.get(point.entry))}</p>
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
