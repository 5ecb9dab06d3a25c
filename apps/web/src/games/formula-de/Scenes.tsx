import type { FormulaDeTypes, View } from '@paddock/formula-de';
import type { CSSProperties, ReactElement } from 'react';
import type { Cue } from '../ui.ts';
import { revealAt } from './animation.ts';
import { type CircuitBoard, poseAt } from './circuit-board.ts';
import { toDegrees } from './board-paths.ts';
import type { Scene } from './scene-of.ts';
import './scenes.css';

type FormulaDeCue = Cue<FormulaDeTypes>;

/** How long the scene lasts, for its animations: the time after the result has become visible. */
function durationStyle({ event, ms }: FormulaDeCue): CSSProperties {
  return { '--scene-ms': `${Math.round((1 - revealAt(event)) * ms)}ms` } as CSSProperties;
}

interface CarSceneProps {
  readonly board: CircuitBoard;
  readonly view: View;
  readonly cue: FormulaDeCue;
  readonly scene: Scene;
}

/** Scenes are seen from afar, so they are drawn larger than life. */
const SCENE_SCALE = 1.6;

/** Skid marks, sparks or smoke around the car, in board units. */
export function CarScene({ board, view, cue, scene }: CarSceneProps): ReactElement | null {
  const { event } = cue;
  const cell = 'car' in event ? (view.cars[event.car]?.cell ?? null) : null;
  const place = cell === null ? null : poseAt(board, cell);
  const Drawing = CAR_SCENES[scene];
  if (place === null || Drawing === null) return null;
  return (
    <g
      key={cue.key}
      className="fd-scene-at"
      transform={`translate(${place.x.toFixed(1)} ${place.y.toFixed(1)}) rotate(${toDegrees(place.angle).toFixed(1)}) scale(${SCENE_SCALE})`}
      style={durationStyle(cue)}
    >
      <Drawing />
    </g>
  );
}

function SkidMarks(): ReactElement {
  return (
    <>
      <path className="fd-skid" d="M-62-9C-40-9-22-16 0-14 18-12 24 4 12 12" />
      <path className="fd-skid" d="M-62 9C-36 9-20 14-4 6 8 0 2-12-12-12" />
      <Puffs at={DUST} className="fd-dust" />
    </>
  );
}

function Sparks(): ReactElement {
  return (
    <>
      <path
        className="fd-burst"
        d="M0-34 8-14 26-25 17-6 36 0 17 6 26 25 8 14 0 34-8 14-26 25-17 6-36 0-17-6-26-25-8-14Z"
      />
      {SHARDS.map(([angle, d]) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path className="fd-shard" d={d} />
        </g>
      ))}
    </>
  );
}

function Smoke(): ReactElement {
  return (
    <>
      <path className="fd-flame" d="M-20 0C-12-14-2-10 4-20 6-8 18-8 14 2 12 14-4 18-12 12-18 8-22 6-20 0Z" />
      <Puffs at={SMOKE} className="fd-smoke" />
    </>
  );
}

/** Positions and sizes. */
type PuffPlaces = readonly (readonly [x: number, y: number, r: number])[];
const DUST: PuffPlaces = [
  [-52, -12, 8],
  [-40, 12, 10],
  [-18, -18, 9],
  [6, 18, 11],
];
const SMOKE: PuffPlaces = [
  [-14, 0, 12],
  [-26, -8, 15],
  [-30, 10, 13],
  [-46, 0, 18],
  [-60, -12, 16],
  [-66, 10, 20],
];
const SHARDS = [
  [15, 'M30 0l9-4 2 7Z'],
  [75, 'M28 0l8-3 5 5-9 3Z'],
  [130, 'M32 0l6-6 5 6Z'],
  [200, 'M27 0l10-2-3 7Z'],
  [255, 'M33 0l5-5 6 3-4 5Z'],
  [310, 'M29 0l8-6 2 8Z'],
] as const;

function Puffs({ at, className }: { at: PuffPlaces; className: string }): ReactElement {
  return (
    <>
      {at.map(([x, y, r], k) => (
        <g key={k} transform={`translate(${x} ${y})`}>
          <circle className={className} r={r} style={{ animationDelay: `calc(var(--scene-ms) * ${0.06 * k})` }} />
        </g>
      ))}
    </>
  );
}

const CAR_SCENES: Readonly<Record<Scene, (() => ReactElement) | null>> = {
  cheer: null,
  spin: SkidMarks,
  collision: Sparks,
  blownEngine: Smoke,
};

/** Spectators with hats, arms and pennants, 60 wide and 60 high, standing on the lower edge. */
const SPECTATORS = [
  'M6 60V44C6 34 18 34 18 44V60ZM12 24a6 6 0 1 0 .01 0ZM16 42 26 22 29 24 19 45Z',
  'M26 60V46C26 37 37 37 37 46V60ZM31.500 28a5.500 5.500 0 1 0 .01 0ZM24 29.500H39L36 26H27Z',
  'M44 60V42C44 32 57 32 57 42V60ZM50.500 21a6.500 6.500 0 1 0 .01 0ZM46 42 36 20 39 18 49 40ZM55 40 62 20 65 22 58 43Z',
];
const CROWD_WIDTH = 60;
const CROWD_BLOCKS = 14;
const PENNANT_COLOURS = ['#b92b1a', '#f0b429', '#1f5fa8', '#1d6b45', '#e07b2c'];

/** The crowd jumps up at the lower edge of the board. */
export function CheeringCrowd({ cue }: { cue: FormulaDeCue }): ReactElement {
  return (
    <svg
      key={cue.key}
      className="fd-crowd"
      viewBox={`0 0 ${CROWD_BLOCKS * CROWD_WIDTH} 64`}
      preserveAspectRatio="xMidYMax slice"
      style={durationStyle(cue)}
      aria-hidden="true"
    >
      {[0, 1, 2].map((row) => (
        <g key={row} className={`fd-crowd-row fd-crowd-row-${row}`}>
          {Array.from({ length: CROWD_BLOCKS }, (_, block) => (
            <g key={block} transform={`translate(${block * CROWD_WIDTH + row * 7} 0)`}>
              <path d={SPECTATORS[row]} />
              {(block + row) % 2 === 0 && (
                <path
                  d={`M${14 + 20 * row} 4h2v26h-2ZM${16 + 20 * row} 4l16 5-16 6Z`}
                  fill={PENNANT_COLOURS[(block * 3 + row) % PENNANT_COLOURS.length]}
                />
              )}
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}
