import type { ReactElement } from 'react';
import { SideCar } from '../../kit/Car.tsx';
import type { PlacedSeat } from './places.ts';

/** The picture is so large; everything in it is in these units. */
const SCENE_SIZE = { width: 640, height: 250 } as const;
/** How far the background goes on beyond the picture. */
const BLEED = 900;
const FLOOR_Y = 232;
const STEP_WIDTH = 138;
/** The middle of the steps for the best, the second and the third of the list. */
const STEP_X = [320, 320 - STEP_WIDTH - 6, 320 + STEP_WIDTH + 6] as const;
/** The height of the step of each place. */
const STEP_HEIGHT = [96, 70, 50] as const;
const CAR_SCALE = 2.75;
/** A side view stands ten units below its middle. */
const CAR_STAND = 10 * CAR_SCALE;
const RAY_COUNT = 14;
const CONFETTI_COUNT = 26;
const CONFETTI_COLOURS = ['#ffd564', '#d8452f', '#fbf5e7', '#6fbbe3', '#e58a3c'] as const;

/** The best three cars on the podium between two chequered flags. The list of places says the same in words. */
export function PodiumScene({ places }: { readonly places: readonly PlacedSeat[] }): ReactElement {
  return (
    <svg
      className="finish-scene"
      viewBox={`0 0 ${SCENE_SIZE.width} ${SCENE_SIZE.height}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      {/* Larger than the picture: where its box is wider or higher, sky, rays and floor go on. */}
      <rect className="finish-sky" x={-BLEED} y={-BLEED} width={SCENE_SIZE.width + 2 * BLEED} height={2 * BLEED} />
      <g className="finish-rays">
        {Array.from({ length: RAY_COUNT }, (_, i) => (
          <path key={i} d={rayPath(i)} />
        ))}
      </g>
      <circle className="finish-sun" cx="320" cy="150" r="112" />
      <Flag side="left" />
      <Flag side="right" />
      <rect className="finish-floor" x={-BLEED} y={FLOOR_Y} width={SCENE_SIZE.width + 2 * BLEED} height={BLEED} />
      {places.slice(0, STEP_X.length).map((placed, i) => (
        <Step key={placed.seat} {...placed} x={STEP_X[i]!} />
      ))}
      <Confetti />
    </svg>
  );
}

function Step({ seat, place, x }: PlacedSeat & { readonly x: number }): ReactElement {
  const height = STEP_HEIGHT[place - 1] ?? STEP_HEIGHT[2];
  const top = FLOOR_Y - height;
  return (
    <g className={`finish-step finish-step-${place}`}>
      <rect className="finish-block" x={x - STEP_WIDTH / 2} y={top} width={STEP_WIDTH} height={height} />
      <rect className="finish-edge" x={x - STEP_WIDTH / 2} y={top} width={STEP_WIDTH} height="7" />
      <text className="finish-number" x={x} y={top + height / 2 + 4} dy="0.36em">
        {place}
      </text>
      <g className="finish-car">
        <g transform={`translate(${x} ${top - CAR_STAND}) scale(${CAR_SCALE})`}>
          <SideCar seat={seat} />
        </g>
      </g>
    </g>
  );
}

const FLAG_COLUMNS = 6;
const FLAG_ROWS = 4;
const FLAG_CELL = 17;

/** A chequered flag on its pole, drawn for the left side and mirrored for the right one. */
function Flag({ side }: { readonly side: 'left' | 'right' }): ReactElement {
  const place = side === 'left' ? 'translate(38 52)' : 'translate(602 52) scale(-1 1)';
  const dark = Array.from({ length: FLAG_COLUMNS * FLAG_ROWS }, (_, i) => [
    i % FLAG_COLUMNS,
    Math.floor(i / FLAG_COLUMNS),
  ])
    .filter(([column, row]) => (column! + row!) % 2 === 0)
    .map(([column, row]) => `M${column! * FLAG_CELL} ${row! * FLAG_CELL}h${FLAG_CELL}v${FLAG_CELL}h-${FLAG_CELL}Z`);
  return (
    <g transform={place}>
      <g className="finish-flag">
        <path className="finish-pole" d={`M0-14V${FLOOR_Y - 52}`} />
        <rect className="finish-cloth" width={FLAG_COLUMNS * FLAG_CELL} height={FLAG_ROWS * FLAG_CELL} />
        <path className="finish-squares" d={dark.join('')} />
      </g>
    </g>
  );
}

/** Falls once. The places follow from the number of the piece, so that nothing is left to chance. */
function Confetti(): ReactElement {
  return (
    <g className="finish-confetti">
      {Array.from({ length: CONFETTI_COUNT }, (_, i) => (
        <rect
          key={i}
          x={(i * 149) % SCENE_SIZE.width}
          y="-16"
          width="7"
          height="12"
          fill={CONFETTI_COLOURS[i % CONFETTI_COLOURS.length]}
          style={{ animationDelay: `${(i * 83) % 900}ms` }}
        />
      ))}
    </g>
  );
}

function rayPath(i: number): string {
  const angleOf = (part: number): number => (Math.PI * 2 * (i + part)) / RAY_COUNT;
  const corner = (part: number): string =>
    `${(320 + 1400 * Math.cos(angleOf(part))).toFixed(1)} ${(150 + 1400 * Math.sin(angleOf(part))).toFixed(1)}`;
  return `M320 150L${corner(0)}L${corner(0.5)}Z`;
}
