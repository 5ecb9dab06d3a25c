import {
  type CarPreview,
  type CarView,
  FINISH_SPACE,
  totalOvertakingCost,
  listOvertakingCosts,
  type View,
} from '@paddock/pole-position';
import type { ReactElement } from 'react';
import { Car } from '../../kit/Car.tsx';
import { SpinMark } from './Cars.tsx';
import { bandPath, SPACE_LENGTH, distanceOf, linePath, ROAD_WIDTH, poseAt } from './geometry.ts';
import {
  arrivalPose,
  gridDistance,
  CAR_LANE_OFFSET,
  type CarPose,
  carPoses,
  spacePose,
  spinMarkPose,
  spinAngle,
} from './car-poses.ts';
import { type NotePlace, placeNotes } from './note-places.ts';
import { podiumPose } from './podium.ts';

interface MovePreviewProps {
  readonly view: View;
  readonly seat: number;
  /** The cars that the move may move: one when a car is picked, up to three for a card. */
  readonly journeys: readonly CarPreview[];
}

/** What a move would do: the route of each car, its cost, and a ghost car at its end. */
export function MovePreview({ view, seat, journeys: all }: MovePreviewProps): ReactElement {
  // Cars that start and end together are drawn once.
  const journeys = all.filter((one, i) => i === all.findIndex(({ from, end }) => from === one.from && end === one.end));
  const ghosts = journeys.map((journey) => ghostOf(view, carOf(view, seat, journey.car), journey, journeys));
  const notes = placeNotes(
    ghosts.map(({ note, place }) => ({ text: note, car: place })),
    carPoses(view),
  );
  return (
    <g className="pp-outlook">
      {journeys.map((journey, i) => (
        <RouteLine
          key={journey.car}
          view={view}
          seat={seat}
          journey={journey}
          aside={journeys.length > 1 ? 10 + i * 11 : CAR_LANE_OFFSET}
        />
      ))}
      {journeys.length === 1 && <OvertakingPrices view={view} seat={seat} journey={journeys[0]!} />}
      {ghosts.map((ghost, i) => (
        <GhostCar key={ghost.mover.car} {...ghost} notePlace={notes[i]!} />
      ))}
    </g>
  );
}

/** The car at the end of a journey. */
interface Ghost {
  readonly place: CarPose;
  readonly mover: CarView;
  /** The number of cars on the space if the car spins there; otherwise `null`. */
  readonly spinsAmong: number | null;
  readonly note: string;
}

function ghostOf(view: View, mover: CarView, journey: CarPreview, journeys: readonly CarPreview[]): Ghost {
  const same = journeys.filter((other) => other.end === journey.end);
  const crowd = view.cars.filter((car) => car.at === journey.end && car !== mover).length + same.length;
  return {
    place: ghostPose(view, mover, journey, same.indexOf(journey), same.length),
    mover,
    spinsAmong: journey.spins ? crowd : null,
    note: journeyNote(journey, journeys.length > 1),
  };
}

function carOf(view: View, seat: number, car: number): CarView {
  return view.cars.find((other) => other.seat === seat && other.car === car)!;
}

/** Several of the viewer's cars may end on the same space: their ghosts stand side by side. */
function ghostPose(view: View, mover: CarView, { end, place }: CarPreview, i: number, count: number): CarPose {
  if (end === FINISH_SPACE && place !== null && count === 1) return podiumPose(place);
  if (end === 0 || end === FINISH_SPACE) return arrivalPose(view, mover, end);
  const others = view.cars.filter((car) => car.at === end && car !== mover).length;
  return spacePose(end, others + i, others + count);
}

interface RouteProps {
  readonly view: View;
  readonly seat: number;
  readonly journey: CarPreview;
}

function RouteLine({ seat, journey, aside }: RouteProps & { readonly aside: number }): ReactElement {
  const { from, start, to, end } = journey;
  const distance = (space: number): number => (space === 0 ? gridDistance(seat) : distanceOf(space));
  const left = start === 0 ? distanceOf(1) - SPACE_LENGTH / 2 : distanceOf(start) + SPACE_LENGTH / 2;
  return (
    <g>
      {to > start && (
        <path
          className="pp-way"
          d={bandPath(
            left,
            to === FINISH_SPACE ? distanceOf(FINISH_SPACE) : distanceOf(to) + SPACE_LENGTH / 2,
            -ROAD_WIDTH / 2 + 4,
            ROAD_WIDTH / 2 - 4,
          )}
        />
      )}
      {start !== from && <path className="pp-shift" d={linePath(distance(from), distance(start), -aside)} />}
      {to > start && <path className="pp-track" d={linePath(distance(start), distance(to), aside)} />}
      {end !== to && <path className="pp-shift" d={linePath(distance(to), distance(end), -aside)} />}
      {end !== to && to !== FINISH_SPACE && (
        <circle className="pp-stop" r="9" cx={poseAt(distanceOf(to), aside).x} cy={poseAt(distanceOf(to), aside).y} />
      )}
    </g>
  );
}

/** A tag on every passed space with the cost of its cars. None if the preview does not tell the cost. */
function OvertakingPrices({ view, seat, journey }: RouteProps): ReactElement | null {
  const prices = listOvertakingCosts(view, seat, journey);
  if (prices === null) return null;
  return (
    <>
      {prices.map(({ space, cost }) => {
        const { x, y } = poseAt(distanceOf(space), TAG_OFFSET);
        return (
          <g
            key={space}
            className={cost === 0 ? 'pp-price pp-price-free' : 'pp-price'}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          >
            <rect x="-21" y="-15" width="42" height="30" rx="15" />
            <text dy="0.35em">{cost === 0 ? '0' : `−${cost}`}</text>
          </g>
        );
      })}
    </>
  );
}

/** Tags lie on the edge of the infield. */
const TAG_OFFSET = ROAD_WIDTH / 2 + 8;

function GhostCar(props: Ghost & { readonly notePlace: NotePlace }): ReactElement {
  const { place, mover, spinsAmong, note, notePlace } = props;
  const { x, y, scale } = place;
  const angle = spinsAmong === null ? place.angle : place.angle + spinAngle(spinsAmong);
  return (
    <g>
      <circle className="pp-aim" cx={x} cy={y} r={27 * scale} />
      <Car ghost seat={mover.seat} number={mover.car + 1} x={x} y={y} angle={angle} scale={scale} />
      {spinsAmong !== null && <SpinMark {...spinMarkPose({ ...place, angle }, spinsAmong)} />}
      {note !== '' && (
        <text className="pp-note" x={notePlace.x} y={notePlace.y}>
          {note}
        </text>
      )}
    </g>
  );
}

/**
 * What the drawing does not show, in a few characters, because words would cover cars and spaces. Includes the cost of
 * overtaking if there is no room for tags.
 */
function journeyNote(journey: CarPreview, several: boolean): string {
  const { bonus } = journey;
  const cost = several ? (totalOvertakingCost(journey) ?? 0) : 0;
  const parts = [...(bonus === 0 ? [] : [`+${bonus}`]), ...(cost === 0 ? [] : [`−${cost}`])];
  return parts.join(' · ');
}
