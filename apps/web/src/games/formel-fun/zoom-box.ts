import type { FormelFunTypes, Preview, View } from '@paddock/formel-fun';
import { type BoardBox, boxAround } from '../../kit/board-zoom.ts';
import type { Position } from '../table-link.ts';
import type { Cue } from '../ui.ts';
import {
  CENTRE,
  distanceOf,
  HEIGHT,
  LANE_WIDTH,
  NUMBER_BAND_WIDTH,
  poseAt,
  TRACK_HALF_WIDTH,
  WIDTH,
} from './geometry.ts';

/** On a small screen the part of the road that matters is enlarged until a lane is 28 pixels wide. */
export const BOARD_SIZE = { width: WIDTH, height: HEIGHT, legibleScale: 28 / LANE_WIDTH } as const;

const MARGIN = 14;

/** What a small board shows: the road from the car to where the considered card leads, or to all spaces that its cards lead to. */
export function zoomBoxOf(
  at: number,
  { legal, previews }: Position<FormelFunTypes>,
  considered: Preview | null,
): BoardBox {
  const aims = legal.flatMap(({ turbo }, i) => (turbo || previews === null ? [] : [previews[i]!.aimed]));
  const furthest = Math.max(at, ...(considered === null ? aims : [considered.aimed]));
  return roadBox(at, furthest);
}

function roadBox(first: number, last: number): BoardBox {
  const spaces = Array.from({ length: last - first + 2 }, (_, i) => distanceOf(first - 0.5 + i));
  return boxAround(
    [-TRACK_HALF_WIDTH - NUMBER_BAND_WIDTH, TRACK_HALF_WIDTH].flatMap((out) => spaces.map((way) => poseAt(way, out))),
    MARGIN,
  );
}

/** So much of the road before and behind the last car is shown when it leaves, in spaces. */
const EXIT_SPACES = 2;

/** What a small board shows when a car is out or finishes: the last car while it leaves, then the banner that says so. */
export function momentBoxOf(cue: Cue<FormelFunTypes> | null, { cars }: View): BoardBox | null {
  if (cue === null || (cue.event.type !== 'eliminated' && cue.event.type !== 'finished')) return null;
  if (cue.isSuspense === true) {
    const { pos } = cars[cue.event.car]!;
    return pos === null ? null : roadBox(pos - EXIT_SPACES, pos + EXIT_SPACES);
  }
  return { left: CENTRE.x - 330, top: CENTRE.y - 230, right: CENTRE.x + 330, bottom: CENTRE.y + 140 };
}
