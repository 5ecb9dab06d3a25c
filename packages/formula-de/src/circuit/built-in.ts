import monaco from '../../circuits/monaco.json' with { type: 'json' };
import monacoDrawing from '../../circuits/monaco.drawing.json' with { type: 'json' };
import zandvoort from '../../circuits/zandvoort.json' with { type: 'json' };
import zandvoortDrawing from '../../circuits/zandvoort.drawing.json' with { type: 'json' };
import type { Drawing } from './drawing.ts';
import type { Circuit } from './format.ts';

interface DrawnCircuit {
  readonly circuit: Circuit;
  readonly drawing: Drawing;
}

/** The types of imported JSON are wider than the format. A test applies the checks for circuits from outside. */
function drawn(circuit: object, drawing: object): DrawnCircuit {
  return { circuit: circuit as Circuit, drawing: drawing as Drawing };
}

/** The circuits that come with the game, by id. This is the only list of them. */
export const builtInCircuits = {
  monaco: drawn(monaco, monacoDrawing),
  zandvoort: drawn(zandvoort, zandvoortDrawing),
} as const;

export type BuiltInCircuit = keyof typeof builtInCircuits;
