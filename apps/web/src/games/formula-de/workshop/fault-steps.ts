import type { DesignFaultCode } from '@paddock/circuit-design';
import type { Tool } from './tools.ts';
import type { BuiltDesign } from './useBuiltDesign.ts';

/** The step in which a fault is repaired. */
const STEPS_OF_FAULTS: Readonly<Record<DesignFaultCode, Tool>> = {
  'too-few-handles': 'draw',
  'line-too-short': 'draw',
  'line-too-long': 'draw',
  'counter-clockwise': 'draw',
  'road-crosses-itself': 'draw',
  'road-too-close': 'draw',
  'bend-too-tight': 'draw',
  'leaves-board': 'draw',
  'no-corner': 'corners',
  'too-many-corners': 'corners',
  'corner-too-short': 'corners',
  'corner-too-long': 'corners',
  'corners-overlap': 'corners',
  'corner-without-bend': 'corners',
  'corner-on-line': 'corners',
  'start-straight-too-short': 'start',
  'pit-entry-misplaced': 'start',
  'pit-exit-misplaced': 'start',
  'pit-too-short': 'start',
  'pit-without-room': 'start',
  'name-invalid': 'draw',
  'landmark-invalid': 'scenery',
  'not-sound': 'draw',
};

/** Whether nothing is left to do in a step. Scenery is as one likes it, and the last step never ends. */
export function isStepDone(step: Tool, { document, faults }: BuiltDesign): boolean {
  if (step === 'try' || document.isOpen) return false;
  if (step === 'scenery' && document.design.landmarks.length === 0) return false;
  return faults.every(({ code }) => STEPS_OF_FAULTS[code] !== step);
}
