import { CARS_EACH, FINISH, type Options, type View } from '@paddock/pole-position';
import { memo, type ReactElement } from 'react';
import { Car } from '../../kit/Car.tsx';
import { BOX, boxOf, FLOOR, podiumSpot, prizeOf, STEP_WIDTH, STEPS } from './podium.ts';
import type { PoleWords } from './words.ts';

const SIX_PLACES = 6;

/** The places, the best three on steps. The cars that have crossed the line are drawn with all the others. */
export function Podium({ view, context }: { readonly view: View; readonly context: PoleWords }): ReactElement {
  const { info, t } = context;
  // Cars that had not arrived when the race ended stay on the road, and have a place all the same.
  const placed = view.cars.filter(
    ({ place, at }) => place !== null && at !== FINISH && place <= shownPlaces(info.seats, info.options.podium),
  );
  return (
    <g>
      <Stand seats={info.seats} podium={info.options.podium} title={t.board.podium} points={t.board.points} />
      {placed.map(({ seat, car, place }) => (
        <Car key={`${seat} ${car}`} seat={seat} number={car + 1} {...podiumSpot(place!)} />
      ))}
    </g>
  );
}

/** With six prizes there are six places to show. */
function shownPlaces(seats: number, podium: Options['podium']): number {
  return podium === 'six' ? SIX_PLACES : seats * CARS_EACH;
}

interface StandProps {
  readonly seats: number;
  readonly podium: Options['podium'];
  readonly title: string;
  readonly points: (points: number) => string;
}

const Stand = memo(function Stand({ seats, podium, title, points }: StandProps): ReactElement {
  const prize = (place: number): string => points(prizeOf(place, seats, podium));
  const rest = Array.from({ length: shownPlaces(seats, podium) - STEPS.length }, (_, i) => i + STEPS.length + 1);
  return (
    <g>
      <text className="pp-heading" x={STEPS[0]!.x} y="166">
        {title}
      </text>
      {STEPS.map(({ x, high }, i) => (
        <g key={x} className={`pp-step pp-step-${i + 1}`}>
          <rect x={x - STEP_WIDTH / 2} y={FLOOR - high} width={STEP_WIDTH} height={high} />
          <path d={`M${x - STEP_WIDTH / 2} ${FLOOR - high}h${STEP_WIDTH}`} />
          <text className="pp-step-place" x={x} y={FLOOR - high + 40}>
            {i + 1}
          </text>
          <text className="pp-step-points" x={x} y={FLOOR - 9}>
            {prize(i + 1)}
          </text>
        </g>
      ))}
      {rest.map((place) => {
        const { x, y } = boxOf(place);
        return (
          <g key={place}>
            <rect
              className="pp-slot"
              x={x - BOX.width / 2 + 2}
              y={y}
              width={BOX.width - 4}
              height={BOX.high - 4}
              rx="6"
            />
            <text className="pp-slot-text" x={x} y={y + BOX.high - 9}>
              {place}
            </text>
          </g>
        );
      })}
    </g>
  );
});
