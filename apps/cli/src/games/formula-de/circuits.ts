import { generateDrawing } from '@paddock/circuit-art';
import { builtInCircuits, type Circuit, type Drawing, practiceOval } from '@paddock/formula-de';

/** The circuits that have a name on the command line: the built-in ones and the practice oval. */
export const CIRCUIT_NAMES: readonly string[] = [...Object.keys(builtInCircuits), practiceOval.id];

export function findNamedCircuit(name: string): { circuit: Circuit; drawing: Drawing } | null {
  if (name === practiceOval.id) return { circuit: practiceOval, drawing: generateDrawing(practiceOval) };
  return Object.hasOwn(builtInCircuits, name) ? builtInCircuits[name as keyof typeof builtInCircuits] : null;
}
