/**
 * The format of a drawing: where on the board a circuit's road runs, and what is pictured around it. A drawing never
 * changes a rule; a circuit without one gets a generated one.
 *
 * Board units are those of an SVG picture: x to the right, y down.
 */

import type { LocalText } from './names.ts';

/** Colours go by name, so that a night race can be printed from the same drawing. */
export const INK_NAMES = [
  'paper',
  'ink',
  'grass',
  'racing-green',
  'wood',
  'sea',
  'deep-sea',
  'foam',
  'pool',
  'sand',
  'dune',
  'stone',
  'roof',
  'wall',
  'shade',
  'red',
  'yellow',
  'white',
] as const;
export type Ink = (typeof INK_NAMES)[number];

export type BoardPoint = readonly [x: number, y: number];

/** A point of the centre line with the place along the lap (in rows) at which the road runs through it. */
export type LinePoint = readonly [x: number, y: number, row: number];

/** A flat shape. `smooth` draws a soft closed curve through the points instead of a polygon. */
export interface AreaMark {
  readonly kind: 'area';
  readonly fill: Ink;
  readonly points: readonly BoardPoint[];
  readonly smooth?: boolean;
  readonly opacity?: number;
}

export interface LineMark {
  readonly kind: 'line';
  readonly stroke: Ink;
  readonly width: number;
  readonly points: readonly BoardPoint[];
  readonly smooth?: boolean;
  readonly dash?: string;
  readonly opacity?: number;
}

export const SYMBOL_NAMES = [
  'boat',
  'sail',
  'palm',
  'tree',
  'grandstand',
  'casino',
  'hotel',
  'house',
  'tuft',
  'gull',
] as const;
export type SymbolName = (typeof SYMBOL_NAMES)[number];

/** A small flat picture. `angle` in degrees, clockwise. */
export interface SymbolMark {
  readonly kind: 'symbol';
  readonly symbol: SymbolName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly angle?: number;
  readonly fill?: Ink;
}

/** A roof over the road from one row to another; the cells stay visible through it. */
export interface TunnelMark {
  readonly kind: 'tunnel';
  readonly from: number;
  readonly to: number;
}

export type Landmark = AreaMark | LineMark | SymbolMark | TunnelMark;

export interface BoardLabel {
  readonly text: LocalText;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: Ink;
  readonly angle?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** `title` and `caps` are set in the condensed display face, `script` in an italic. */
  readonly style?: 'title' | 'caps' | 'script';
}

/** Where a corner's flag stands, and on which side of it the name is written. */
export interface FlagPlace {
  readonly corner: number;
  readonly x: number;
  readonly y: number;
  readonly name: 'left' | 'right' | 'above' | 'below';
  /** How the name is written here, if not as in the facts: with accents, or in several languages. */
  readonly text?: LocalText;
}

export interface Drawing {
  readonly circuit: string;
  readonly width: number;
  readonly height: number;
  readonly laneWidth: number;
  /** The colour of the land. */
  readonly ground: Ink;
  /** Points of the closed centre line in driving order; rows rise from point to point and stay below one lap. */
  readonly line: readonly LinePoint[];
  readonly landmarks: readonly Landmark[];
  readonly labels: readonly BoardLabel[];
  readonly flags: readonly FlagPlace[];
}

/** What a drawing from outside may hold at most, so that it cannot exhaust memory or time. */
export const DRAWING_LIMITS = {
  landmarks: 400,
  labels: 100,
  flags: 30,
  /** Points of all landmarks together. */
  points: 6000,
} as const;
