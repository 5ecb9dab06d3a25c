import { DESCRIPTION_SIZE } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { builtInCircuits, formulaDe, practiceOval } from '../src/index.ts';

const { circuit: option } = formulaDe.options;

describe('the description of a circuit', () => {
  it('has the outline of the drawing inside its square, the line and every corner', () => {
    for (const id of option.listBuiltIn!()) {
      const { circuit } = builtInCircuits[id as keyof typeof builtInCircuits];
      const { name, outline, marks, figures } = option.describe!(id);
      expect(name).toBe(circuit.name);
      expect(figures).toMatchObject({ corners: circuit.corners.length, rows: circuit.lapRows });
      expect(marks.filter(({ ink }) => ink === 'line')).toHaveLength(1);
      expect(marks.filter(({ ink }) => ink === 'red')).toHaveLength(
        circuit.corners.filter(({ stops }) => stops === 3).length,
      );
      for (const [x, y] of [...outline, ...marks.map(({ at }) => at)]) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x, y)).toBeLessThanOrEqual(DESCRIPTION_SIZE);
      }
    }
  });

  it('has no outline without a drawing', () => {
    expect(option.describe!(practiceOval)).toMatchObject({ outline: [], marks: [] });
  });
});
