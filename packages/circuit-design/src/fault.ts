/**
 * What is wrong with a design, as data: pages and the command line put it into words, each in its language.
 */

import type { CircuitDesign, LinePlace } from './design.ts';

export const DESIGN_FAULT_CODES = [
  'too-few-handles',
  'line-too-short',
  'line-too-long',
  'counter-clockwise',
  'road-crosses-itself',
  'road-too-close',
  'bend-too-tight',
  'leaves-board',
  'no-corner',
  'too-many-corners',
  'corner-too-short',
  'corner-too-long',
  'corners-overlap',
  'corner-without-bend',
  'corner-on-line',
  'start-straight-too-short',
  'pit-entry-misplaced',
  'pit-exit-misplaced',
  'pit-too-short',
  'pit-without-room',
  'name-invalid',
  'landmark-invalid',
  'not-sound',
] as const;
export type DesignFaultCode = (typeof DESIGN_FAULT_CODES)[number];

export interface DesignFault {
  readonly code: DesignFaultCode;
  /** Where on the line it is, from and to, if it is in one place. */
  readonly at?: readonly [from: LinePlace, to: LinePlace];
  /** The other place, where two parts of the road are too near each other or cross. */
  readonly other?: readonly [from: LinePlace, to: LinePlace];
  /** Index of the corner that it is about. */
  readonly corner?: number;
  /** Numbers for the sentence, such as how long something is and how long it must be. */
  readonly found?: number;
  readonly wanted?: number;
  /** Only for `not-sound`: what the check of finished circuits says, in English. */
  readonly detail?: string;
  /** The design with this fault repaired, if that can be done automatically. Calling it may take some milliseconds. */
  readonly fix?: () => CircuitDesign;
}
