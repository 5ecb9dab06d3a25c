import type { Circuit } from '@paddock/formula-de';
import type { CircuitGeometry, BoardPlace } from './geometry.ts';
import type { Point } from './road.ts';
import {
  ASPHALT,
  CELL_BORDER,
  CORNER_ASPHALT,
  DISPLAY_FACE,
  createSvgGroup,
  INKS,
  formatNumber,
  PIT_ASPHALT,
} from './svg.ts';
import { polylinePath, createSvgElement, uprightAngle } from './svg.ts';

const WHITE = INKS.white;

/** The verge: a light rim around road and pit lane, as on printed boards. */
export function drawVerge(g: CircuitGeometry): string[] {
  const rim = (d: string, width: number, colour: string): string =>
    createSvgElement('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linejoin': 'round' });
  const w = g.laneWidth;
  const middle = polylinePath(g.road.edge(0, g.road.line.lapRows, 0).slice(0, -1), true);
  const pit = joinOutlines(g.pit.concat(g.boxes));
  return [
    rim(middle, 3 * w + 19, INKS['racing-green']),
    rim(pit, 19, INKS['racing-green']),
    rim(middle, 3 * w + 7, WHITE),
    rim(pit, 7, WHITE),
  ];
}

/** Many outlines as one path: a browser needs as long for an element as for many points. */
function joinOutlines(places: readonly { readonly outline: readonly Point[] }[]): string {
  return places.map(({ outline }) => polylinePath(outline, true)).join('');
}

function cellPath(place: BoardPlace, fill: string): string {
  return createSvgElement('path', { 'data-cell': place.id, d: polylinePath(place.outline, true), fill });
}

/** Asphalt cell by cell; corners in a warmer grey, so that a driver sees where a stop counts. */
export function drawAsphalt(circuit: Circuit, g: CircuitGeometry): string[] {
  const border = { stroke: CELL_BORDER, 'stroke-width': 0.9, 'stroke-linejoin': 'round' };
  const cells = circuit.cells.map((cell) =>
    cellPath(g.cells.get(cell.id)!, cell.corner === null ? ASPHALT : CORNER_ASPHALT),
  );
  return [createSvgGroup({ class: 'cells', ...border }, cells)];
}

/** White lines: dashed where the lane may be changed, solid through corners, where only the arrows allow it. */
export function drawLaneLines(circuit: Circuit, g: CircuitGeometry): string[] {
  const w = g.laneWidth;
  const solid: string[] = [];
  const dashed: string[] = [];
  for (const cell of circuit.cells) {
    if (cell.lane === 3) continue;
    const { from, to } = g.cells.get(cell.id)!.stretch;
    const d = polylinePath(g.road.edge(from, to, (cell.lane - 1.5) * w));
    if (cell.corner !== null) solid.push(d);
    else {
      // Two dashes to a cell, so that the rhythm of the line helps counting.
      const step = (to - from) / 4;
      for (const k of [0.5, 2.5])
        dashed.push(polylinePath(g.road.edge(from + k * step, from + (k + 1) * step, (cell.lane - 1.5) * w)));
    }
  }
  const style = { fill: 'none', stroke: WHITE, 'stroke-width': 1.7 };
  return [
    createSvgElement('path', { class: 'lane-lines', ...style, d: dashed.join('') }),
    createSvgElement('path', { class: 'bound-lines', ...style, 'stroke-width': 1.1, opacity: 0.75, d: solid.join('') }),
  ];
}

export function drawKerbs(g: CircuitGeometry): string[] {
  const piece = (red: boolean): string => joinOutlines(g.kerbs.filter((kerb) => kerb.red === red));
  const rim = { stroke: INKS.ink, 'stroke-width': 0.6 };
  return [
    createSvgElement('path', { class: 'kerb', d: piece(true), fill: INKS.red, ...rim }),
    createSvgElement('path', { class: 'kerb', d: piece(false), fill: WHITE, ...rim }),
  ];
}

const ARROW_STEM: readonly Point[] = [
  { x: -5.4, y: 0 },
  { x: 1, y: 0 },
];
const ARROW_HEAD: readonly Point[] = [
  { x: 0.4, y: -3 },
  { x: 5.4, y: 0 },
  { x: 0.4, y: 3 },
];

