import {
  BUILT_IN_CIRCUIT_IDS,
  builtInCircuitNames,
  builtInCircuits,
  CIRCUIT_TITLES,
  circuitName,
  formulaDe,
  loadCircuitOption,
  outlineCircuit,
} from '@paddock/formula-de';
import { CIRCUIT_OUTLINES } from '@paddock/formula-de/outlines';
import { LANGUAGES, resolveOptions, Rng, startMatch } from '@paddock/kernel';
import { playRandomly } from '@paddock/kernel/testing/walk';
import { describe, expect, it } from 'vitest';
import * as onDemand from '../src/circuit/built-in-on-demand.ts';

describe('the built-in circuits', () => {
  it('are those of the list, under the names of the list', () => {
    expect(Object.keys(builtInCircuits)).toEqual(BUILT_IN_CIRCUIT_IDS);
    for (const id of BUILT_IN_CIRCUIT_IDS) {
      const { name, names } = builtInCircuits[id].circuit;
      expect({ name, ...(names ? { names } : {}) }).toEqual(CIRCUIT_TITLES[id]);
    }
  });

  it('are called something in every language, and no two alike', () => {
    for (const language of LANGUAGES) {
      const names = Object.values(builtInCircuitNames(language));
      expect(new Set(names).size).toBe(BUILT_IN_CIRCUIT_IDS.length);
    }
    for (const { circuit, drawing } of Object.values(builtInCircuits)) {
      for (const language of LANGUAGES) expect(circuitName(circuit, language).length).toBeGreaterThan(3);
      expect(drawing.labels.length, circuit.id).toBeGreaterThan(0);
    }
  });

  it('have a sprint of 60 rows and a long circuit of 200', () => {
    const rows = Object.values(builtInCircuits).map(({ circuit }) => circuit.lapRows);
    expect(Math.min(...rows)).toBeLessThan(65);
    expect(Math.max(...rows)).toBeGreaterThanOrEqual(200);
  });

  it.each(BUILT_IN_CIRCUIT_IDS)('%s is an option, has a small picture, and can be raced on', (id) => {
    const { circuit, drawing } = builtInCircuits[id];
    expect(CIRCUIT_OUTLINES[id]).toEqual(outlineCircuit(circuit, drawing));
    const options = resolveOptions(formulaDe, 4, { circuit: id, laps: 2 });
    if (!options.ok) throw new Error(options.error);
    const match = startMatch(formulaDe, 4, options.value);
    playRandomly(match, Rng.from(id), ({ game, state }) => {
      expect(game.audit(state)).toBeNull();
    });
    expect(match.game.awaiting(match.state).kind).toBe('over');
  });

  it('are loaded one by one in browsers, and are the same there', async () => {
    expect(Object.keys(onDemand.builtInCircuits)).toEqual(['monaco', 'zandvoort']);
    await onDemand.loadBuiltInCircuit('larkholm');
    const first = onDemand.findBuiltInCircuit('larkholm');
    expect(onDemand.findBuiltInCircuit('corvane')).toBeNull();
    for (const id of BUILT_IN_CIRCUIT_IDS) {
      await onDemand.loadBuiltInCircuit(id);
      expect(onDemand.findBuiltInCircuit(id)).toEqual(builtInCircuits[id]);
    }
    expect(onDemand.findBuiltInCircuit('larkholm')).toBe(first);
  });

  it('nothing is loaded for what is no circuit', async () => {
    for (const options of [undefined, null, {}, { circuit: 3 }, { circuit: 'toString' }, { circuit: '../secret' }])
      await loadCircuitOption(options);
    await onDemand.loadBuiltInCircuit('constructor');
    expect(onDemand.findBuiltInCircuit('constructor')).toBeNull();
  });
});
