import { type Language, LANGUAGES } from '@paddock/kernel';
import { type BoardPoint, type Circuit, circuitName, type Drawing, type LinePoint, turnsOf } from '@paddock/formula-de';
import { cornerStretch } from './kerbs.ts';
import { layOutCells } from './stretches.ts';

/** Board units per row and per lane, and the room around the road. */
const ROW_LENGTH = 33;
const LANE_WIDTH = 22;
const MARGIN = 230;
/** The loop is an oval, this much longer than high: it fits a screen, and its start straight is nearly straight. */
const OVAL_RATIO = 1.6;
/** How sharply a bend turns beside the loop's own curve, radians per row; less on short laps, whose loop is tight. */
const BEND_CURVATURE = 0.26;
/** Points of the centre line per row. */
const POINTS_PER_ROW = 1;

interface Bump {
  readonly middle: number;
  readonly width: number;
  readonly height: number;
}

/** The plain oval by length along it, in rows: half a lap is on top, driven to the right, with the line in its middle. */
function createOval(lapRows: number): { at(row: number): { x: number; y: number; nx: number; ny: number } } {
  const steps = 2880;
  const lengths = [0];
  const point = (k: number): BoardPoint => {
    const t = (k / steps) * 2 * Math.PI;
    return [OVAL_RATIO * Math.sin(t), -Math.cos(t)];
  };
  for (let k = 1; k <= steps; k++) {
    const [ax, ay] = point(k - 1);
    const [bx, by] = point(k);
    lengths.push(lengths[k - 1]! + Math.hypot(bx - ax, by - ay));
  }
  const total = lengths[steps]!;
  const scale = lapRows / total;
  return {
    at(row) {
      const aim = (((row % lapRows) + lapRows) % lapRows) / scale;
      let low = 0;
      let high = steps;
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (lengths[middle]! <= aim) low = middle;
        else high = middle;
      }
      const t = ((low + (aim - lengths[low]!) / (lengths[high]! - lengths[low]!)) / steps) * 2 * Math.PI;
      const dx = OVAL_RATIO * Math.cos(t);
      const dy = Math.sin(t);
      const speed = Math.hypot(dx, dy);
      // The way out of the loop is the driver's left.
      return { x: scale * OVAL_RATIO * Math.sin(t), y: -scale * Math.cos(t), nx: dy / speed, ny: -dx / speed };
    },
  };
}

/** Every bend of a corner pushes the loop out (right) or in (left). */
function listBumps(circuit: Circuit): Bump[] {
  const places = layOutCells(circuit);
  const strength = BEND_CURVATURE * Math.min(1, circuit.lapRows / 130);
  return circuit.corners.flatMap((corner) => {
    const { from, to } = cornerStretch(circuit, places, corner.id);
    const turns = turnsOf(corner).filter((turn, k, all) => turn !== all[k - 1]);
    const length = (to - from) / turns.length;
    // Wider bumps would lean on the next bend, narrower ones would be kinks.
    const width = Math.min(Math.max(length * 0.55, 1.5), 3.2);
    return turns.map((turn, k) => ({
      middle: from + (k + 0.5) * length,
      width,
      height: ((turn === 'right' ? 1 : -1) * strength * width * width) / 2,
    }));
  });
}

/**
 * A drawing for a circuit that has none: an oval whose corners bulge out where they turn right and in where they turn
 * left. Bumps are low and soft, so the road never comes near itself, whatever the corners; beside the pit lane, which
 * needs room on the inside, they fade away.
 */
export function generateDrawing(circuit: Circuit): Drawing {
  const lap = circuit.lapRows;
  const loop = createOval(lap);
  const all = listBumps(circuit);
  const rowOf = new Map(circuit.cells.map((cell) => [cell.id, cell.row]));
  const pitFrom = Math.min(...circuit.pit.entryFrom.map((id) => rowOf.get(id)!)) - lap;
  const pitTo = Math.max(...circuit.pit.exitTo.map((id) => rowOf.get(id)!));

  const offsetAt = (row: number): number => {
    let sum = 0;
    for (const { middle, width, height } of all) {
      const away = row - middle - Math.round((row - middle) / lap) * lap;
      sum += height * Math.exp(-((away / width) ** 2));
    }
    const fromLine = row > lap / 2 ? row - lap : row;
    const toPit = Math.max(pitFrom - fromLine, fromLine - pitTo, 0);
    const t = Math.min(toPit / 6, 1);
    return sum * t * t * (3 - 2 * t);
  };

  const count = lap * POINTS_PER_ROW;
  const raw = Array.from({ length: count }, (_, k) => {
    const row = k / POINTS_PER_ROW;
    const { x, y, nx, ny } = loop.at(row);
    const out = offsetAt(row);
    return { row, x: (x + nx * out) * ROW_LENGTH, y: (y + ny * out) * ROW_LENGTH };
  });
  const left = Math.min(...raw.map((point) => point.x));
  const top = Math.min(...raw.map((point) => point.y));
  const width = Math.round(Math.max(...raw.map((point) => point.x)) - left + 2 * MARGIN);
  const height = Math.round(Math.max(...raw.map((point) => point.y)) - top + 2 * MARGIN);
  const line = raw.map(({ row, x, y }): LinePoint => [x - left + MARGIN, y - top + MARGIN, row]);
  const names = LANGUAGES.map((language) => [language, circuitName(circuit, language).toUpperCase()] as const);
  const longest = Math.max(...names.map(([, name]) => name.length), 4);
  const size = Math.min(130, (1.5 * (width - 4 * MARGIN)) / longest);
  const title = {
    text: Object.fromEntries(names) as Record<Language, string>,
    x: width / 2,
    y: height / 2 + size * 0.35,
    size,
    fill: 'paper',
  } as const;
  return {
    circuit: circuit.id,
    width,
    height,
    laneWidth: LANE_WIDTH,
    ground: 'grass',
    line,
    landmarks: [],
    labels: [{ ...title, style: 'title' }],
    flags: [],
  };
}
