import { type CarPreview, FINISH_SPACE, type Preview, START_SPACE } from '@paddock/pole-position';
import { type BoardBox, boxAround } from '../../kit/board-zoom.ts';
import { CARD_ROW, columnWidth } from './card-row.ts';
import { gridDistance } from './car-poses.ts';
import { distanceOf, poseAt, type RoadPose, ROAD_WIDTH } from './geometry.ts';

const MARGIN = ROAD_WIDTH / 2 + 20;

/** The journeys that a card or a car would make. */
export function journeysOf(preview: Preview | null): readonly CarPreview[] {
  if (preview === null || 'left' in preview) return [];
  return 'cars' in preview ? preview.cars : [preview];
}

/** The cards in the middle, which a small board shows while they are turned over. */
export function cardRowBox(seats: number): BoardBox {
  const half = (columnWidth(seats) * seats) / 2;
  return { left: CARD_ROW.centreX - half, top: 124, right: CARD_ROW.centreX + half, bottom: 386 };
}

/** What a small board shows: the road that these journeys of a seat's cars use; `null` for the whole board. */
export function zoomBoxOf(seat: number, journeys: readonly CarPreview[]): BoardBox | null {
  return journeys.length === 0
    ? null
    : boxAround(
        journeys.flatMap((journey) => roadOf(seat, journey)),
        MARGIN,
      );
}

function roadOf(seat: number, { from, start, to, end }: CarPreview): readonly RoadPose[] {
  const first = Math.min(from, start, end);
  const last = Math.min(FINISH_SPACE, Math.max(from, to, end));
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const space = first + i;
    return poseAt(space === START_SPACE ? gridDistance(seat) : distanceOf(space));
  });
}
