import { type FormelFunTypes, type Move, numberInTeam, type Preview, type View } from '@paddock/formel-fun';
import type { ReactElement } from 'react';
import { Car } from '../../kit/Car.tsx';
import type { Position } from '../table-link.ts';
import {
  pointsAlong,
  NUMBER_BAND_WIDTH,
  drivePoses,
  TRACK_HALF_WIDTH,
  LANE_WIDTH,
  linePath,
  poseAt,
  distanceOf,
} from './geometry.ts';
import { offsetAt, poseOf, scaleAt } from './teams.ts';
import { bandPath, cellPath, numberPlace } from './Track.tsx';

/** Highlights the number the car stands on, which decides which number of a card counts. */
export function CurrentNumber({ pos, number }: { pos: number; number: number }): ReactElement {
  const { x, y } = numberPlace(pos);
  return (
    <g className="ff-lit-number">
      <path className="ff-lit-band" d={bandPath(pos)} />
      <text className="ff-number" x={x} y={y} dy="0.35em">
        {number}
      </text>
    </g>
  );
}

interface MovePreviewProps {
  readonly view: View;
  readonly mover: number;
  readonly preview: Preview;
}

/** Drawn below the cars: where the car will stand, and which spaces are full. */
export function LandingSpace({ preview, full }: { preview: Preview; full: string }): ReactElement {
  const { aimed, to } = preview;
  return (
    <g className="ff-outlook">
      <path className="ff-landing" d={cellPath(to)} />
      <path className="ff-landing-band" d={bandPath(to)} />
      {Array.from({ length: aimed - to }, (_, i) => (
        <FullSpace key={i} pos={aimed - i} label={full} />
      ))}
    </g>
  );
}

/** Drawn above the cars: the route, the way back from full spaces, and the car at its end. */
export function MovePreview({ view, mover, preview }: MovePreviewProps): ReactElement | null {
  const { pos, lane, seat } = view.cars[mover]!;
  if (pos === null || lane === null) return null;
  const { aimed, to } = preview;
  const dropped = aimed !== to;
  const ghost = poseOf(view, to, preview.lane);
  const end = dropped ? BACK_ARROW_OFFSET : offsetAt(view, to, preview.lane);
  // Starts in front of the car, not under it.
  const way = linePath(drivePoses(Math.min(pos + 0.55, aimed), aimed, offsetAt(view, pos, lane), end));
  return (
    <g className="ff-outlook">
      <path className="ff-way-edge" d={way} />
      <path className="ff-way" d={way} />
      {dropped && <BackArrow from={aimed} to={to} />}
      <Car
        seat={seat}
        number={numberInTeam(mover, view.points.length)}
        x={ghost.x}
        y={ghost.y}
        angle={ghost.angle}
        scale={scaleAt(view, to, preview.lane)}
        ghost
      />
      <rect
        className="ff-ghost-box"
        x="-46"
        y="-24"
        width="92"
        height="48"
        rx="12"
        transform={`translate(${ghost.x} ${ghost.y}) rotate(${ghost.angle})`}
      />
    </g>
  );
}

function FullSpace({ pos, label }: { pos: number; label: string }): ReactElement {
  const { x, y } = poseAt(distanceOf(pos), -TRACK_HALF_WIDTH - NUMBER_BAND_WIDTH - 22);
  return (
    <g>
      <path className="ff-full" d={cellPath(pos)} />
      <path className="ff-full-edge" d={cellPath(pos)} />
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <rect className="ff-full-plate" x="-42" y="-21" width="84" height="42" rx="8" />
        <text className="ff-full-text" dy="0.34em">
          {label}
        </text>
      </g>
    </g>
  );
}

/** On the outer kerb. */
const BACK_ARROW_OFFSET = TRACK_HALF_WIDTH + 6;

/** Outside of the track, from the full space back to the one with room. */
function BackArrow({ from, to }: { from: number; to: number }): ReactElement {
  const tip = poseAt(distanceOf(to), BACK_ARROW_OFFSET);
  return (
    <g className="ff-back-way">
      <path
        className="ff-back-line"
        d={linePath(pointsAlong(distanceOf(from), distanceOf(to) + 14, BACK_ARROW_OFFSET))}
      />
      <path
        className="ff-back-tip"
        d="M-20 0L18-23V23Z"
        transform={`translate(${tip.x.toFixed(1)} ${tip.y.toFixed(1)}) rotate(${tip.angle.toFixed(1)})`}
      />
    </g>
  );
}

interface TargetSpacesProps {
  readonly view: View;
  readonly position: Position<FormelFunTypes>;
  readonly consider: (move: Move | null) => void;
  readonly choose: (move: Move) => void;
  readonly chosen: Move | null;
  /** Whether the considered move has a Turbo as its second card. */
  readonly turbo: boolean;
}

/** Every space that a card leads to, as a click target. */
export function TargetSpaces({ view, position, consider, choose, chosen, turbo }: TargetSpacesProps): ReactElement {
  const { legal, previews } = position;
  const byPlace = new Map<string, { to: number; lane: number; moves: Move[] }>();
  legal.forEach((move, i) => {
    const preview = previews?.[i];
    if (preview === undefined || move.turbo !== turbo) return;
    const key = `${preview.to} ${preview.lane}`;
    const pad = byPlace.get(key) ?? { to: preview.to, lane: preview.lane, moves: [] };
    pad.moves.push(move);
    byPlace.set(key, pad);
  });
  return (
    <>
      {[...byPlace].map(([key, { to, lane, moves }]) => {
        const { x, y, angle } = poseAt(distanceOf(to), offsetAt(view, to, lane));
        const at = moves.findIndex((move) => move.card === chosen?.card && chosen.turbo === turbo);
        // Several cards may lead here: every click chooses the next one.
        const next = moves[(at + 1) % moves.length]!;
        return (
          <g
            key={key}
            className="ff-pad"
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})`}
            onPointerEnter={() => consider(at === -1 ? next : moves[at]!)}
            onPointerLeave={() => consider(null)}
            onClick={() => choose(next)}
          >
            <rect className="ff-pad-box" x="-40" y={-LANE_WIDTH / 2 + 3} width="80" height={LANE_WIDTH - 6} rx="11" />
            <circle className="ff-pad-dot" r="8" />
          </g>
        );
      })}
    </>
  );
}
