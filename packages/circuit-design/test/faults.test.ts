import {
  addCorner,
  buildCircuit,
  changeCorner,
  createDesign,
  createStarterDesign,
  DESIGN_FAULT_CODES,
  findPlace,
  moveHandle,
  pointAt,
  reverseDirection,
  setPit,
  setStart,
  type CircuitDesign,
  type DesignFaultCode,
} from '@paddock/circuit-design';
import type { BoardPoint } from '@paddock/formula-de';
import { describe, expect, it } from 'vitest';

const starter = createStarterDesign();

function scaled(by: number): CircuitDesign {
  return { ...starter, handles: starter.handles.map(([x, y]): BoardPoint => [x * by, y * by]) };
}

function placeNear(x: number, y: number): number {
  return findPlace(starter, [x, y])!.place;
}

const first = starter.corners[0]!;
const last = starter.corners.at(-1)!;
const hairpin: BoardPoint[] = [
  ...([
    [300, 300],
    [700, 250],
    [1100, 250],
    [1500, 300],
    [1560, 340],
    [1500, 380],
    [1100, 330],
    [700, 330],
  ] as const),
  ...([
    [600, 420],
    [700, 560],
    [1100, 600],
    [1500, 640],
    [1500, 900],
    [1100, 950],
    [700, 950],
    [300, 900],
  ] as const),
];

/** A design with each fault, and whether the fault can be repaired. */
const FAULTY: Readonly<
  Record<Exclude<DesignFaultCode, 'not-sound'>, readonly [CircuitDesign, 'repairable' | 'for the designer']>
> = {
  'too-few-handles': [createDesign(), 'for the designer'],
  'line-too-short': [scaled(0.3), 'repairable'],
  'line-too-long': [scaled(4), 'repairable'],
  'counter-clockwise': [reverseDirection(starter), 'repairable'],
  'road-crosses-itself': [moveHandle(starter, 10, [1010, 1150]), 'for the designer'],
  'road-too-close': [{ ...starter, corners: [], handles: hairpin }, 'repairable'],
  'bend-too-tight': [moveHandle(starter, 4, [480, 640]), 'repairable'],
  'leaves-board': [moveHandle(starter, 3, [40, 700]), 'repairable'],
  'no-corner': [{ ...starter, corners: [] }, 'repairable'],
  'too-many-corners': [{ ...starter, corners: Array.from({ length: 40 }, () => first) }, 'repairable'],
  'corner-too-short': [changeCorner(starter, 0, { to: first.from + 0.05 }), 'repairable'],
  'corner-too-long': [changeCorner(starter, 1, { to: placeNear(1130, 530) }), 'repairable'],
  'corners-overlap': [changeCorner(starter, 0, { to: starter.corners[1]!.from + 0.3 }), 'repairable'],
  'corner-without-bend': [
    addCorner(starter, { ...first, from: placeNear(320, 740), to: placeNear(320, 660) }),
    'repairable',
  ],
  'corner-on-line': [changeCorner(starter, starter.corners.length - 1, { to: starter.start + 0.2 }), 'repairable'],
  'start-straight-too-short': [setStart(starter, placeNear(320, 640)), 'repairable'],
  'pit-entry-misplaced': [setPit(starter, { entry: placeNear(1620, 700) }), 'repairable'],
  'pit-exit-misplaced': [setPit(starter, { exit: placeNear(320, 640) }), 'repairable'],
  'pit-too-short': [setPit(starter, { entry: starter.start - 0.9 }), 'repairable'],
  'pit-without-room': [
    moveHandle(moveHandle(moveHandle(starter, 10, [1010, 880]), 9, [900, 800]), 11, [1130, 800]),
    'for the designer',
  ],
  'name-invalid': [{ ...starter, name: ' ' }, 'repairable'],
  'landmark-invalid': [
    { ...starter, landmarks: [{ kind: 'symbol', symbol: 'tree', x: 10, y: 10, size: -5 }] },
    'repairable',
  ],
};

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
