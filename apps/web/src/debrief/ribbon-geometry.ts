import type { Viewer } from '@paddock/kernel';
import type { Debrief } from '../worker/debriefs.ts';
import { chancesAfter } from './numbers.ts';

/** The size of a ribbon in pixels. The first position is at x = 0, the last one at x = width. */
interface RibbonSize {
  readonly width: number;
  readonly height: number;
}

/** One seat's band of the ribbon. */
interface Band {
  readonly seat: number;
  readonly path: string;
  /** Where its name fits; `null` if it is too thin everywhere. */
  readonly label: { readonly x: number; readonly y: number; readonly room: number } | null;
}

/** No finer than this, in pixels: more points would only make the picture larger. */
const MIN_POINT_DISTANCE = 2;
/** A name needs a band at least so high. */
const MIN_LABEL_HEIGHT = 15;

/** The x of the position after n entries. */
export function xOf(debrief: Debrief, n: number, width: number): number {
  return debrief.entries.length === 0 ? width : (n / debrief.entries.length) * width;
}

/** Everybody's probability of winning over the race as bands on top of each other, the first seat at the top. */
export function stackBands(debrief: Debrief, { width, height }: RibbonSize): readonly Band[] {
  const points = samplePositions(debrief.entries.length, width).map((n) => {
    const chances = chancesAfter(debrief, n).map((chance) => Math.max(0, chance));
    const total = chances.reduce((sum, chance) => sum + chance, 0);
    let above = 0;
    const edges = [0, ...chances.map((chance) => ((above += chance) / total) * height)];
    return { x: xOf(debrief, n, width), edges };
  });
  return Array.from({ length: debrief.seats }, (_, seat) => {
    const upper = points.map(({ x, edges }) => [x, edges[seat]!] as const);
    const lower = points.map(({ x, edges }) => [x, edges[seat + 1]!] as const);
    return { seat, path: areaPath(upper, lower), label: findLabel(upper, lower) };
  });
}

/** At most one position for every two pixels; always the first and the last one. */
function samplePositions(length: number, width: number): number[] {
  const stride = Math.max(1, Math.ceil((length * MIN_POINT_DISTANCE) / Math.max(1, width)));
  const positions = [];
  for (let n = 0; n < length; n += stride) positions.push(n);
  return [...positions, length];
}

type Point = readonly [x: number, y: number];

function areaPath(upper: readonly Point[], lower: readonly Point[]): string {
  const outline = [...upper, ...lower.toReversed()].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${outline.join('L')}Z`;
}

/** The longest stretch in which the band stays high enough. The name stands in its middle. */
function findLabel(upper: readonly Point[], lower: readonly Point[]): Band['label'] {
  let best: Band['label'] = null;
  let start = 0;
  for (let i = 0; i <= upper.length; i++) {
    const isHigh = i < upper.length && lower[i]![1] - upper[i]![1] >= MIN_LABEL_HEIGHT;
    if (isHigh) continue;
    if (i - 1 > start) {
      const room = upper[i - 1]![0] - upper[start]![0];
      const middle = Math.floor((start + i - 1) / 2);
      if (room > (best?.room ?? 0))
        best = { x: upper[middle]![0], y: (upper[middle]![1] + lower[middle]![1]) / 2, room };
    }
    start = i + 1;
  }
  return best;
}

/** Luck at one entry. */
export interface LuckTick {
  readonly entry: number;
  /** `null` if it is nobody's luck and nobody looks as a seat: good for some, bad for others. */
  readonly isLucky: boolean | null;
  /** Up to 1. Its square grows with the luck, so that small luck can be seen, too. */
  readonly size: number;
}

/** Luck of this size or more fills the height. */
const FULL_TICK = 0.3;
const MIN_TICK = 0.01;

/** The dice and cards that mattered, for a seat or, without one, for whoever rolled or drew. */
export function collectTicks(debrief: Debrief, viewer: Viewer): readonly LuckTick[] {
  return debrief.entries.flatMap(({ entry, luck, luckOf }) => {
    if (luck === null) return [];
    const seat = viewer ?? luckOf;
    const change = seat === null ? Math.max(...luck) : luck[seat]!;
    if (Math.abs(change) < MIN_TICK) return [];
    const size = Math.sqrt(Math.min(1, Math.abs(change) / FULL_TICK));
    return [{ entry, isLucky: seat === null ? null : change > 0, size }];
  });
}

/** A flag is hit within so many pixels. */
const FLAG_REACH = 12;

/** The position after the flagged choice that is next to x; `null` if none is near. */
export function findFlag(debrief: Debrief, x: number, width: number): number | null {
  const near = debrief.entries
    .filter(({ isFlagged }) => isFlagged)
    // The cloth of a flag is to the right of its pole.
    .map(({ entry }) => ({ n: entry + 1, distance: Math.abs(xOf(debrief, entry + 1, width) + 4 - x) }))
    .filter(({ distance }) => distance <= FLAG_REACH)
    .sort((a, b) => a.distance - b.distance)[0];
  return near?.n ?? null;
}
