import { existsSync } from 'node:fs';
import { generateDrawing } from '@paddock/circuit-art';
import { type Circuit, type Drawing, findCircuitFaults, findDrawingFaults } from '@paddock/formula-de';
import { UserError } from '../../errors.ts';
import { readJson } from '../../files.ts';
import { CIRCUIT_NAMES, findNamedCircuit } from './circuits.ts';

/** A circuit by its name, or from a file with its drawing beside it. */
export function loadCircuit(name: string): { circuit: Circuit; drawing: Drawing } {
  const named = findNamedCircuit(name);
  if (named !== null) return named;
  if (!name.endsWith('.json'))
    throw new UserError(`there is no circuit "${name}"; there are: ${CIRCUIT_NAMES.join(', ')}, and files (.json)`);
  const value = readJson(name);
  const [fault] = findCircuitFaults(value);
  if (fault !== undefined) throw new UserError(`${name}: ${fault} (paddock circuit check ${name} lists all faults)`);
  const circuit = value as Circuit;
  return { circuit, drawing: loadDrawing(name, circuit) ?? circuit.drawing ?? generateDrawing(circuit) };
}

/** The drawing file beside a circuit file, if there is one: mine.drawing.json beside mine.json. */
function loadDrawing(path: string, circuit: Circuit): Drawing | null {
  const drawingPath = path.replace(/\.json$/, '.drawing.json');
  if (!existsSync(drawingPath)) return null;
  const value = readJson(drawingPath);
  const [fault] = findDrawingFaults(value, circuit);
  if (fault !== undefined) throw new UserError(`${drawingPath}: ${fault}`);
  return value as Drawing;
}
