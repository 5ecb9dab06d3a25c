import { SPACES } from '@paddock/formel-fun';
import { memo, type ReactElement } from 'react';
import { BAND, EDGE, LANE, line, MIDDLE, piece, placeAt, ring, SPACE, wayOf } from './geometry.ts';
import { Ground, Lamps } from './Scenery.tsx';
import { SECTIONS } from './teams.ts';

const LAP = SPACE * SPACES;
const INNER = -EDGE - BAND;

const OUTER_EDGE = ring(EDGE);
const INNER_EDGE = ring(-EDGE);
const KERB = ring(EDGE + 5);
const LANE_LINES = [-LANE, 0, LANE].map(ring);
const PIECES = SECTIONS.map((_, i) => {
  const from = (LAP / 3) * i;
  const to = from + LAP / 3;
  return { asphalt: piece(from, to, -EDGE, EDGE), band: piece(from, to, INNER, -EDGE) };
});

/** Everything that never moves. Drawn once: what happens on the board is drawn above it. */
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
      <Lamps />
    </g>
  );
});

function Section({ index, name }: { index: number; name: string }): ReactElement {
  const { asphalt, band } = PIECES[index]!;
  return (
    <g className={`ff-section-${name}`}>
      <path className="ff-asphalt" d={asphalt} />
      <path className="ff-asphalt-tint" d={asphalt} />
      <path className="ff-band" d={band} />
    </g>
  );
}

function LaneLines(): ReactElement {
  const cuts = Array.from({ length: SPACES }, (_, i) => line([placeAt(i * SPACE, -EDGE), placeAt(i * SPACE, EDGE)]));
  return (
    <>
      <path className="ff-cut" d={cuts.join('')} />
      {LANE_LINES.map((d) => (
        <path key={d} className="ff-lane" d={d} />
      ))}
    </>
  );
}

/** Which way round: a large arrow in each section. */
function Arrows(): ReactElement {
  return (
    <>
      {[4.5, 14.5, 24.5].map((space) => {
        const { x, y, angle } = placeAt(space * SPACE, 0);
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
  const cuts = Array.from({ length: SPACES }, (_, i) => line([placeAt(i * SPACE, INNER), placeAt(i * SPACE, -EDGE)]));
  return (
    <>
      <path className="ff-band-cut" d={cuts.join('')} />
      {Array.from({ length: SPACES }, (_, i) => {
        const { x, y } = numberPlace(i + 1);
        return (
          <text key={i} className="ff-number" x={x} y={y} dy="0.35em">
            {(i % 10) + 1}
          </text>
        );
      })}
      {SECTIONS.map((name, i) => {
        const { x, y } = placeAt((i * 10 + 0.5) * SPACE, EDGE + 20);
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
  return placeAt(wayOf(pos), -EDGE - BAND / 2);
}

/** The space's piece of the band, to be lit. */
export function bandOf(pos: number): string {
  return piece((pos - 1) * SPACE, pos * SPACE, INNER, -EDGE);
}

export function cellOf(pos: number): string {
  return piece((pos - 1) * SPACE, pos * SPACE, -EDGE, EDGE);
}

function StartLine(): ReactElement {
  const size = 16;
  const rows = (2 * EDGE) / size;
  const top = placeAt(0, -EDGE).y;
  const x = MIDDLE.x;
  const squares = Array.from(
    { length: rows },
    (_, i) => `M${x + (i % 2 === 0 ? 0 : -size)} ${top + i * size}h${size}v${size}h${-size}z`,
  );
  return (
    <g>
      <rect className="ff-line-ground" x={x - size} y={top} width={2 * size} height={rows * size} />
      <path className="ff-line-squares" d={squares.join('')} />
    </g>
  );
}