/** Small arrows across the line between two lanes, wherever a corner's cell allows the step. */
export function drawArrows(circuit: Circuit, g: CircuitGeometry): string[] {
  let stems = '';
  let heads = '';
  for (const cell of circuit.cells) {
    if (cell.corner === null) continue;
    const a = g.cells.get(cell.id)!;
    for (const id of cell.next.slice(1)) {
      const b = g.cells.get(id)!;
      const place = a.stretch.to - Math.min(0.28, (a.stretch.to - a.stretch.from) * 0.3);
      const side = b.lane - a.lane;
      const middle = g.road.point(place, (a.lane - 2 + side / 2) * g.laneWidth);
      const angle = g.road.angle(place) + side * 0.85;
      stems += polylinePath(turnAndMove(ARROW_STEM, angle, middle));
      heads += polylinePath(turnAndMove(ARROW_HEAD, angle, middle), true);
    }
  }
  if (stems === '') return [];
  return [
    createSvgGroup({ class: 'arrows' }, [
      createSvgElement('path', { d: stems, fill: 'none', stroke: WHITE, 'stroke-width': 1.7 }),
      createSvgElement('path', { d: heads, fill: WHITE }),
    ]),
  ];
}

/** A shape around (0, 0), turned by an angle in radians and moved to a place. */
function turnAndMove(shape: readonly Point[], angle: number, to: Point): Point[] {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return shape.map(({ x, y }) => ({ x: to.x + x * cos - y * sin, y: to.y + x * sin + y * cos }));
}

/** Chequers at the back of the first cells past the line, two rows of squares. */
export function drawFinishLine(g: CircuitGeometry): string[] {
  const chequers = ['', ''];
  const squares = 5;
  for (const [left, right] of g.finish) {
    const across = { x: (right.x - left.x) / squares, y: (right.y - left.y) / squares };
    // Backwards along the road, a quarter turn from the way across.
    const back = { x: -across.y, y: across.x };
    for (let k = 0; k < squares; k++) {
      for (let r = 0; r < 2; r++) {
        const corner = { x: left.x + across.x * k + back.x * (r - 2), y: left.y + across.y * k + back.y * (r - 2) };
        const quad = [
          corner,
          { x: corner.x + across.x, y: corner.y + across.y },
          { x: corner.x + across.x + back.x, y: corner.y + across.y + back.y },
          { x: corner.x + back.x, y: corner.y + back.y },
        ];
        chequers[(k + r) % 2] += polylinePath(quad, true);
      }
    }
  }
  const [dark = '', light = ''] = chequers;
  return [
    createSvgGroup({ class: 'finish' }, [
      createSvgElement('path', { d: dark, fill: INKS.ink }),
      createSvgElement('path', { d: light, fill: WHITE }),
    ]),
  ];
}

/** A white bracket at the front of every starting place, and its number. */
export function drawGridSlots(circuit: Circuit, g: CircuitGeometry): string[] {
  const w = g.laneWidth;
  const parts = circuit.grid.map((id, k) => {
    const place = g.cells.get(id)!;
    const { from, to } = place.stretch;
    const at = (along: number, across: number): Point =>
      g.road.point(to - along * (to - from), (place.lane - 2 + across) * w);
    const bracket = [at(0.6, -0.34), at(0.14, -0.34), at(0.14, 0.34), at(0.6, 0.34)];
    return (
      createSvgElement('path', { d: polylinePath(bracket), fill: 'none', stroke: WHITE, 'stroke-width': 1.9 }) +
      drawText(String(k + 1), at(0.56, 0), uprightAngle(place.angle), w * 0.5, WHITE)
    );
  });
  return [createSvgGroup({ class: 'grid' }, parts)];
}

/** The pit lane with its wall, and a numbered box for every car. */
export function drawPitLane(g: CircuitGeometry): string[] {
  const boxes = g.boxes.map(
    (box, k) =>
      createSvgElement('path', {
        'data-box': k,
        d: polylinePath(box.outline, true),
        fill: k % 2 === 0 ? INKS.yellow : INKS.wall,
      }) + drawText(String(k + 1), box, uprightAngle(box.angle), g.laneWidth * 0.56, INKS.ink),
  );
  return [
    createSvgElement('path', {
      d: polylinePath(g.pitWall),
      fill: 'none',
      stroke: WHITE,
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
    createSvgGroup(
      { class: 'pit', stroke: CELL_BORDER, 'stroke-width': 0.9 },
      g.pit.map((cell) => cellPath(cell, PIT_ASPHALT)),
    ),
    createSvgGroup({ class: 'boxes', stroke: INKS.ink, 'stroke-width': 0.8 }, boxes),
  ];
}

function drawText(text: string, at: Point, angle: number, size: number, fill: string): string {
  return createSvgElement(
    'text',
    {
      transform: `translate(${formatNumber(at.x)} ${formatNumber(at.y)}) rotate(${formatNumber(angle)})`,
      y: size * 0.36,
      'text-anchor': 'middle',
      'font-family': DISPLAY_FACE,
      'font-weight': 700,
      'font-size': size,
      fill,
      stroke: 'none',
    },
    text,
  );
}
