import { buildCircuit, changeCorner, createStarterDesign, DESIGN_FAULT_CODES, pointAt } from '@paddock/circuit-design';
import { describe, expect, it } from 'vitest';
import { FAULTY } from './faulty-designs.ts';

const starter = createStarterDesign();
const last = starter.corners.at(-1)!;

describe('the faults of a design', () => {
  it.each(Object.entries(FAULTY))('%s is found, and repaired if possible', (code, [design, kind]) => {
    const { faults } = buildCircuit(design);
    const found = faults.filter((fault) => fault.code === code);
    expect(found.length, JSON.stringify(faults)).toBeGreaterThan(0);
    for (const { at } of found)
      for (const place of at ?? []) {
        const { x, y, direction } = pointAt(design, place);
        expect([x, y, direction].every(Number.isFinite)).toBe(true);
      }
    expect(found.some(({ fix }) => fix !== undefined)).toBe(kind === 'repairable');
    let repaired = design;
    // One fix repairs one place.
    for (let round = 0; round < 8; round++) {
      const fault = buildCircuit(repaired).faults.find((other) => other.code === code);
      if (!fault?.fix) break;
      repaired = fault.fix();
    }
    if (kind === 'repairable') expect(buildCircuit(repaired).faults.map((fault) => fault.code)).not.toContain(code);
  });

  it('are all provoked here, except the one for a bug of ours', () => {
    expect([...Object.keys(FAULTY), 'not-sound'].sort()).toEqual([...DESIGN_FAULT_CODES].sort());
  });

  it('say which corner they are about, by its index in the design', () => {
    const design = changeCorner(starter, 2, { name: '' });
    expect(buildCircuit(design).faults).toMatchObject([{ code: 'name-invalid', corner: 2 }]);
  });

  it('about the names of corners can be repaired without losing the corner', () => {
    const design = changeCorner(starter, 2, { name: 'x'.repeat(60) });
    const repaired = buildCircuit(design).faults[0]!.fix!();
    expect(repaired.corners[2]!.name).toBe('x'.repeat(40));
    expect(last.name).toBe(repaired.corners.at(-1)!.name);
  });
});
