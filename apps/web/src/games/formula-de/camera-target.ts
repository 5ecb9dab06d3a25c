import type { BoardPlace } from '@paddock/circuit-art';
import type { Event, Preview, View } from '@paddock/formula-de';
import { type CircuitBoard, poseAt } from './circuit-board.ts';
import { type Box, boxAround, drivenPoses } from './board-paths.ts';

const TARGET_MARGIN = 64;
/** A larger margin while the player is choosing a gear. */
const THINKING_MARGIN = 200;

/** The target of a following camera: the car to move, with all the cells it can reach. */
export function cameraTargetOf(
  board: CircuitBoard,
  view: View,
  event: Event | null,
  previews: readonly Preview[] | null,
  considered: Preview | null,
): Box | null {
  if (event?.type === 'moved') return boxAround(drivenPoses(board, event.from, event.path), TARGET_MARGIN);
  const car = view.cars[event !== null && 'car' in event ? event.car : (view.order[0] ?? -1)];
  const place = car?.cell === undefined || car.cell === null ? null : poseAt(board, car.cell);
  if (place === null) return null;
  const reach = previews === null || event !== null ? [] : reachablePlaces(board, considered, previews);
  return reach.length === 0 ? boxAround([place], THINKING_MARGIN) : boxAround([place, ...reach], TARGET_MARGIN);
}

function reachablePlaces(board: CircuitBoard, considered: Preview | null, previews: readonly Preview[]): BoardPlace[] {
  const seen = considered?.kind === 'gear' ? [considered] : previews;
  const ids = seen.flatMap((preview) =>
    preview.kind === 'gear' ? preview.outlook.ends.map(({ to }) => to) : preview.path.concat(preview.to),
  );
  return [...new Set(ids)].flatMap((id) => poseAt(board, id) ?? []);
}
