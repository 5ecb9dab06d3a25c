import outlines from '../circuits/outlines.json' with { type: 'json' };
import type { BuiltInCircuit } from './circuit/list.ts';
import type { CircuitOutline } from './circuit/outline.ts';

/** Small pictures of all built-in circuits, for lists of them. `scripts/circuits.ts` writes them. */
export const CIRCUIT_OUTLINES = Object.fromEntries(
  (outlines as unknown as readonly CircuitOutline[]).map((outline) => [outline.id, outline]),
) as Readonly<Record<BuiltInCircuit, CircuitOutline>>;
