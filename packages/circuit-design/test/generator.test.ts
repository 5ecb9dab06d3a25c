import { buildCircuit, generateDesign } from '@paddock/circuit-design';
import { describe, expect, it } from 'vitest';
import { checkGeneratedCircuit } from './generator.ts';

describe('the generator', () => {
  it('makes legal circuits of every length and style, whose landmarks do not cover the road', () => {
    // Each length and each style twice; the proof has all of them together.
    for (let k = 0; k < 8; k++) checkGeneratedCircuit(k * 37);
  });

  it('FD-4: draws a change of lane ahead also where two cells change into the same one of a hairpin', () => {
    checkGeneratedCircuit(1923);
  });

  it('makes the same circuit from the same settings and another one from another seed', () => {
    const settings = { seed: 'one', length: 'short', style: 'park', corners: 6 } as const;
    expect(generateDesign(settings)).toEqual(generateDesign(settings));
    expect(generateDesign({ ...settings, seed: 'two' }).handles).not.toEqual(generateDesign(settings).handles);
  });

  it('keeps to the length', () => {
    for (const [length, least, most] of [
      ['sprint', 52, 76],
      ['long', 165, 215],
    ] as const) {
      const { circuit } = buildCircuit(generateDesign({ seed: 'length', length, style: 'desert' }));
      expect(circuit!.lapRows).toBeGreaterThanOrEqual(least);
      expect(circuit!.lapRows).toBeLessThanOrEqual(most);
    }
  });

  it('gives every name in three languages', () => {
    const { names, corners } = generateDesign({ seed: 'names', length: 'long', style: 'coast' });
    for (const name of [names, ...corners.map((corner) => corner.names)])
      expect([name?.en, name?.fr, name?.de].every((text) => text !== undefined && text.length > 1)).toBe(true);
  });
});
