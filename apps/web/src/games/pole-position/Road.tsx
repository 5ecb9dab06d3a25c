import { CARS_PER_SEAT, TOKEN_SPACE_COUNT, type Token } from '@paddock/pole-position';
import { memo, type ReactElement } from 'react';
import {
  BENDS,
  bandPath,
  cellPath,
  distanceOf,
  START_SPACE_LENGTH,
  linePath,
  numberPose,
  ringPath,
  ROAD_WIDTH,
  poseAt,
} from './geometry.ts';
import { gridBox, gridPose } from './car-poses.ts';
import { TokenFace } from './Token.tsx';

const HALF_ROAD = ROAD_WIDTH / 2;
const ALL_SPACES = Array.from({ length: TOKEN_SPACE_COUNT }, (_, i) => i + 1);
/** The tokens lie on the outer half of the road. */
export const TOKEN_ASIDE = -22;

/** Asphalt, kerbs, lines and the starting grid, rendered once. */
export const Asphalt = memo(function Asphalt({ seats }: { readonly seats: number }): ReactElement {
  return (
    <g>
      <path className="pp-verge" d={ringPath(0)} strokeWidth={ROAD_WIDTH + 26} />
      <path className="pp-asphalt" d={ringPath(0)} strokeWidth={ROAD_WIDTH} />
      {BENDS.map(({ from, to, turn }) => (
        <g key={from}>
          <path className="pp-kerb" d={linePath(from, to, turn * HALF_ROAD + turn * 4.5)} />
          <path className="pp-kerb pp-kerb-red" d={linePath(from, to, turn * HALF_ROAD + turn * 4.5)} />
        </g>
      ))}
      <path className="pp-edge" d={ringPath(-HALF_ROAD + 2)} />
      <path className="pp-edge" d={ringPath(HALF_ROAD - 2)} />
      {ALL_SPACES.map((space) => (
        <Separator key={space} space={space} />
      ))}
      <StartingGrid seats={seats} />
    </g>
  );
});

function Separator({ space }: { readonly space: number }): ReactElement {
  const before = distanceOf(space) - (distanceOf(2) - distanceOf(1)) / 2;
  const [a, b] = [poseAt(before, -HALF_ROAD), poseAt(before, HALF_ROAD)];
  return (
    <path className="pp-separator" d={`M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`} />
  );
}

/** The start space: boxes for every car, and the chequered line that is both start and finish. */
function StartingGrid({ seats }: { readonly seats: number }): ReactElement {
  const boxes = Array.from({ length: seats * CARS_PER_SEAT }, (_, i) =>
    gridPose(Math.floor(i / CARS_PER_SEAT), i % CARS_PER_SEAT),
  );
  const squares = Array.from({ length: 18 }, (_, i) => ({ row: i % 9, column: Math.floor(i / 9) }));
  const side = ROAD_WIDTH / 9;
  return (
    <g>
      <path className="pp-start" d={cellPath(0)} />
      {boxes.map((place) => {
        const { left, right } = gridBox(place);
        const { y } = place;
        return <path key={`${left} ${y}`} className="pp-box" d={`M${left} ${y - 12.5}H${right}V${y + 12.5}H${left}`} />;
      })}
      <path className="pp-line" d={bandPath(0, side * 2, -HALF_ROAD, HALF_ROAD)} />
      {squares
        .filter(({ row, column }) => (row + column) % 2 === 0)
        .map(({ row, column }) => (
          <path
            key={`${row} ${column}`}
            className="pp-line-dark"
            d={bandPath(column * side, (column + 1) * side, -HALF_ROAD + row * side, -HALF_ROAD + (row + 1) * side)}
          />
        ))}
      <path
        className="pp-separator"
        d={`M${poseAt(START_SPACE_LENGTH, -HALF_ROAD).x} ${poseAt(START_SPACE_LENGTH, -HALF_ROAD).y}V${poseAt(START_SPACE_LENGTH, HALF_ROAD).y}`}
      />
    </g>
  );
}

interface CourseTokensProps {
  readonly course: readonly Token[];
  /** Describes a token, for its tooltip. */
  readonly explain: (token: Token) => string;
}

/** The tokens laid so far, and the numbers of the spaces. */
export function CourseTokens({ course, explain }: CourseTokensProps): ReactElement {
  return (
    <g>
      {ALL_SPACES.map((space) => {
        const token = course[space - 1] ?? null;
        return <SpaceToken key={space} space={space} token={token} help={token === null ? '' : explain(token)} />;
      })}
    </g>
  );
}

interface SpaceTokenProps {
  readonly space: number;
  readonly token: Token | null;
  readonly help: string;
}

const SpaceToken = memo(function Space({ space, token, help }: SpaceTokenProps): ReactElement {
  const { x, y, angle } = poseAt(distanceOf(space) + 6, TOKEN_ASIDE);
  const number = numberPose(space);
  return (
    <g>
      {token !== null && token !== 'grey' && (
        <path className={`pp-cell pp-cell-${token}`} d={cellPath(space, -HALF_ROAD + 4, HALF_ROAD - 4)} />
      )}
      {token === null && <path className="pp-blank" d={cellPath(space, -HALF_ROAD + 6, HALF_ROAD - 6)} />}
      <text className={space % 5 === 0 ? 'pp-number pp-five' : 'pp-number'} x={number.x} y={number.y} dy="0.35em">
        {space}
      </text>
      {token !== null && (
        <g>
          <title>{help}</title>
          <TokenFace token={token} x={x} y={y} angle={token === 'turbo' ? angle : 0} scale={1.05} />
        </g>
      )}
    </g>
  );
});
