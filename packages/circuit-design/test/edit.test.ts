import {
  buildCircuit,
  changeCorner,
  type CircuitDesign,
  createDesign,
  createStarterDesign,
  findPlace,
  fitToBoard,
  insertHandle,
  moveCorner,
  moveHandle,
  parseDesign,
  pointAt,
  removeHandle,
  renameDesign,
  reverseDirection,
  setStart,
} from '@paddock/circuit-design';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const starter = createStarterDesign();

/** The points of everything that lies on the line. */
function spotsOf(design: CircuitDesign): { x: number; y: number }[] {
  const places = [
    design.start,
    design.pit.entry,
    design.pit.exit,
    ...design.corners.flatMap(({ from, to }) => [from, to]),
  ];
  return places.map((place) => pointAt(design, place));
}

function distancesBetween(a: CircuitDesign, b: CircuitDesign): number[] {
  const others = spotsOf(b);
  return spotsOf(a).map(({ x, y }, k) => Math.hypot(x - others[k]!.x, y - others[k]!.y));
}

describe('changing a design', () => {
  it('a new handle leaves corners, start and pit lane where they are', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 23.99, noNaN: true }), (place) => {
        const changed = insertHandle(starter, place);
        expect(changed.handles).toHaveLength(starter.handles.length + 1);
        // The curve through one more handle is nearly the same.
        expect(Math.max(...distancesBetween(starter, changed))).toBeLessThan(12);
      }),
      { numRuns: 40, seed: 3 },
    );
  });

  it('a handle that is removed again leaves everything as it was', () => {
    for (let k = 0; k < starter.handles.length; k++) {
      const changed = removeHandle(insertHandle(starter, k + 0.4), k + 1);
      expect(Math.max(...distancesBetween(starter, changed))).toBeLessThan(1);
    }
  });

  it('removing a handle moves only what lies beside it', () => {
    for (const index of [0, 9, 23]) {
      const changed = removeHandle(starter, index);
      expect(changed.handles).toHaveLength(starter.handles.length - 1);
      expect(distancesBetween(starter, changed).filter((distance) => distance > 40).length).toBeLessThan(4);
    }
  });

  it('driving the other way round twice changes nothing', () => {
    const twice = reverseDirection(reverseDirection(starter));
    expect(twice.handles).toEqual(starter.handles);
    expect(Math.max(...distancesBetween(starter, twice))).toBeLessThan(1e-6);
    expect(twice.corners.map(({ name }) => name)).toEqual(starter.corners.map(({ name }) => name));
  });

  it('the pit lane comes along with the start, and the corners are in order again', () => {
    const [x, y] = [1620, 650];
    const moved = setStart(starter, findPlace(starter, [x, y])!.place);
    expect(moved.corners[0]!.name).toBe(starter.corners.at(-1)!.name);
    expect(Math.hypot(pointAt(moved, moved.start).x - x, pointAt(moved, moved.start).y - y)).toBeLessThan(12);
  });

  it('a moved corner keeps its length', () => {
    const middle = findPlace(starter, [320, 650])!.place;
    const { from, to } = moveCorner(starter, 0, middle).corners[0]!;
    const { x, y } = pointAt(starter, (from + to) / 2);
    expect(Math.hypot(x - 320, y - 650)).toBeLessThan(60);
  });

  it('nothing is changed in place', () => {
    const before = JSON.stringify(starter);
    fitToBoard(moveHandle(changeCorner(renameDesign(starter, 'Other'), 0, { stops: 3 }), 0, [1, 1]));
    buildCircuit(starter);
    expect(JSON.stringify(starter)).toBe(before);
  });

  it('the nearest place of a point on the line is that point', () => {
    for (let place = 0; place < 24; place += 0.37) {
      const { x, y } = pointAt(starter, place);
      const found = findPlace(starter, [x, y])!;
      expect(found.distance).toBeLessThan(1);
      const away = Math.abs(found.place - place);
      expect(Math.min(away, 24 - away)).toBeLessThan(0.02);
    }
    expect(findPlace(createDesign(), [1, 1])).toBeNull();
  });
});

describe('a design from outside', () => {
  it('is taken if it is well-formed, without fields that nobody knows', () => {
    expect(parseDesign({ ...starter, secret: 1 })).toEqual({ design: starter });
    expect(parseDesign(createDesign())).toEqual({ design: createDesign() });
  });

  it.each([
    ['nothing', null],
    ['another format', { ...starter, format: 2 }],
    ['too many handles', { ...starter, handles: Array.from({ length: 121 }, () => [1, 1]) }],
    ['handles that are no numbers', { ...starter, handles: [[Number.NaN, 1]] }],
    ['a huge board', { ...starter, width: 1e9 }],
    ['an unknown ink', { ...starter, ground: 'lava' }],
    ['a name without end', { ...starter, name: 'x'.repeat(201) }],
    ['four stops', { ...starter, corners: [{ ...starter.corners[0], stops: 4 }] }],
    ['a place that is none', { ...starter, start: -1 }],
    [
      'a landmark of a million points',
      { ...starter, landmarks: [{ kind: 'area', fill: 'sea', points: Array.from({ length: 1e6 }, () => [1, 1]) }] },
    ],
    ['a pit lane without an exit', { ...starter, pit: { entry: 1 } }],
  ])('is refused with a reason: %s', (_, value) => {
    expect(parseDesign(value)).toEqual({ error: expect.any(String) as string });
  });

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(starter)), fc.anything(), (key, value) => {
        const parsed = parseDesign({ ...starter, [key]: value });
        if ('design' in parsed) buildCircuit(parsed.design);
      }),
      { numRuns: 150, seed: 4 },
    );
  });
});
