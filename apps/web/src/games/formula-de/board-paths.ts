import { type BoardPlace, toDegrees, uprightAngle } from '@paddock/circuit-art';
import { carTransform } from '../../kit/Car.tsx';
import { type CircuitBoard, poseAt } from './circuit-board.ts';

/** Puts something on a cell, along the road and upright. */
export function uprightTransform({ x, y, angle }: BoardPlace): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${uprightAngle(angle).toFixed(1)})`;
}

/** Puts something on a cell that is not turned with the road. */
export function unturnedTransform({ x, y }: BoardPlace): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}

/** The outline of a cell as the `d` of a path. */
export function outlinePath({ outline }: BoardPlace): string {
  return `M${outline.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** A smooth path through the centres of cells. */
export function trackPath(places: readonly BoardPlace[]): string {
  return places.map(({ x, y }, k) => `${k === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** The poses of a drive, including its start. A car that finishes rolls on for two cells. */
export function drivenPoses(board: CircuitBoard, from: string | null, path: readonly string[]): BoardPlace[] {
  const ids = from === null ? [...path] : [from, ...path];
  if (ids.at(-1) === 'finish') {
    ids.pop();
    for (let k = 0; k < 2; k++) {
      const next = board.cells.get(ids.at(-1) ?? '')?.next[0];
      if (next !== undefined) ids.push(next);
    }
  }
  return ids.flatMap((id) => poseAt(board, id) ?? []);
}

/** Keyframes of a drive from cell to cell. Angles never jump by a full turn. */
export function driveKeyframes(places: readonly BoardPlace[], scale: number): Keyframe[] {
  let angle = toDegrees(places[0]?.angle ?? 0);
  return places.map((place) => {
    const turn = toDegrees(place.angle) - angle;
    angle += turn - 360 * Math.round(turn / 360);
    return { transform: carTransform(place.x, place.y, angle, scale) };
  });
}
