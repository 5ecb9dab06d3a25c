import type { Language } from '@paddock/kernel';
import {
  BUILT_IN_CIRCUIT_IDS,
  type Circuit,
  CIRCUIT_TITLES,
  circuitName,
  findBuiltInCircuit,
  findCircuitFaults,
  loadBuiltInCircuit,
} from './circuit/index.ts';

/** The circuit an option names, or is. In browsers it must have been loaded before. */
export function resolveCircuit(value: string | Circuit): Circuit {
  if (typeof value !== 'string') return value;
  const found = findBuiltInCircuit(value);
  if (found === null) throw new Error(`the circuit "${value}" is not loaded`);
  return found.circuit;
}

/** Loads the circuit of an option, which may be anything; browsers need it before they create a game. */
export async function loadCircuitOption(options: unknown): Promise<void> {
  const circuit = (options as { readonly circuit?: unknown } | null | undefined)?.circuit;
  if (typeof circuit === 'string') await loadBuiltInCircuit(circuit);
}

/** The ids of the circuits that come with the game. */
export function listBuiltInCircuits(): string[] {
  return [...BUILT_IN_CIRCUIT_IDS];
}

/** The names of the circuits that come with the game, by id. */
export function builtInCircuitNames(language: Language): Record<string, string> {
  return Object.fromEntries(BUILT_IN_CIRCUIT_IDS.map((id) => [id, circuitName(CIRCUIT_TITLES[id], language)]));
}

/** The help for the option `circuit`. */
export function circuitHelp(): string {
  return `${BUILT_IN_CIRCUIT_IDS.join(', ')}, or a circuit of your own.`;
}

/** What is wrong with a value that is to be the option `circuit`, or `null`. */
export function findCircuitOptionFault(value: unknown): string | null {
  if (typeof value === 'string') {
    const isKnown = BUILT_IN_CIRCUIT_IDS.some((id) => id === value);
    return isKnown ? null : `${BUILT_IN_CIRCUIT_IDS.join(', ')}, or a circuit of your own, not "${value}"`;
  }
  const faults = findCircuitFaults(value);
  return faults.length === 0 ? null : faults.join('; ');
}
