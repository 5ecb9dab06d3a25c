import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInCircuits, findCircuitFaults, findDrawingFaults } from '../src/circuit/index.ts';

interface Cell {
  id: string;
  lane: number;
  corner: number | null;
  row: number;
  next: string[];
}

/** A circuit to be damaged. */
interface Sketch {
  [field: string]: unknown;
  corners: Record<string, unknown>[];
  finish: string[];
  grid: string[];
  pit: { length: number; entryFrom: string[]; exitTo: string[]; boxes: number[] };
  weather: Record<string, number[]>;
  cells: Cell[];
}

function damageCircuit(damage: (circuit: Sketch, cell: (id: string) => Cell) => void): Sketch {
  const circuit = structuredClone(builtInCircuits.monaco.circuit) as unknown as Sketch;
  damage(circuit, (id) => circuit.cells.find((cell) => cell.id === id)!);
  return circuit;
}

type Case = [about: string, expected: RegExp, damage: (circuit: Sketch, cell: (id: string) => Cell) => void];

const CASES: Case[] = [
  ['an id with capitals', /^id:/, (c) => (c['id'] = 'Monaco')],
  ['a name that is too long', /^name:/, (c) => (c['name'] = 'M'.repeat(41))],
  ['a name of two lines', /^name:/, (c) => (c['name'] = 'Mon\naco')],
  ['the other direction', /^direction:/, (c) => (c['direction'] = 'anticlockwise')],
  ['a lap that is too short', /^lapRows:/, (c) => (c['lapRows'] = 12)],
  ['a lap of half a row', /^lapRows:/, (c) => (c['lapRows'] = 166.5)],
  ['weather with a gap', /^weather:/, (c) => (c.weather['good'] = [14, 20])],
  ['no corners', /^corners:/, (c) => (c.corners = [])],
  ['corners in the wrong order', /^corner 1:/, (c) => c.corners.reverse()],
  ['a corner with four stops', /^corner 5:/, (c) => (c.corners[4]!['stops'] = 4)],
  ['a corner that turns nowhere', /^corner 2:/, (c) => (c.corners[1]!['turn'] = 'straight')],
  ['a longest way that is not', /corner 1: its longest way is 7, not 8/, (c) => (c.corners[0]!['longest'] = 8)],
  ['a shortest way that is not', /corner 8: its shortest way is 8, not 7/, (c) => (c.corners[7]!['shortest'] = 7)],
  ['a fork that shortens a corner', /corner 3: its shortest way/, (_, cell) => (cell('i.c3.1').corner = null)],
  ['too many cells', /^cells:/, (c) => (c.cells = Array.from({ length: 2001 }, () => c.cells[0]!))],
  ['no cells', /^cells:/, (c) => (c.cells = [])],
  ['two cells of one name', /two of them/, (c) => c.cells.push({ ...c.cells[0]! })],
  ['a cell called like a pit cell', /^cell at place 3:/, (c) => (c.cells[3]!.id = 'pit.3')],
  ['a cell with a strange name', /^cell at place 3:/, (c) => (c.cells[3]!.id = 'o s1 <3>')],
  ['a fourth lane', /^cell at place 3:/, (c) => (c.cells[3]!.lane = 4)],
  ['a cell that leads nowhere', /^cell at place 3:/, (c) => (c.cells[3]!.next = [])],
  ['a step to an unknown cell', /next cell o\.s99\.0 does not exist/, (_, cell) => cell('o.s1.0').next.push('o.s99.0')],
  ['the other lane first', /begins with the own lane/, (_, cell) => cell('o.s1.0').next.reverse()],
  ['a step over two lanes', /not in a lane beside/, (_, cell) => cell('o.s1.0').next.push('i.s1.1')],
  ['two own lanes', /not in a lane beside/, (_, cell) => cell('o.s1.0').next.push('o.s1.2')],
  ['a row beyond the lap', /beyond the lap/, (_, cell) => (cell('o.s11.15').row = 166)],
  ['a row going back', /leads back/, (_, cell) => (cell('m.s2.5').row = 3)],
  ['a step back', /leads back/, (_, cell) => (cell('m.s2.5').next[1] = 'o.s2.1')],
  ['a leap', /rows ahead/, (_, cell) => (cell('m.s2.5').next[1] = 'o.s2.12')],
  ['a way past the line', /leads back to row 1/, (_, cell) => (cell('o.s11.15').next = ['o.s1.1'])],
  ['an unknown corner', /no corner 11/, (_, cell) => (cell('o.s1.1').corner = 11)],
  ['a corner in two pieces', /lane 1: its corners/, (_, cell) => (cell('o.c5.5').corner = null)],
  ['a corner across the line', /line does not run through/, (_, cell) => (cell('m.s1.0').corner = 1)],
  ['a cell that is called like the line', /not a well-formed cell/, (c) => (c.cells[0]!.id = 'finish')],
  ['a finish cell that is none', /row is 0/, (c) => (c.finish[0] = 'o.s1.1')],
  ['an unknown finish cell', /no cell x/, (c) => (c.finish[0] = 'x')],
  ['one finish cell twice', /^finish: three/, (c) => (c.finish[0] = c.finish[1]!)],
  ['a short cut in a lane', /lane 1: does not lead round/, (_, cell) => (cell('o.s1.0').next[0] = 'o.s1.2')],
  [
    'four cells in a row',
    /row 5: too many cells/,
    (_, cell) => moveToOneRow(cell, 'o.c1.0', 'o.c1.1', 'o.c1.2', 'o.c1.3'),
  ],
  ['lanes that never meet', /no step leads from lane 1 to lane 2/, (c) => keepLane(c, 1)],
  ['steps in a circle', /in a circle/, (_, cell) => (cell('m.s1.1').next[1] = 'o.s1.1')],
  ['a grid that is too small', /^grid:/, (c) => c.grid.pop()],
  ['one starting place twice', /^grid:/, (c) => (c.grid[9] = c.grid[8]!)],
  ['an unknown starting place', /^grid: there is no cell/, (c) => (c.grid[9] = 'o.s11.99')],
  ['a starting place past the line', /^grid: .* before the line/, (c) => (c.grid[0] = 'o.s1.0')],
  ['a starting place in a corner', /^grid: .* before the line/, (c) => (c.grid[9] = 'o.c10.1')],
  ['a grid out of order', /place 2 is ahead of place 1/, (c) => (c.grid[0] = 'o.s11.13')],
  ['a pit lane without end', /^pit\.length/, (c) => (c.pit.length = 1e6)],
  ['a pit lane squeezed beside the road', /do not fit/, (c) => (c.pit.length = 50)],
  ['no way into the pit lane', /^pit\.entryFrom/, (c) => (c.pit.entryFrom = [])],
  ['an unknown way into the pit lane', /^pit\.entryFrom: there is no/, (c) => (c.pit.entryFrom[0] = 'i.s11.77')],
  ['a way in from the outside', /^pit\.entryFrom: .* inside lane/, (c) => (c.pit.entryFrom[0] = 'o.s11.0')],
  ['a way in past the line', /^pit\.entryFrom: .* before the line/, (c) => (c.pit.entryFrom[0] = 'i.s1.0')],
  ['a way out in a corner', /^pit\.exitTo: .* past the line/, (c) => (c.pit.exitTo[0] = 'i.c1.0')],
  ['nine boxes', /^pit\.boxes/, (c) => c.pit.boxes.pop()],
  ['two cars in one box', /^pit\.boxes/, (c) => (c.pit.boxes[1] = c.pit.boxes[0]!)],
  ['a box beyond the lane', /^pit\.boxes/, (c) => (c.pit.boxes[9] = 18)],
];

