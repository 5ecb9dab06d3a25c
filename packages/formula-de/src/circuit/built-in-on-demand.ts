import monaco from '../../circuits/monaco.json' with { type: 'json' };
import monacoDrawing from '../../circuits/monaco.drawing.json' with { type: 'json' };
import zandvoort from '../../circuits/zandvoort.json' with { type: 'json' };
import zandvoortDrawing from '../../circuits/zandvoort.drawing.json' with { type: 'json' };
import type { DrawnCircuit } from './built-in.ts';
import type { Drawing } from './drawing.ts';
import type { Circuit } from './format.ts';
import type { BuiltInCircuit } from './list.ts';

type CircuitLoader = () => Promise<readonly [{ readonly default: unknown }, { readonly default: unknown }]>;

/** The two circuits that lessons and guides show are always there. */
const LOADERS: Readonly<Record<Exclude<BuiltInCircuit, 'monaco' | 'zandvoort'>, CircuitLoader>> = {
  larkholm: () =>
    Promise.all([
      import('../../circuits/larkholm.json', { with: { type: 'json' } }),
      import('../../circuits/larkholm.drawing.json', { with: { type: 'json' } }),
    ]),
  'porto-brisa': () =>
    Promise.all([
      import('../../circuits/porto-brisa.json', { with: { type: 'json' } }),
      import('../../circuits/porto-brisa.drawing.json', { with: { type: 'json' } }),
    ]),
  corvane: () =>
    Promise.all([
      import('../../circuits/corvane.json', { with: { type: 'json' } }),
      import('../../circuits/corvane.drawing.json', { with: { type: 'json' } }),
    ]),
  zaffara: () =>
    Promise.all([
      import('../../circuits/zaffara.json', { with: { type: 'json' } }),
      import('../../circuits/zaffara.drawing.json', { with: { type: 'json' } }),
    ]),
  rocavera: () =>
    Promise.all([
      import('../../circuits/rocavera.json', { with: { type: 'json' } }),
      import('../../circuits/rocavera.drawing.json', { with: { type: 'json' } }),
    ]),
  silverbeck: () =>
    Promise.all([
      import('../../circuits/silverbeck.json', { with: { type: 'json' } }),
      import('../../circuits/silverbeck.drawing.json', { with: { type: 'json' } }),
    ]),
  kestermont: () =>
    Promise.all([
      import('../../circuits/kestermont.json', { with: { type: 'json' } }),
      import('../../circuits/kestermont.drawing.json', { with: { type: 'json' } }),
    ]),
  merrowdale: () =>
    Promise.all([
      import('../../circuits/merrowdale.json', { with: { type: 'json' } }),
      import('../../circuits/merrowdale.drawing.json', { with: { type: 'json' } }),
    ]),
};

/** In browsers: the circuits that have been loaded so far. The same functions as in `built-in.ts`. */
export const builtInCircuits: Partial<Record<BuiltInCircuit, DrawnCircuit>> = {
  monaco: { circuit: monaco as unknown as Circuit, drawing: monacoDrawing as unknown as Drawing },
  zandvoort: { circuit: zandvoort as unknown as Circuit, drawing: zandvoortDrawing as unknown as Drawing },
};

export function findBuiltInCircuit(id: string): DrawnCircuit | null {
  return Object.hasOwn(builtInCircuits, id) ? builtInCircuits[id as BuiltInCircuit]! : null;
}

/** Loads a circuit unless it is there already. Unknown ids are left to the checks of options. */
export async function loadBuiltInCircuit(id: string): Promise<void> {
  if (findBuiltInCircuit(id) !== null || !Object.hasOwn(LOADERS, id)) return;
  const [circuit, drawing] = await LOADERS[id as keyof typeof LOADERS]();
  // Whoever comes first wins: tables of a circuit are kept by its identity.
  builtInCircuits[id as BuiltInCircuit] ??= {
    circuit: circuit.default as Circuit,
    drawing: drawing.default as Drawing,
  };
}
