import { FINISH_SPACE, type Options, pointsOfPlace, countScoringPlaces, type View } from '@paddock/pole-position';
import { memo, type ReactElement } from 'react';
import { Car } from '../../kit/Car.tsx';
import { PLACE_BOX, placeBoxOf, PODIUM_FLOOR_Y, podiumPose, PODIUM_STEP_WIDTH, PODIUM_STEPS } from './podium.ts';
import type { PolePositionTextContext } from './sentences.ts';

/** The places, the best three on steps. The cars on it are drawn together with all others. */
export function Podium({
  view,
  context,
}: {
  readonly view: View;
  readonly context: PolePositionTextContext;
}): ReactElement {
  const { info, t } = context;
  // Cars that had not finished when the race ended stay on the road, but have a place, too.
  const placed = view.cars.filter(
    ({ place, at }) =>
      place !== null && at !== FINISH_SPACE && place <= countScoringPlaces(info.seats, info.options.podium),
  );
  return (
    <g>
      <PodiumStand seats={info.seats} podium={info.options.podium} points={t.board.points} />
      {placed.map(({ seat, car, place }) => (
        <Car key={`${seat} ${car}`} seat={seat} number={car + 1} {...podiumPose(place!)} />
      ))}
    </g>
  );
}

interface PodiumStandProps {
  readonly seats: number;
  readonly podium: Options['podium'];
  readonly points: (points: number) => string;
}

const PodiumStand = memo(function Stand({ seats, podium, points }: PodiumStandProps): ReactElement {
  const prize = (place: number): string => points(pointsOfPlace(place, seats, podium));
  const rest = Array.from(
    { length: countScoringPlaces(seats, podium) - PODIUM_STEPS.length },
    (_, i) => i + PODIUM_STEPS.length + 1,
  );
  return (
    <g>
      {PODIUM_STEPS.map(({ x, high }, i) => (
        <g key={x} className={`pp-step pp-step-${i + 1}`}>
          <rect x={x - PODIUM_STEP_WIDTH / 2} y={PODIUM_FLOOR_Y - high} width={PODIUM_STEP_WIDTH} height={high} />
          <path d={`M${x - PODIUM_STEP_WIDTH / 2} ${PODIUM_FLOOR_Y - high}h${PODIUM_STEP_WIDTH}`} />
          <text className="pp-step-place" x={x} y={PODIUM_FLOOR_Y - high + 33}>
            {i + 1}
          </text>
          <text className="pp-step-points" x={x} y={PODIUM_FLOOR_Y - 7}>
            {prize(i + 1)}
          </text>
        </g>
      ))}
      {rest.map((place) => {
        const { x, y } = placeBoxOf(place);
        return (
          <g key={place}>
            <rect
              className="pp-slot"
              x={x - PLACE_BOX.width / 2 + 2}
              y={y}
              width={PLACE_BOX.width - 4}
              height={PLACE_BOX.high - 4}
              rx="6"
            />
            <text className="pp-slot-text" x={x} y={y + PLACE_BOX.high - 9}>
              {place}
            </text>
          </g>
        );
      })}
    </g>
  );
});