/** Squeezes four cells of one lane into the first one's row. */
function moveToOneRow(cell: (id: string) => Cell, first: string, ...others: string[]): void {
  for (const id of others) cell(id).row = cell(first).row;
}

function keepLane(circuit: Sketch, lane: number): void {
  for (const cell of circuit.cells) if (cell.lane === lane) cell.next.length = 1;
}

describe('circuits from outside', () => {
  it.each(CASES)('FD-3, FD-4: %s is refused', (_, expected, damage) => {
    const faults = findCircuitFaults(damageCircuit(damage));
    expect(faults.join('\n')).toMatch(new RegExp(expected.source, 'm'));
    expect(faults.length).toBeLessThanOrEqual(20);
  });

  it('weather and the note on lanes may be left out', () => {
    const { weather: _, lanes: __, ...rest } = damageCircuit(() => {});
    expect(findCircuitFaults(rest)).toEqual([]);
  });

  it('takes anything whatever without throwing', () => {
    fc.assert(fc.property(fc.anything(), (value) => findCircuitFaults(value).length > 0));
    fc.assert(
      fc.property(fc.anything(), (value) => findDrawingFaults(value, builtInCircuits.monaco.circuit).length > 0),
    );
  });

  it('never throws on a circuit with one value replaced', () => {
    const { cells } = builtInCircuits.monaco.circuit;
    const fields = fc.constantFrom('id', 'lane', 'corner', 'row', 'next');
    const place = fc.nat({ max: cells.length - 1 });
    const id = fc.oneof(
      fc.string(),
      place.map((k) => cells[k]!.id),
    );
    const other = fc.oneof(fc.anything(), fc.integer(), id, fc.array(id, { maxLength: 3 }));
    fc.assert(
      fc.property(place, fields, other, (k, field, value) => {
        const sketch = damageCircuit((circuit) => {
          (circuit.cells[k] as unknown as Record<string, unknown>)[field] = value;
        });
        expect(Array.isArray(findCircuitFaults(sketch))).toBe(true);
      }),
    );
  });

  it('refuses damaged drawings', () => {
    const { circuit, drawing } = builtInCircuits.zandvoort;
    const [first, ...rest] = drawing.line;
    const spoilt: [string, Record<string, unknown>][] = [
      ['circuit', { circuit: 'monaco' }],
      ['width', { width: 1e9 }],
      ['laneWidth', { laneWidth: Number.NaN }],
      ['ground', { ground: 'url(https://example.org)' }],
      ['line', { line: [...rest, first] }],
      ['landmarks', { landmarks: [{ kind: 'area', fill: 'sea', points: [[0, 0]] }] }],
      ['landmarks', { landmarks: [{ kind: 'script' }] }],
      ['labels', { labels: [{ text: '', x: 0, y: 0, size: 10, fill: 'ink' }] }],
      ['flags', { flags: [{ corner: 1, x: 0, y: 0, name: 'behind' }] }],
    ];
    for (const [field, damage] of spoilt) {
      const faults = findDrawingFaults({ ...drawing, ...damage }, circuit);
      expect(faults.join('\n')).toMatch(new RegExp(`^${field}`, 'm'));
    }
  });
});
