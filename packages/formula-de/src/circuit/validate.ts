import { LANGUAGES } from '@paddock/kernel';
import { type Circuit, type CircuitCell, CIRCUIT_LIMITS } from './format.ts';
import { findCornerFaults } from './validate-corners.ts';
import { findDrawingFaults } from './validate-drawing.ts';
import { findLaneFaults } from './validate-lanes.ts';
import { findGridFaults, findPitFaults } from './validate-places.ts';
import { areTexts, isInteger, isList, isRecord, isText } from './validate-values.ts';

/** Faults beyond this many are not listed: a broken file is broken everywhere. */
const MAX_FAULTS = 20;

/** In moves `pit.0`, `box.0` and `finish` are places of their own: no cell may be called so. */
const CELL_ID_PATTERN = /^(?!pit\b|box\b|finish$)[a-z0-9]+(\.[a-z0-9]+)*$/;
const CIRCUIT_ID_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const TURN_PATTERN = /^(left|right)(-(left|right)){0,5}$/;

/**
 * Says what is wrong with a circuit that comes from outside, in sentences; nothing is wrong when the list is empty.
 * It takes any value whatever and never throws. What passes may be used as a `Circuit` everywhere.
 */
export function findCircuitFaults(value: unknown): string[] {
  const shape = findShapeFaults(value);
  if (shape.length > 0) return shape.slice(0, MAX_FAULTS);
  const circuit = value as Circuit;
  // Each check relies on the ones before it: ways through a corner make sense only on sound lanes.
  for (const check of [findLaneFaults, findCornerFaults, findGridFaults, findPitFaults]) {
    const faults = check(circuit);
    if (faults.length > 0) return faults.slice(0, MAX_FAULTS);
  }
  if (circuit.drawing === undefined) return [];
  return findDrawingFaults(circuit.drawing, circuit).map((fault) => `drawing: ${fault}`);
}

/** The right fields with the right kinds of values, nothing about how they fit together. */
function findShapeFaults(value: unknown): string[] {
  if (!isRecord(value)) return ['a circuit is an object'];
  const faults: string[] = [];
  const check = (fine: boolean, fault: string): void => {
    if (!fine) faults.push(fault);
  };
  check(isCircuitId(value['id']), 'id: small letters, digits and hyphens');
  check(isCircuitName(value['name']), `name: a text of at most ${CIRCUIT_LIMITS.nameLength} characters`);
  check(
    areCircuitNames(value['names']),
    `names: ${LANGUAGES.join(', ')}, each at most ${CIRCUIT_LIMITS.nameLength} characters`,
  );
  check(value['direction'] === 'clockwise', 'direction: only "clockwise"');
  check(
    isInteger(value['lapRows'], CIRCUIT_LIMITS.minRows, CIRCUIT_LIMITS.rows),
    `lapRows: ${CIRCUIT_LIMITS.minRows} to ${CIRCUIT_LIMITS.rows}`,
  );
  check(value['lanes'] === undefined || isText(value['lanes'], 200), 'lanes: a note of at most 200 characters');
  check(isIds(value['finish'], 3, 3), 'finish: three cells');
  check(
    isIds(value['grid'], CIRCUIT_LIMITS.cars, CIRCUIT_LIMITS.grid),
    `grid: ${CIRCUIT_LIMITS.cars} to ${CIRCUIT_LIMITS.grid} different cells`,
  );
  check(
    value['weather'] === undefined || isWeather(value['weather']),
    'weather: rain, changeable and good share 1 to 20',
  );
  const { pit, corners, cells } = value;
  if (!isRecord(pit)) faults.push('pit: an object');
  else {
    check(
      isInteger(pit['length'], CIRCUIT_LIMITS.cars, CIRCUIT_LIMITS.pitLength),
      `pit.length: ${CIRCUIT_LIMITS.cars} to ${CIRCUIT_LIMITS.pitLength}`,
    );
    check(isIds(pit['entryFrom'], 1, 10), 'pit.entryFrom: one cell or more, all different');
    check(isIds(pit['exitTo'], 1, 10), 'pit.exitTo: one cell or more, all different');
    check(isList(pit['boxes'], CIRCUIT_LIMITS.cars, CIRCUIT_LIMITS.cars), `pit.boxes: ${CIRCUIT_LIMITS.cars} of them`);
  }
  if (!isList(corners, 1, CIRCUIT_LIMITS.corners)) faults.push(`corners: 1 to ${CIRCUIT_LIMITS.corners} of them`);
  else
    for (const [k, corner] of corners.entries())
      check(isCorner(corner, k + 1), `corner ${k + 1}: not a well-formed corner`);
  if (!isList(cells, 3 * 10, CIRCUIT_LIMITS.cells)) faults.push(`cells: 30 to ${CIRCUIT_LIMITS.cells} of them`);
  else {
    const seen = new Set<string>();
    for (const [k, cell] of cells.entries()) {
      if (!isCell(cell)) faults.push(`cell at place ${k}: not a well-formed cell`);
      else if (seen.has(cell.id)) faults.push(`cell ${cell.id}: there are two of them`);
      else seen.add(cell.id);
    }
  }
  return faults;
}

function isCell(value: unknown): value is CircuitCell {
  return (
    isRecord(value) &&
    isText(value['id'], CIRCUIT_LIMITS.idLength) &&
    CELL_ID_PATTERN.test(value['id']) &&
    isInteger(value['lane'], 1, 3) &&
    (value['corner'] === null || isInteger(value['corner'], 1, CIRCUIT_LIMITS.corners)) &&
    isInteger(value['row'], 0, CIRCUIT_LIMITS.rows) &&
    isIds(value['next'], 1, 3)
  );
}

export function isCircuitId(value: unknown): value is string {
  return isText(value, CIRCUIT_LIMITS.idLength) && CIRCUIT_ID_PATTERN.test(value);
}

/** The name of a circuit or of a corner. */
export function isCircuitName(value: unknown): value is string {
  return isText(value, CIRCUIT_LIMITS.nameLength);
}

/** Translations of a name may be left out. */
export function areCircuitNames(value: unknown): boolean {
  return value === undefined || areTexts(value, LANGUAGES, CIRCUIT_LIMITS.nameLength);
}

/** Corners are numbered 1, 2, 3 … in driving order. */
function isCorner(value: unknown, id: number): boolean {
  return (
    isRecord(value) &&
    value['id'] === id &&
    isCircuitName(value['name']) &&
    areCircuitNames(value['names']) &&
    isInteger(value['stops'], 1, 3) &&
    isInteger(value['longest'], 1, CIRCUIT_LIMITS.cells) &&
    isInteger(value['shortest'], 1, CIRCUIT_LIMITS.cells) &&
    typeof value['turn'] === 'string' &&
    TURN_PATTERN.test(value['turn'])
  );
}

function isIds(value: unknown, least: number, most: number): value is string[] {
  return (
    isList(value, least, most) &&
    value.every((id) => isText(id, CIRCUIT_LIMITS.idLength)) &&
    new Set(value).size === value.length
  );
}

/** The three kinds of weather share the faces of the black die without gap or overlap. */
function isWeather(value: unknown): boolean {
  if (!isRecord(value)) return false;
  let next = 1;
  for (const kind of ['rain', 'changeable', 'good']) {
    const span = value[kind];
    if (!isList(span, 2, 2) || !isInteger(span[0], next, next) || !isInteger(span[1], next, 20)) return false;
    next = span[1] + 1;
  }
  return next === 21;
}
