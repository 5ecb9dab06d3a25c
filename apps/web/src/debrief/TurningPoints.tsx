import type { ReactElement } from 'react';
import { CarBadge } from '../kit/Car.tsx';
import { Icon } from '../kit/icons.tsx';
import type { TurningPoint } from '../worker/debriefs.ts';
import { type DebriefStory, tellTurningPoint } from './sentences.ts';

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
        <li key={point.entry} className={`debrief-point debrief-${point.kind}`}>
          {point.seat === null ? <Icon name="gear" /> : <CarBadge seat={point.seat} />}
          <p>{tellTurningPoint(story, point, told?.get(point.entry))}</p>
          {actions?.(point)}
        </li>
      ))}
    </ol>
  );
}
