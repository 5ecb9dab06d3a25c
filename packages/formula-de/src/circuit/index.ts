import monacoFacts from '../../circuits/monaco.json' with { type: 'json' };
import monacoDrawing from '../../circuits/monaco.drawing.json' with { type: 'json' };
import zandvoortFacts from '../../circuits/zandvoort.json' with { type: 'json' };
import zandvoortDrawing from '../../circuits/zandvoort.drawing.json' with { type: 'json' };
import type { Drawing } from './drawing.ts';
import type { Circuit } from './format.ts';

export type * from './drawing.ts';
export * from './format.ts';
export { countCircuitFacts, type CircuitFacts, measureCorner, type CornerLengths } from './facts.ts';
export { type CellPlace, layOutCircuit, type CircuitGeometry, type CornerPlace, type BoardPlace } from './geometry.ts';
export { generateDrawing } from './generate.ts';
export * from './names.ts';
export { drawCircuit } from './picture.ts';
export type { Point } from './road.ts';
export { findCircuitFaults } from './validate.ts';
export { findDrawingFaults } from './validate-drawing.ts';

export type BuiltInCircuit = 'monaco' | 'zandvoort';

/** The circuits that come with the game. A test holds them to the same checks as circuits from outside. */
export const builtInCircuits: Readonly<
  Record<BuiltInCircuit, { readonly circuit: Circuit; readonly drawing: Drawing }>
> = {
  monaco: { circuit: monacoFacts as unknown as Circuit, drawing: monacoDrawing as unknown as Drawing },
  zandvoort: { circuit: zandvoortFacts as unknown as Circuit, drawing: zandvoortDrawing as unknown as Drawing },
};
