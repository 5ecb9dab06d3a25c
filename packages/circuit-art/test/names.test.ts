import { type Language, LANGUAGES } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { drawCircuit, generateDrawing } from '@paddock/circuit-art';
import {
  builtInCircuits,
  type Circuit,
  findCircuitFaults,
  type Drawing,
  findDrawingFaults,
  localizeCircuit,
  localizeDrawing,
  practiceOval,
  textIn,
} from '@paddock/formula-de';

const { monaco, zandvoort } = builtInCircuits;

function cornerNames(circuit: Circuit, drawing: Drawing, language: Language): string[] {
  return localizeCircuit(circuit, drawing, language).corners.map(({ name }) => name);
}

describe('names of a circuit', () => {
  it('exist in every language', () => {
    expect(cornerNames(monaco.circuit, monaco.drawing, 'fr').slice(0, 3)).toEqual([
      'Sainte-Dévote',
      'Casino (gauche)',
      'Casino (droite)',
    ]);
    expect(cornerNames(monaco.circuit, monaco.drawing, 'de')[5]).toBe('Schikane');
    expect(cornerNames(zandvoort.circuit, zandvoort.drawing, 'de')[0]).toBe('Tarzanbocht');
    const oval = generateDrawing(practiceOval);
    expect(cornerNames(practiceOval, oval, 'en')).toEqual(['First bend', 'Second bend']);
    expect(cornerNames(practiceOval, oval, 'de')).toEqual(['Kurve 1', 'Kurve 2']);
    expect(localizeCircuit(practiceOval, oval, 'fr').name).toBe('Anneau d’essai');
  });

  it('stay plain strings in the circuit, for referees of traces', () => {
    for (const { circuit } of [monaco, zandvoort]) {
      expect(circuit.names).toBeUndefined();
      for (const corner of circuit.corners) expect(Object.keys(corner)).not.toContain('names');
    }
    for (const circuit of [practiceOval, ...Object.values(builtInCircuits).map((one) => one.circuit)])
      for (const { name } of [circuit, ...circuit.corners]) expect(typeof name).toBe('string');
  });

  it('are printed on the board in its language', () => {
    expect(drawCircuit(monaco.circuit, monaco.drawing, 'de')).toMatch(/CASINO \(LINKS\).*SCHIKANE/s);
    expect(drawCircuit(monaco.circuit, monaco.drawing, 'fr')).toMatch(/Mer Méditerranée.*HÔTEL/s);
    expect(drawCircuit(zandvoort.circuit, zandvoort.drawing, 'en')).toContain('North Sea');
    const oval = generateDrawing(practiceOval);
    expect(drawCircuit(practiceOval, oval, 'de')).toMatch(/ÜBUNGSOVAL.*KURVE 1/s);
    expect(drawCircuit(practiceOval, oval)).toMatch(/PRACTICE OVAL.*FIRST BEND/s);
  });

  it.each(LANGUAGES)('print the same when localized first: %s', (language) => {
    for (const { circuit, drawing } of [
      ...[monaco, zandvoort, builtInCircuits.rocavera],
      { circuit: practiceOval, drawing: generateDrawing(practiceOval) },
    ]) {
      const plain = drawCircuit(localizeCircuit(circuit, drawing, language), localizeDrawing(drawing, language));
      expect(plain).toBe(drawCircuit(circuit, drawing, language));
    }
  });

  it('fall back to the plain name, and to English on the board', () => {
    const { names: _, ...plain } = practiceOval;
    expect(localizeCircuit(plain, generateDrawing(plain), 'de').name).toBe('Practice oval');
    expect(textIn({ en: 'Sea', de: 'Meer' }, 'fr')).toBe('Sea');
    expect(findCircuitFaults(plain)).toEqual([]);
  });
});

describe('translations from outside', () => {
  it.each([
    ['a text', 'Oval'],
    ['another language', { it: 'Ovale' }],
    ['an empty text', { fr: '' }],
    ['a text that is too long', { fr: 'x'.repeat(41) }],
    ['a number', { de: 7 }],
  ])('are refused in the facts: %s', (_what, names) => {
    expect(findCircuitFaults({ ...practiceOval, names })).toEqual([expect.stringMatching(/^names:/)]);
    const [first, second] = practiceOval.corners;
    expect(findCircuitFaults({ ...practiceOval, corners: [{ ...first, names }, second] })).toEqual([
      'corner 1: not a well-formed corner',
    ]);
  });

  it.each([
    ['no English', { fr: 'Mer' }],
    ['another language', { en: 'Sea', it: 'Mare' }],
    ['a list', ['Sea']],
    ['a text that is too long', { en: 'x'.repeat(81) }],
  ])('are refused in a drawing: %s', (_what, text) => {
    const { circuit, drawing } = zandvoort;
    const labels = [{ ...drawing.labels[0], text }];
    const flags = [{ ...drawing.flags[0], text }];
    expect(findDrawingFaults({ ...drawing, labels }, circuit)).toEqual(['labels: number 0 is not well-formed']);
    expect(findDrawingFaults({ ...drawing, flags }, circuit)).toEqual(['flags: number 0 is not well-formed']);
  });
});
