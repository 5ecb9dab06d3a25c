import { builtInCircuits, type Circuit, findCircuitFaults } from './circuit/index.ts';

/** The circuit an option names, or is. */
export function resolveCircuit(value: string | Circuit): Circuit {
  return typeof value === 'string' ? builtInCircuits[value as keyof typeof builtInCircuits].circuit : value;
}

/** What is wrong with a value that is to be the option `circuit`, or `null`. */
export function findCircuitOptionFault(value: unknown): string | null {
  if (typeof value === 'string') {
    const names = Object.keys(builtInCircuits);
    return names.includes(value) ? null : `${names.join(', ')}, or a circuit of your own, not "${value}"`;
  }
  const faults = findCircuitFaults(value);
  return faults.length === 0 ? null : faults.join('; ');
}
