import type { Circuit, BendDirection } from '@paddock/formula-de';
import type { CentreLine } from './curve.ts';
import type { LapStretch } from './stretches.ts';
import type { Point, Road } from './road.ts';

/** A bend of the drawn road: from where to where it turns which way, and by how much (radians). */
export interface RoadBend extends LapStretch {
  readonly turn: BendDirection;
  readonly angle: number;
}

const STEP_ROWS = 0.125;
/** Less than this (about 12 degrees) is a wiggle of the pen, not a bend. */
const MIN_BEND = 0.2;

/** The bends between two places, in driving order. */
export function listBends(line: CentreLine, from: number, to: number): readonly RoadBend[] {
  const bends: RoadBend[] = [];
  let start = from;
  let angle = 0;
  const close = (end: number): void => {
    if (Math.abs(angle) < MIN_BEND) return;
    const turn = angle > 0 ? 'right' : 'left';
    const last = bends.at(-1);
    // Two bends the same way with an almost straight piece between them are one.
    if (last?.turn === turn) bends[bends.length - 1] = { ...last, to: end, angle: last.angle + angle };
    else bends.push({ from: start, to: end, turn, angle });
  };
  for (let place = from; place < to; place += STEP_ROWS) {
    const turning = line.curvature(place + STEP_ROWS / 2) * STEP_ROWS;
    if (turning * angle < 0) {
      close(place);
      start = place;
      angle = 0;
    }
    angle += turning;
  }
  close(to);
  return bends;
}

/** The piece of the lap a corner takes up in all its lanes. */
export function cornerStretch(circuit: Circuit, places: ReadonlyMap<string, LapStretch>, corner: number): LapStretch {
  let from = Infinity;
  let to = -Infinity;
  for (const cell of circuit.cells) {
    if (cell.corner !== corner) continue;
    const stretch = places.get(cell.id)!;
    from = Math.min(from, stretch.from);
    to = Math.max(to, stretch.to);
  }
  return { from, to };
}

/** A red or white piece of kerb. */
export interface KerbPiece {
  readonly red: boolean;
  readonly outline: readonly Point[];
}

/** Width and length of a piece of kerb, in lane widths. */
const KERB_WIDTH = 0.3;
const PIECE_LENGTH = 0.46;
/** Kerbs are laid where the road turns more sharply than this, radians per row. */
const MIN_KERB_CURVATURE = 0.09;

/** Where kerbs run: along the inside of every bend, and on the outside where cars are carried out of it. */
function listKerbRuns(road: Road, bends: readonly RoadBend[]): { from: number; to: number; side: 1 | -1 }[] {
  const runs: { from: number; to: number; side: 1 | -1 }[] = [];
  for (const bend of bends) {
    const isSharp = (place: number): boolean => Math.abs(road.line.curvature(place)) > MIN_KERB_CURVATURE;
    let from = bend.from;
    while (from < bend.to && !isSharp(from)) from += STEP_ROWS;
    let to = bend.to;
    while (to > from && !isSharp(to)) to -= STEP_ROWS;
    if (to - from < 0.8) continue;
    const side = bend.turn === 'right' ? 1 : -1;
    runs.push({ from, to, side });
    runs.push({ from: from + (to - from) * 0.68, to: to + 0.7, side: side === 1 ? -1 : 1 });
  }
  // Runs that touch on one side (the way out of one bend, the inside of the next) become one.
  runs.sort((a, b) => a.side - b.side || a.from - b.from);
  const merged: { from: number; to: number; side: 1 | -1 }[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last?.side === run.side && run.from < last.to + 0.6) last.to = Math.max(last.to, run.to);
    else merged.push(run);
  }
  return merged;
}

/** Red-white kerbs along bends, on the grass beside the road. */
export function layKerbs(
  road: Road,
  bends: readonly RoadBend[],
  keepClear: (run: LapStretch, side: 1 | -1) => boolean,
): KerbPiece[] {
  const pieces: KerbPiece[] = [];
  for (const { from, to, side } of listKerbRuns(road, bends)) {
    if (keepClear({ from, to }, side)) continue;
    const inner = side * 1.5 * road.laneWidth;
    const outer = inner + side * KERB_WIDTH * road.laneWidth;
    const cuts = cutEvenly(road, from, to, (inner + outer) / 2);
    for (const [k, cut] of cuts.slice(1).entries()) {
      pieces.push({ red: k % 2 === 0, outline: road.strip(cuts[k]!, cut, inner, outer) });
    }
  }
  return pieces;
}

/** Cuts a run into an odd number of pieces of equal length on the board: both ends are red. */
function cutEvenly(road: Road, from: number, to: number, offset: number): number[] {
  const steps = Math.ceil((to - from) * 20);
  const at = (k: number): number => from + ((to - from) * k) / steps;
  const lengths = [0];
  for (let k = 1; k <= steps; k++) {
    const a = road.point(at(k - 1), offset);
    const b = road.point(at(k), offset);
    lengths.push(lengths[k - 1]! + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const total = lengths[steps]!;
  const count = Math.max(3, Math.round(total / (PIECE_LENGTH * road.laneWidth)) | 1);
  const cuts = [from];
  for (let piece = 1; piece < count; piece++) {
    const aim = (total * piece) / count;
    const k = lengths.findIndex((length) => length >= aim);
    cuts.push(at(k - 1 + (aim - lengths[k - 1]!) / (lengths[k]! - lengths[k - 1]!)));
  }
  return [...cuts, to];
}
