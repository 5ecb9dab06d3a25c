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

/**
 * The circuits that come with the game, by id. This is the only list of them. The types of imported JSON are wider than
 * the format; a test applies the checks for circuits from outside. It is a plain literal, so that bundlers can leave it
 * out where no circuit is needed.
 */
export const builtInCircuits = {
  monaco: { circuit: monaco as unknown as Circuit, drawing: monacoDrawing as unknown as Drawing },
  zandvoort: { circuit: zandvoort as unknown as Circuit, drawing: zandvoortDrawing as unknown as Drawing },
} as const satisfies Readonly<Record<string, DrawnCircuit>>;

export type BuiltInCircuit = keyof typeof builtInCircuits;
