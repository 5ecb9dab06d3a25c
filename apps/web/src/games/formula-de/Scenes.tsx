import { toDegrees } from '@paddock/circuit-art';
import type { FormulaDeTypes, View } from '@paddock/formula-de';
import type { CSSProperties, ReactElement } from 'react';
import type { Cue } from '../ui.ts';
import { revealAt } from './animation.ts';
import { type CircuitBoard, poseAt } from './circuit-board.ts';
import type { Scene } from './scene-of.ts';
import './scenes.css';

type FormulaDeCue = Cue<FormulaDeTypes>;

/** How long the scene lasts, for its animations: the time after the result has become visible. */
export function durationStyle({ event, ms }: FormulaDeCue): CSSProperties {
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
