import type { BoardPlace } from '@paddock/circuit-art';
import type { Event, GearPreview, Preview, View } from '@paddock/formula-de';
import { cornerAhead, cornerOf, type CircuitBoard, poseAt } from './circuit-board.ts';
import { type BoardBox, boxAround } from '../../kit/board-zoom.ts';
import { drivenPoses } from './board-paths.ts';
import type { CameraTarget } from './camera-framing.ts';
import { ribbonCellsOf } from './ribbon.ts';
import { type Scene, sceneOf } from './scene-of.ts';

/** Room around the centres of cells, in board units: half a cell and a little more. */
const CELL_MARGIN = 26;
/** Room around the way of another car. */
const DRIVE_MARGIN = 64;
/** Room around a car that is about to move. */
const CAR_MARGIN = 170;
/** Room around the middle of a sign: half of it, and the pips. */
const SIGN_MARGIN = 62;
/** Room around a car in trouble. */
const SCENE_MARGIN = 72;

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
  if (event !== null && isCarScene(sceneOf(event))) return closeUpOf(place);
  const reach = placesOf(board, reachableCells(board, situation, place.id));
  if (reach.length === 0) return distantTarget([place], CAR_MARGIN);
  const places = [place, ...reach];
  const priced = placesOf(board, pricedCells(board, situation, place.id));
  const sign = signBoxOf(board, place.id, car!.stops);
  return {
    box: boxAround(places, CELL_MARGIN),
    places,
    isDecision: true,
    ...(sign === null ? {} : { sign }),
    ...(priced.length === 0 ? {} : { priced: { box: boxAround(priced, CELL_MARGIN), places: priced } }),
  };
}

/** The sign of the corner that still needs stops, otherwise of the next one, with the pips beside it. */
function signBoxOf(board: CircuitBoard, cell: string, stops: number): BoardBox | null {
  const here = cornerOf(board, cell);
  const corner = here !== null && stops < here.stops ? here : cornerAhead(board, cell)?.corner;
  const flag = board.geometry.corners.find((one) => one.corner === corner?.id)?.flag;
  return flag === undefined ? null : boxAround([flag], SIGN_MARGIN);
}

/** A spin, a collision and a blown engine are watched from close up. */
function isCarScene(scene: Scene | null): boolean {
  return scene !== null && scene !== 'cheer';
}

function closeUpOf(place: BoardPlace): CameraTarget {
  return { box: boxAround([place], SCENE_MARGIN), places: [], isDecision: true };
}

function distantTarget(places: readonly BoardPlace[], margin: number): CameraTarget | null {
  return places.length === 0 ? null : { box: boxAround(places, margin), places: [], isDecision: false };
}

function placesOf(board: CircuitBoard, ids: readonly string[]): BoardPlace[] {
  return [...new Set(ids)].flatMap((id) => poseAt(board, id) ?? []);
}

/** The cells that a car may drive over or end on. */
function reachableCells(board: CircuitBoard, situation: CameraSituation, from: string): readonly string[] {
  return relevantPreviews(situation).flatMap((preview) =>
    preview.kind === 'drive' ? preview.path.concat(preview.to) : gearCells(board, preview, situation, from),
  );
}

/** The cells that say what ending there costs: after the roll, and of one gear. */
function pricedCells(board: CircuitBoard, situation: CameraSituation, from: string): readonly string[] {
  const previews = relevantPreviews(situation);
  return previews.flatMap((preview) => {
    if (preview.kind === 'drive') return [preview.to];
    return previews.length === 1 ? gearCells(board, preview, situation, from) : [];
  });
}

/** With a considered gear also the cells that are painted because the car would drop out. */
function gearCells(
  board: CircuitBoard,
  preview: GearPreview,
  { considered }: CameraSituation,
  from: string,
): readonly string[] {
  return preview === considered
    ? ribbonCellsOf(board, from, preview.outlook).map(({ id }) => id)
    : preview.outlook.ends.map(({ to }) => to);
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
