import type { CircuitDesign, DesignFault } from '@paddock/circuit-design';
import type { Language } from '../../../base/texts/language.ts';
import type { WorkshopTexts } from './texts/types.ts';

/** A fault as a sentence. */
export function describeFault(fault: DesignFault, design: CircuitDesign, t: WorkshopTexts, language: Language): string {
  const corner = fault.corner === undefined ? undefined : design.corners[fault.corner];
  const name = corner === undefined ? '' : (corner.names?.[language] ?? corner.name).trim();
  const fallback = fault.corner === undefined ? '' : String(fault.corner + 1);
  return t.faults.sentences[fault.code](fault, name === '' ? fallback : name);
}
