import type { FormelFunTypes, Preview } from '@paddock/formel-fun';
import { type BoardBox, boxAround } from '../../kit/board-zoom.ts';
import type { Position } from '../table-link.ts';
import { distanceOf, HEIGHT, LANE_WIDTH, NUMBER_BAND_WIDTH, poseAt, TRACK_HALF_WIDTH, WIDTH } from './geometry.ts';

/** On a small screen the part of the road that matters is enlarged until a lane is 28 pixels wide. */
export const BOARD_ZOOM = { width: WIDTH, height: HEIGHT, legibleScale: 28 / LANE_WIDTH } as const;

const MARGIN = 14;

/** What a small board shows: the road from the car to move to all spaces that its cards lead to. */
export function zoomBoxOf(
  at: number,
  { legal, previews }: Position<FormelFunTypes>,
  considered: Preview | null,
): BoardBox {
  const aims = legal.flatMap(({ turbo }, i) => (turbo || previews === null ? [] : [previews[i]!.aimed]));
  const furthest = Math.max(at, ...aims, considered?.aimed ?? at);
  const spaces = Array.from({ length: furthest - at + 2 }, (_, i) => distanceOf(at - 0.5 + i));
  return boxAround(
    [-TRACK_HALF_WIDTH - NUMBER_BAND_WIDTH, TRACK_HALF_WIDTH].flatMap((out) => spaces.map((way) => poseAt(way, out))),
    MARGIN,
  );
}
