import {
  type CarPreview,
  type CarView,
  FINISH,
  overtakingCost,
  overtakingPrices,
  type View,
} from '@paddock/pole-position';
import type { ReactElement } from 'react';
import { Car } from '../../kit/Car.tsx';
import { SpinMark } from './Cars.tsx';
import { bandPath, CELL, distanceOf, linePath, ROAD, spotAt } from './geometry.ts';
import { arrivalSpot, gridDistance, LANE, type Place, spaceSpot, spinMarkOf, spunBy } from './places.ts';
import { podiumSpot } from './podium.ts';

interface OutlookProps {
  readonly view: View;
  readonly seat: number;
  /** The cars that a choice may move: one when a car is picked, up to three for a card. */
  readonly journeys: readonly CarPreview[];
}

/** What a choice would do: the way of each car, what it costs, and a see-through car where it would end. */
export function Outlook({ view, seat, journeys: all }: OutlookProps): ReactElement {
  // Cars that start and end together need one picture.
  const journeys = all.filter((one, i) => i === all.findIndex(({ from, end }) => from === one.from && end === one.end));
  return (
    <g className="pp-outlook">
      {journeys.map((journey, i) => (
        <Way
          key={journey.car}
          view={view}
          seat={seat}
          journey={journey}
          aside={journeys.length > 1 ? 10 + i * 11 : LANE}
        />
      ))}
      {journeys.length === 1 && <Prices view={view} seat={seat} journey={journeys[0]!} />}
      {journeys.map((journey) => {
        const mover = carOf(view, seat, journey.car);
        const same = journeys.filter((other) => other.end === journey.end);
        const place = ghostSpot(view, mover, journey, same.indexOf(journey), same.length);
        const crowd = view.cars.filter((car) => car.at === journey.end && car !== mover).length + same.length;
        return (
          <Ghost
            key={journey.car}
            place={place}
            mover={mover}
            note={noteOf(journey, journeys.length > 1)}
            spinsAmong={journey.spins ? crowd : null}
          />
        );
      })}
    </g>
  );
}

function carOf(view: View, seat: number, car: number): CarView {
  return view.cars.find((other) => other.seat === seat && other.car === car)!;
}

/** Several of the own cars may end on one space, each if it is picked: then their ghosts stand side by side. */
function ghostSpot(view: View, mover: CarView, { end, place }: CarPreview, i: number, count: number): Place {
  if (end === FINISH && place !== null && count === 1) return podiumSpot(place);
  if (end === 0 || end === FINISH) return arrivalSpot(view, mover, end);
  const others = view.cars.filter((car) => car.at === end && car !== mover).length;
  return spaceSpot(end, others + i, others + count);
}

interface WayProps {
  readonly view: View;
  readonly seat: number;
  readonly journey: CarPreview;
}

function Way({ seat, journey, aside }: WayProps & { readonly aside: number }): ReactElement {
  const { from, start, to, end } = journey;
  const distance = (space: number): number => (space === 0 ? gridDistance(seat) : distanceOf(space));
  const left = start === 0 ? distanceOf(1) - CELL / 2 : distanceOf(start) + CELL / 2;
  return (
    <g>
      {to > start && (
        <path
          className="pp-way"
          d={bandPath(
            left,
            to === FINISH ? distanceOf(FINISH) : distanceOf(to) + CELL / 2,
            -ROAD / 2 + 4,
            ROAD / 2 - 4,
          )}
        />
      )}
      {start !== from && <path className="pp-shift" d={linePath(distance(from), distance(start), -aside)} />}
      {to > start && <path className="pp-track" d={linePath(distance(start), distance(to), aside)} />}
      {end !== to && <path className="pp-shift" d={linePath(distance(to), distance(end), -aside)} />}
      {end !== to && to !== FINISH && (
        <circle className="pp-stop" r="9" cx={spotAt(distanceOf(to), aside).x} cy={spotAt(distanceOf(to), aside).y} />
      )}
    </g>
  );
}

/** A tag on every space that is passed: what its cars cost. None where the preview does not tell. */
function Prices({ view, seat, journey }: WayProps): ReactElement | null {
  const prices = overtakingPrices(view, seat, journey);
  if (prices === null) return null;
  return (
    <>
      {prices.map(({ space, cost }) => {
        const { x, y } = spotAt(distanceOf(space), TAG);
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
const TAG = ROAD / 2 + 8;

interface GhostProps {
  readonly place: Place;
  readonly mover: CarView;
  /** How many cars would then stand on the space, if it spins there. */
  readonly spinsAmong: number | null;
  readonly note: string;
}

function Ghost({ place, mover, spinsAmong, note }: GhostProps): ReactElement {
  const { x, y, scale } = place;
  const angle = spinsAmong === null ? place.angle : place.angle + spunBy(spinsAmong);
  return (
    <g>
      <circle className="pp-aim" cx={x} cy={y} r={27 * scale} />
      <Car ghost seat={mover.seat} number={mover.car + 1} x={x} y={y} angle={angle} scale={scale} />
      {spinsAmong !== null && <SpinMark {...spinMarkOf({ ...place, angle }, spinsAmong)} />}
      {note !== '' && (
        <text className="pp-note" x={x} y={y + 27 * scale + 14}>
          {note}
        </text>
      )}
    </g>
  );
}

/**
 * Only what the picture itself does not show, in a few characters: words would cover cars and spaces. What overtaking costs stands here
 * when there is no room for tags on every way.
 */
function noteOf(journey: CarPreview, several: boolean): string {
  const { bonus } = journey;
  const cost = several ? (overtakingCost(journey) ?? 0) : 0;
  const parts = [...(bonus === 0 ? [] : [`+${bonus}`]), ...(cost === 0 ? [] : [`−${cost}`])];
  return parts.join(' · ');
}
