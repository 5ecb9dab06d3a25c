import monaco from '../../circuits/monaco.json' with { type: 'json' };
import monacoDrawing from '../../circuits/monaco.drawing.json' with { type: 'json' };
import zandvoort from '../../circuits/zandvoort.json' with { type: 'json' };
import zandvoortDrawing from '../../circuits/zandvoort.drawing.json' with { type: 'json' };
import larkholm from '../../circuits/larkholm.json' with { type: 'json' };
import larkholmDrawing from '../../circuits/larkholm.drawing.json' with { type: 'json' };
import portoBrisa from '../../circuits/porto-brisa.json' with { type: 'json' };
import portoBrisaDrawing from '../../circuits/porto-brisa.drawing.json' with { type: 'json' };
import corvane from '../../circuits/corvane.json' with { type: 'json' };
import corvaneDrawing from '../../circuits/corvane.drawing.json' with { type: 'json' };
import zaffara from '../../circuits/zaffara.json' with { type: 'json' };
import zaffaraDrawing from '../../circuits/zaffara.drawing.json' with { type: 'json' };
import rocavera from '../../circuits/rocavera.json' with { type: 'json' };
import rocaveraDrawing from '../../circuits/rocavera.drawing.json' with { type: 'json' };
import silverbeck from '../../circuits/silverbeck.json' with { type: 'json' };
import silverbeckDrawing from '../../circuits/silverbeck.drawing.json' with { type: 'json' };
import kestermont from '../../circuits/kestermont.json' with { type: 'json' };
import kestermontDrawing from '../../circuits/kestermont.drawing.json' with { type: 'json' };
import merrowdale from '../../circuits/merrowdale.json' with { type: 'json' };
import merrowdaleDrawing from '../../circuits/merrowdale.drawing.json' with { type: 'json' };
import type { Drawing } from './drawing.ts';
import type { Circuit } from './format.ts';
import type { BuiltInCircuit } from './list.ts';

export interface DrawnCircuit {
  readonly circuit: Circuit;
  readonly drawing: Drawing;
}

/**
 * The circuits that come with the game, by id. Bundlers for browsers take `built-in-on-demand.ts` in place of this file
 * (`browser` in package.json), because nobody needs ten circuits at once. The types of imported JSON are wider than the
 * format; a test applies the checks for circuits from outside.
 */
export const builtInCircuits = {
  monaco: { circuit: monaco as unknown as Circuit, drawing: monacoDrawing as unknown as Drawing },
  zandvoort: { circuit: zandvoort as unknown as Circuit, drawing: zandvoortDrawing as unknown as Drawing },
  larkholm: { circuit: larkholm as unknown as Circuit, drawing: larkholmDrawing as unknown as Drawing },
  'porto-brisa': { circuit: portoBrisa as unknown as Circuit, drawing: portoBrisaDrawing as unknown as Drawing },
  corvane: { circuit: corvane as unknown as Circuit, drawing: corvaneDrawing as unknown as Drawing },
  zaffara: { circuit: zaffara as unknown as Circuit, drawing: zaffaraDrawing as unknown as Drawing },
  rocavera: { circuit: rocavera as unknown as Circuit, drawing: rocaveraDrawing as unknown as Drawing },
  silverbeck: { circuit: silverbeck as unknown as Circuit, drawing: silverbeckDrawing as unknown as Drawing },
  kestermont: { circuit: kestermont as unknown as Circuit, drawing: kestermontDrawing as unknown as Drawing },
  merrowdale: { circuit: merrowdale as unknown as Circuit, drawing: merrowdaleDrawing as unknown as Drawing },
} as const satisfies Readonly<Record<BuiltInCircuit, DrawnCircuit>>;

/** The circuit of an id, or `null` if there is none or it is not loaded yet. */
export function findBuiltInCircuit(id: string): DrawnCircuit | null {
  return Object.hasOwn(builtInCircuits, id) ? builtInCircuits[id as BuiltInCircuit] : null;
}

/** Makes sure that a circuit can be found. Here all of them are there already. */
export function loadBuiltInCircuit(_id: string): Promise<void> {
  return Promise.resolve();
}
