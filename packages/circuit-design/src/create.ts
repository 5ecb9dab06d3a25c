import type { BoardPoint } from '@paddock/formula-de';
import { planCorners } from './corners.ts';
import type { CircuitDesign, LinePlace } from './design.ts';
import { DesignLine, type LinePosition, type NearestPlace } from './line.ts';
import { DESIGN_LIMITS } from './limits.ts';
import { placeStart } from './place-start.ts';
import { planRoad } from './plan.ts';
import { suggestCorners } from './suggest-corners.ts';

/** The size of the built-in boards. */
const BOARD_WIDTH = 2000;
const BOARD_HEIGHT = 1250;

/** An empty board. */
export function createDesign(): CircuitDesign {
  return {
    format: 1,
    id: 'my-circuit',
    name: 'My circuit',
    names: { en: 'My circuit', fr: 'Mon circuit', de: 'Meine Rennstrecke' },
    width: BOARD_WIDTH,
    height: BOARD_HEIGHT,
    ground: 'grass',
    handles: [],
    start: 0,
    pit: { entry: 0, exit: 0 },
    corners: [],
    landmarks: [],
    labels: [],
  };
}

const STARTER_HANDLES: readonly BoardPoint[] = [
  [560, 980],
  [420, 950],
  [330, 850],
  [320, 720],
  [330, 560],
  [390, 430],
  [520, 370],
  [700, 360],
  [820, 420],
  [900, 520],
  [1010, 580],
  [1130, 530],
  [1220, 400],
  [1340, 310],
  [1480, 320],
  [1590, 410],
  [1620, 560],
  [1620, 740],
  [1590, 880],
  [1490, 970],
  [1340, 990],
  [1150, 990],
  [950, 990],
  [750, 990],
];

/** A simple circuit without faults, to begin with. */
export function createStarterDesign(): CircuitDesign {
  return completeDesign({ ...createDesign(), handles: STARTER_HANDLES });
}

/** Gives a line the corners that its bends suggest, and a start with its pit lane where there is room for them. */
export function completeDesign(design: CircuitDesign): CircuitDesign {
  if (design.handles.length < DESIGN_LIMITS.minHandles) return design;
  const withCorners = { ...design, corners: suggestCorners(design) };
  const plan = planRoad(withCorners);
  return placeStart(withCorners, plan, planCorners(withCorners, plan).corners) ?? withCorners;
}

/** Where a place of the line lies on the board, and which way is driven there. */
export function pointAt(design: CircuitDesign, place: LinePlace): LinePosition {
  const line = DesignLine.of(design.handles);
  return line.positionAtLength(line.lengthAt(place));
}

/** The place of the line that is nearest to a point of the board; `null` without a line. */
export function findPlace(design: CircuitDesign, point: BoardPoint): NearestPlace | null {
  return design.handles.length < 2 ? null : DesignLine.of(design.handles).findNearest(point);
}
