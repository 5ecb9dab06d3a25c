/**
 * A circuit as somebody draws it. The circuit's facts (cells, steps, flags, pit lane) and its drawing are computed from it by
 * `buildCircuit`. The editor changes a design, the generator makes one, and the gallery keeps it so that others can fork it.
 */

import {
  type BoardLabel,
  type BoardPoint,
  formulaDe,
  type Ink,
  type Landmark,
  type NameTranslations,
} from '@paddock/formula-de';

/** The option of a game whose values are built from designs. */
export const DESIGNED_OPTION = { game: formulaDe.id, option: 'circuit' } as const;

/**
 * A place on the centre line: the index of a handle, and how far it is to the next one. 3.25 is a quarter of the way (by its length)
 * from handle 3 to handle 4. So moving a handle does not move what lies elsewhere.
 */
export type LinePlace = number;

/**
 * Which changes of lane the arrows of a corner allow: all of them, only towards its inside, or none. On straights all are
 * allowed.
 */
export const LANE_CHANGES = ['free', 'inwards', 'none'] as const;
export type LaneChanges = (typeof LANE_CHANGES)[number];

export interface CornerDesign {
  readonly from: LinePlace;
  readonly to: LinePlace;
  readonly stops: 1 | 2 | 3;
  readonly laneChanges: LaneChanges;
  readonly name: string;
  readonly names?: NameTranslations;
  /** Where its flag stands. Without it the flag is put outside the bend. */
  readonly flag?: BoardPoint;
}

export interface CircuitDesign {
  readonly format: 1;
  readonly id: string;
  readonly name: string;
  readonly names?: NameTranslations;
  /** Size of the board, in the units of a drawing: x to the right, y down. A row of cells is 33 units long. */
  readonly width: number;
  readonly height: number;
  readonly ground: Ink;
  /** The closed centre line runs smoothly through the handles, in driving order. Circuits are driven clockwise. */
  readonly handles: readonly BoardPoint[];
  /** The finish line. The grid is placed before it. */
  readonly start: LinePlace;
  /** Where the pit lane leaves the road, before the line, and where it comes back, past it. */
  readonly pit: { readonly entry: LinePlace; readonly exit: LinePlace };
  /** In driving order from the finish line. */
  readonly corners: readonly CornerDesign[];
  /** As in a drawing, but a tunnel runs from place to place of the line. */
  readonly landmarks: readonly Landmark[];
  readonly labels: readonly BoardLabel[];
}
