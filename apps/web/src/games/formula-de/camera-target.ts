import type { BoardPlace } from '@paddock/circuit-art';
import type { Event, GearPreview, Preview, View } from '@paddock/formula-de';
import { type CircuitBoard, poseAt } from './circuit-board.ts';
import { boxAround } from '../../kit/board-zoom.ts';
import { drivenPoses } from './board-paths.ts';
import type { CameraTarget } from './camera-framing.ts';
import { ribbonCellsOf } from './ribbon.ts';

/** Room around the centres of cells, in board units: half a cell and a little more. */
const CELL_MARGIN = 26;
/** Room around the way of another car. */
const DRIVE_MARGIN = 64;
/** Room around a car that is about to move. */
const CAR_MARGIN = 170;

interface CameraSituation {
  readonly view: View;
  readonly event: Event | null;
  readonly isAsked: boolean;
  /** The previews of the position, also while the chosen gear's die rolls. */
  readonly previews: readonly Preview[] | null;
  readonly considered: Preview | null;
}

/** The target of a following camera: the car that moves or is to move, with all the cells it can reach. */
export function cameraTargetOf(board: CircuitBoard, situation: CameraSituation): CameraTarget | null {
  const { view, event } = situation;
  if (event?.type === 'moved') return distantTarget(drivenPoses(board, event.from, event.path), DRIVE_MARGIN);
  const car = view.cars[event !== null && 'car' in event ? event.car : (view.order[0] ?? -1)];
  const place = car?.cell === undefined || car.cell === null ? null : poseAt(board, car.cell);
  if (place === null) return null;
  const reach = reachablePlaces(board, situation, place.id);
  if (reach.length === 0) return distantTarget([place], CAR_MARGIN);
  const places = [place, ...reach];
  return { box: boxAround(places, CELL_MARGIN), places, isDecision: true };
}

function distantTarget(places: readonly BoardPlace[], margin: number): CameraTarget | null {
  return places.length === 0 ? null : { box: boxAround(places, margin), places: [], isDecision: false };
}

/** With a considered gear also the cells that are painted because the car would drop out. */
function reachablePlaces(board: CircuitBoard, situation: CameraSituation, from: string): BoardPlace[] {
  const { considered } = situation;
  const ids = relevantPreviews(situation).flatMap((preview) => {
    if (preview.kind === 'drive') return preview.path.concat(preview.to);
    return preview === considered
      ? ribbonCellsOf(board, from, preview.outlook).map(({ id }) => id)
      : preview.outlook.ends.map(({ to }) => to);
  });
  return [...new Set(ids)].flatMap((id) => poseAt(board, id) ?? []);
}

/** All choices, or the considered gear; while the die of the chosen gear rolls, that gear. */
function relevantPreviews({ event, isAsked, previews, considered }: CameraSituation): readonly Preview[] {
  if (isAsked && event === null) return considered?.kind === 'gear' ? [considered] : (previews ?? []);
  const gear = event?.type === 'rolled' ? event.gear : event?.type === 'shifted' ? event.to : null;
  if (gear === null) return [];
  const isChosen = (preview: Preview): preview is GearPreview =>
    preview.kind === 'gear' && preview.gear === gear && event !== null && 'car' in event && preview.car === event.car;
  return (previews ?? []).filter((preview) => isChosen(preview));
}
