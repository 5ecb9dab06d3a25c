/**
 * The format of a circuit: the plain facts of a board, without any drawing (FD-3, FD-4). CIRCUITS.md explains it to
 * people who make their own; `findCircuitFaults` checks what comes from outside.
 */

import type { Drawing } from './drawing.ts';
import type { NameTranslations } from './names.ts';

/** Lane 1 is the outside of the lap (the driver's left), lane 3 the inside. */
export type Lane = 1 | 2 | 3;

export const LANES: readonly Lane[] = [1, 2, 3];

export interface CircuitCell {
  readonly id: string;
  readonly lane: Lane;
  /** The corner the cell belongs to, `null` on a straight. */
  readonly corner: number | null;
  /** The place along the lap; cells of one row are level with each other. */
  readonly row: number;
  /** Every legal step of one cell, the own lane first. */
  readonly next: readonly string[];
}

export interface CircuitCorner {
  readonly id: number;
  readonly name: string;
  /** The name in other languages. */
  readonly names?: NameTranslations;
  /** How many times a car must end its move in the corner before it may leave freely (FD-17). */
  readonly stops: 1 | 2 | 3;
  /** The most and the fewest cells of the corner on any way through it. */
  readonly longest: number;
  readonly shortest: number;
  /** The bends in driving order, joined by hyphens: `right`, `left-right` … */
  readonly turn: string;
}

/** One lane of cells `pit.0`, `pit.1` … in running order, on the inside of the straight that crosses the line (FD-29). */
export interface CircuitPit {
  readonly length: number;
  readonly entryFrom: readonly string[];
  readonly exitTo: readonly string[];
  /** The pit cell beside which each car's box lies, in car order (FD-30). */
  readonly boxes: readonly number[];
}

/** Rolls of the black die, first and last, for each kind of weather. Not used by the basic rules. */
export interface CircuitWeather {
  readonly rain: readonly [number, number];
  readonly changeable: readonly [number, number];
  readonly good: readonly [number, number];
}

export interface Circuit {
  readonly id: string;
  readonly name: string;
  /** The name in other languages. */
  readonly names?: NameTranslations;
  readonly direction: 'clockwise';
  readonly lapRows: number;
  /** A note for human readers. */
  readonly lanes?: string;
  readonly corners: readonly CircuitCorner[];
  /** The first cells past the line, lane by lane. */
  readonly finish: readonly string[];
  /** Starting places, pole first. */
  readonly grid: readonly string[];
  readonly pit: CircuitPit;
  readonly weather?: CircuitWeather;
  readonly cells: readonly CircuitCell[];
  /** How it is drawn, for a circuit of one's own. Rules, states and traces ignore it. */
  readonly drawing?: Drawing;
}

/** The circuit as rules and referees need it. */
export function omitDrawing(circuit: Circuit): Circuit {
  const { drawing: _drawing, ...facts } = circuit;
  return facts;
}

export type BendDirection = 'left' | 'right';

/** The bends of a corner in driving order. */
export function turnsOf(corner: CircuitCorner): readonly BendDirection[] {
  return corner.turn.split('-') as BendDirection[];
}

/** What a circuit from outside may hold at most, so that it cannot exhaust memory or time. */
export const CIRCUIT_LIMITS = {
  cells: 2000,
  rows: 700,
  minRows: 40,
  corners: 30,
  nameLength: 40,
  idLength: 32,
  /** Cells of one lane that may share a row, and rows a step may advance: more would tear the road apart. */
  cellsPerRow: 3,
  rowsPerStep: 3,
  cars: 10,
  grid: 20,
  pitLength: 60,
} as const;
