import type { Circuit, Drawing, FlagPlace, Lane } from '@paddock/formula-de';
import { type RoadBend, listBends, cornerStretch, layKerbs, type KerbPiece } from './kerbs.ts';
import { layOutPitLane } from './pit.ts';
import { runSteps, type Steps } from './steps.ts';
import { layOutCellsInSteps, type LapStretch } from './stretches.ts';
import { type Point, createRoad, type Road } from './road.ts';

/** Where something lies on the board. */
export interface BoardPlace {
  readonly id: string;
  /** The middle, where a car stands. */
  readonly x: number;
  readonly y: number;
  /** The driving direction in radians, clockwise from "to the right". */
  readonly angle: number;
  /** The left edge in driving order, then the right edge back; both have the same number of points. */
  readonly outline: readonly Point[];
}

export interface CellPlace extends BoardPlace {
  readonly lane: Lane;
  readonly stretch: LapStretch;
}

export interface CornerPlace {
  readonly corner: number;
  readonly stretch: LapStretch;
  readonly bends: readonly RoadBend[];
  /** The middle of the corner on the centre line, to which the flag belongs. */
  readonly middle: Point;
  readonly flag: FlagPlace;
}

/** Everything a picture, a screen or a hand needs to find its way on the board. */
export interface CircuitGeometry {
  readonly width: number;
  readonly height: number;
  readonly laneWidth: number;
  readonly road: Road;
  readonly cells: ReadonlyMap<string, CellPlace>;
  /** `pit.0` … in running order. */
  readonly pit: readonly BoardPlace[];
  /** `box.0` … in car order. */
  readonly boxes: readonly BoardPlace[];
  /** The road's edges and the two lines between lanes, as closed lines from the outside in. */
  readonly lines: readonly (readonly Point[])[];
  /** A piece of the line for every lane: it runs behind the first cell past it, and lanes lie like bricks. */
  readonly finish: readonly (readonly [left: Point, right: Point])[];
  readonly kerbs: readonly KerbPiece[];
  readonly corners: readonly CornerPlace[];
  /** The wall between the road and the pit lane. */
  readonly pitWall: readonly Point[];
}

/** The distance of a lane's left edge from the centre line, in lane widths; to the right is positive. */
function leftEdge(lane: number): number {
  return lane - 2.5;
}

function placeOf(
  ribbon: Road,
  id: string,
  from: number,
  to: number,
  left: (p: number) => number,
  right: (p: number) => number,
): BoardPlace {
  const middle = (from + to) / 2;
  const { x, y } = ribbon.point(middle, (left(middle) + right(middle)) / 2);
  return { id, x, y, angle: ribbon.angle(middle), outline: ribbon.strip(from, to, left, right) };
}

const CELLS_PER_STEP = 50;

/** Lays a circuit out on its drawing. Both must have passed their checks. */
export function layOutCircuit(circuit: Circuit, drawing: Drawing): CircuitGeometry {
  return runSteps(layOutCircuitInSteps(circuit, drawing));
}

export function* layOutCircuitInSteps(circuit: Circuit, drawing: Drawing): Steps<CircuitGeometry> {
  const places = yield* layOutCellsInSteps(circuit);
  yield;
  const ribbon = createRoad(drawing, circuit.lapRows);
  const w = drawing.laneWidth;

  const cells = new Map<string, CellPlace>();
  for (const { id, lane } of circuit.cells) {
    if (cells.size % CELLS_PER_STEP === 0) yield;
    const stretch = places.get(id)!;
    const left = leftEdge(lane) * w;
    const place = placeOf(
      ribbon,
      id,
      stretch.from,
      stretch.to,
      () => left,
      () => left + w,
    );
    cells.set(id, { ...place, lane, stretch });
  }

  yield;
  const course = layOutPitLane(circuit, ribbon, places);
  const pit = Array.from({ length: circuit.pit.length }, (_, k) =>
    placeOf(ribbon, `pit.${k}`, course.cell(k), course.cell(k + 1), course.left, course.right),
  );
  const boxes = circuit.pit.boxes.map((k, car) =>
    // A little room between boxes: every team has its own.
    placeOf(ribbon, `box.${car}`, course.cell(k + 0.05), course.cell(k + 0.95), course.boxLeft, course.boxRight),
  );

  yield;
  const corners = circuit.corners.map(({ id }): CornerPlace => {
    const stretch = cornerStretch(circuit, places, id);
    const bends = listBends(ribbon.line, stretch.from, stretch.to);
    const centre = (stretch.from + stretch.to) / 2;
    const flag = drawing.flags.find((place) => place.corner === id) ?? placeFlag(ribbon, id, centre, bends);
    return { corner: id, stretch, bends, middle: ribbon.point(centre, 0), flag };
  });

  // Kerbs would lie under the slip roads of the pit lane.
  const besidePit = (run: LapStretch, side: 1 | -1): boolean =>
    side === 1 && [0, circuit.lapRows].some((lap) => run.to + lap > course.from && run.from + lap < course.to);

  yield;
  // Laid out on first use: only pictures of the circuit show them.
  let kerbs: KerbPiece[] | null = null;
  let pitWall: Point[] | null = null;
  return {
    width: drawing.width,
    height: drawing.height,
    laneWidth: w,
    road: ribbon,
    cells,
    pit,
    boxes,
    lines: [-1.5, -0.5, 0.5, 1.5].map((offset) => ribbon.edge(0, circuit.lapRows, offset * w).slice(0, -1)),
    finish: circuit.finish.map((id) => {
      const { lane, stretch } = cells.get(id)!;
      const left = leftEdge(lane) * w;
      return [ribbon.point(stretch.from, left), ribbon.point(stretch.from, left + w)];
    }),
    get kerbs() {
      return (kerbs ??= layKerbs(
        ribbon,
        corners.flatMap((corner) => corner.bends),
        besidePit,
      ));
    },
    corners,
    get pitWall() {
      return (pitWall ??= ribbon.edge(course.from + 2, course.to - 2, (place) => (1.5 * w + course.left(place)) / 2));
    },
  };
}

/** A flag stands outside the bend, where cars would come off. */
function placeFlag(ribbon: Road, corner: number, centre: number, bends: readonly RoadBend[]): FlagPlace {
  const sharpest = bends.reduce<RoadBend | null>((a, b) => (a && Math.abs(a.angle) >= Math.abs(b.angle) ? a : b), null);
  const { x, y } = ribbon.point(centre, (sharpest?.turn === 'left' ? 4.2 : -4.2) * ribbon.laneWidth);
  return { corner, x, y, name: y < ribbon.point(centre, 0).y ? 'above' : 'below' };
}
