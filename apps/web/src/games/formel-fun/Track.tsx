import { SPACE_COUNT } from '@paddock/formel-fun';
import { memo, type ReactElement } from 'react';
import {
  NUMBER_BAND_WIDTH,
  TRACK_HALF_WIDTH,
  LANE_WIDTH,
  linePath,
  CENTRE,
  ringPiecePath,
  poseAt,
  ringPath,
  SPACE_LENGTH,
  distanceOf,
} from './geometry.ts';
import { Ground, Floodlights } from './Scenery.tsx';
import { SECTIONS } from './teams.ts';

const LAP_LENGTH = SPACE_LENGTH * SPACE_COUNT;
const INNER = -TRACK_HALF_WIDTH - NUMBER_BAND_WIDTH;

const OUTER_EDGE = ringPath(TRACK_HALF_WIDTH);
const INNER_EDGE = ringPath(-TRACK_HALF_WIDTH);
const KERB = ringPath(TRACK_HALF_WIDTH + 5);
const LANE_LINES = [-LANE_WIDTH, 0, LANE_WIDTH].map(ringPath);
const SECTION_SHAPES = SECTIONS.map((_, i) => {
  const from = (LAP_LENGTH / 3) * i;
  const to = from + LAP_LENGTH / 3;
  return {
    asphalt: ringPiecePath(from, to, -TRACK_HALF_WIDTH, TRACK_HALF_WIDTH),
    band: ringPiecePath(from, to, INNER, -TRACK_HALF_WIDTH),
  };
});

/** Everything that never moves, rendered once. */
export const Track = memo(function Track(): ReactElement {
  return (
    <g>
      <Ground />
      <path className="ff-kerb" d={KERB} />
      <path className="ff-kerb-mark" d={KERB} />
      {SECTIONS.map((name, i) => (
        <Section key={name} index={i} name={name} />
      ))}
      <LaneLines />
      <Arrows />
      <Numbers />
      <path className="ff-edge" d={INNER_EDGE} />
      <path className="ff-edge" d={OUTER_EDGE} />
      <StartLine />
      <Floodlights />
    </g>
  );
});

function Section({ index, name }: { index: number; name: string }): ReactElement {
  const { asphalt, band } = SECTION_SHAPES[index]!;
  return (
    <g className={`ff-section-${name}`}>
      <path className="ff-asphalt" d={asphalt} />
      <path className="ff-asphalt-tint" d={asphalt} />
      <path className="ff-band" d={band} />
    </g>
  );
}

function LaneLines(): ReactElement {
  const cuts = Array.from({ length: SPACE_COUNT }, (_, i) =>
    linePath([poseAt(i * SPACE_LENGTH, -TRACK_HALF_WIDTH), poseAt(i * SPACE_LENGTH, TRACK_HALF_WIDTH)]),
  );
  return (
    <>
      <path className="ff-cut" d={cuts.join('')} />
      {LANE_LINES.map((d) => (
        <path key={d} className="ff-lane" d={d} />
      ))}
    </>
  );
}

/** An arrow in each section that shows the driving direction. */
function Arrows(): ReactElement {
  return (
    <>
      {[4.5, 14.5, 24.5].map((space) => {
        const { x, y, angle } = poseAt(space * SPACE_LENGTH, 0);
        return (
          <path
            key={space}
            className="ff-arrow"
            d="M-16-66L30 0L-16 66H-40L6 0L-40-66Z"
            transform={`translate(${x} ${y}) rotate(${angle})`}
          />
        );
      })}
    </>
  );
}

function Numbers(): ReactElement {
  const cuts = Array.from({ length: SPACE_COUNT }, (_, i) =>
    linePath([poseAt(i * SPACE_LENGTH, INNER), poseAt(i * SPACE_LENGTH, -TRACK_HALF_WIDTH)]),
  );
  return (
    <>
      <path className="ff-band-cut" d={cuts.join('')} />
      {Array.from({ length: SPACE_COUNT }, (_, i) => {
        const { x, y } = numberPlace(i + 1);
        return (
          <text key={i} className="ff-number" data-symbol="number" x={x} y={y} dy="0.35em">
            {(i % 10) + 1}
          </text>
        );
      })}
      {SECTIONS.map((name, i) => {
        const { x, y } = poseAt((i * 10 + 0.5) * SPACE_LENGTH, TRACK_HALF_WIDTH + 20);
        return (
          <g key={name} className={`ff-section-${name}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <circle className="ff-section-sign" r="20" />
            <text className="ff-section-name" dy="0.35em">
              {name}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** Where a space's number stands. */
export function numberPlace(pos: number): { x: number; y: number } {
  return poseAt(distanceOf(pos), -TRACK_HALF_WIDTH - NUMBER_BAND_WIDTH / 2);
}

/** The path of a space's number field. */
export function bandPath(pos: number): string {
  return ringPiecePath((pos - 1) * SPACE_LENGTH, pos * SPACE_LENGTH, INNER, -TRACK_HALF_WIDTH);
}

export function cellPath(pos: number): string {
  return ringPiecePath((pos - 1) * SPACE_LENGTH, pos * SPACE_LENGTH, -TRACK_HALF_WIDTH, TRACK_HALF_WIDTH);
}

function StartLine(): ReactElement {
  const size = 16;
  const rows = (2 * TRACK_HALF_WIDTH) / size;
  const top = poseAt(0, -TRACK_HALF_WIDTH).y;
  const x = CENTRE.x;
  const squares = Array.from(
    { length: rows },
    (_, i) => `M${x + (i % 2 === 0 ? 0 : -size)} ${top + i * size}h${size}v${size}h${-size}z`,
  );
  return (
    <g data-symbol="line">
      <rect className="ff-line-ground" x={x - size} y={top} width={2 * size} height={rows * size} />
      <path className="ff-line-squares" d={squares.join('')} />
    </g>
  );
}
