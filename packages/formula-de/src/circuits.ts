import type { Language } from '@paddock/kernel';
import { builtInCircuits, type Circuit, findCircuitFaults, circuitName } from './circuit/index.ts';

/** The circuit an option names, or is. */
export function resolveCircuit(value: string | Circuit): Circuit {
  return typeof value === 'string' ? builtInCircuits[value as keyof typeof builtInCircuits].circuit : value;
}

/** The ids of the circuits that come with the game. */
export function listBuiltInCircuits(): string[] {
  return Object.keys(builtInCircuits);
}

/** The names of the circuits that come with the game, by id. */
export function builtInCircuitNames(language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(builtInCircuits).map(([id, { circuit }]) => [id, circuitName(circuit, language)]),
  );
}

/** The help for the option `circuit`. */
export function circuitHelp(): string {
  return `${listBuiltInCircuits().join(', ')}, or a circuit of your own.`;
}

/** What is wrong with a value that is to be the option `circuit`, or `null`. */
export function findCircuitOptionFault(value: unknown): string | null {
  if (typeof value === 'string') {
    const names = listBuiltInCircuits();
    return names.includes(value) ? null : `${names.join(', ')}, or a circuit of your own, not "${value}"`;
  }
  const faults = findCircuitFaults(value);
  return faults.length === 0 ? null : faults.join('; ');
}
