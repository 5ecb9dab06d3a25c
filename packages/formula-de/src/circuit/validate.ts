import { LANGUAGES } from '@paddock/kernel';
import { type Circuit, type CircuitCell, LIMITS } from './format.ts';
import { cornerFaults } from './validate-corners.ts';
import { laneFaults } from './validate-lanes.ts';
import { gridFaults, pitFaults } from './validate-places.ts';
import { areTexts, isInteger, isList, isRecord, isText } from './validate-values.ts';

/** Faults beyond this many are not listed: a broken file is broken everywhere. */
const MOST = 20;

/** In moves `pit.0`, `box.0` and `finish` are places of their own: no cell may be called so. */
const CELL_ID = /^(?!pit\b|box\b|finish$)[a-z0-9]+(\.[a-z0-9]+)*$/;
const CIRCUIT_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const TURN = /^(left|right)(-(left|right)){0,5}$/;

/**
 * Says what is wrong with a circuit that comes from outside, in sentences; nothing is wrong when the list is empty.
 * It takes any value whatever and never throws. What passes may be used as a `Circuit` everywhere.
 */
export function circuitFaults(value: unknown): string[] {
  const shape = shapeFaults(value);
  if (shape.length > 0) return shape.slice(0, MOST);
  const circuit = value as Circuit;
  // Each check relies on the ones before it: ways through a corner make sense only on sound lanes.
  for (const check of [laneFaults, cornerFaults, gridFaults, pitFaults]) {
    const faults = check(circuit);
    if (faults.length > 0) return faults.slice(0, MOST);
  }
  return [];
}

/** The right fields with the right kinds of values, nothing about how they fit together. */
function shapeFaults(value: unknown): string[] {
  if (!isRecord(value)) return ['a circuit is an object'];
  const faults: string[] = [];
  const need = (fine: boolean, fault: string): void => {
    if (!fine) faults.push(fault);
  };
  need(isText(value['id'], LIMITS.idLength) && CIRCUIT_ID.test(value['id']), 'id: small letters, digits and hyphens');
  need(isText(value['name'], LIMITS.nameLength), `name: a text of at most ${LIMITS.nameLength} characters`);
  need(areNames(value['names']), `names: ${LANGUAGES.join(', ')}, each at most ${LIMITS.nameLength} characters`);
  need(value['direction'] === 'clockwise', 'direction: only "clockwise"');
  need(isInteger(value['lapRows'], LIMITS.minRows, LIMITS.rows), `lapRows: ${LIMITS.minRows} to ${LIMITS.rows}`);
  need(value['lanes'] === undefined || isText(value['lanes'], 200), 'lanes: a note of at most 200 characters');
  need(isIds(value['finish'], 3, 3), 'finish: three cells');
  need(isIds(value['grid'], LIMITS.cars, LIMITS.grid), `grid: ${LIMITS.cars} to ${LIMITS.grid} different cells`);
  need(
    value['weather'] === undefined || isWeather(value['weather']),
    'weather: rain, changeable and good share 1 to 20',
  );
  const { pit, corners, cells } = value;
  if (!isRecord(pit)) faults.push('pit: an object');
  else {
    need(isInteger(pit['length'], LIMITS.cars, LIMITS.pitLength), `pit.length: ${LIMITS.cars} to ${LIMITS.pitLength}`);
    need(isIds(pit['entryFrom'], 1, 10), 'pit.entryFrom: one cell or more, all different');
    need(isIds(pit['exitTo'], 1, 10), 'pit.exitTo: one cell or more, all different');
    need(isList(pit['boxes'], LIMITS.cars, LIMITS.cars), `pit.boxes: ${LIMITS.cars} of them`);
  }
  if (!isList(corners, 1, LIMITS.corners)) faults.push(`corners: 1 to ${LIMITS.corners} of them`);
  else
    for (const [k, corner] of corners.entries())
      need(isCorner(corner, k + 1), `corner ${k + 1}: not a well-formed corner`);
  if (!isList(cells, 3 * 10, LIMITS.cells)) faults.push(`cells: 30 to ${LIMITS.cells} of them`);
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
    isText(value['id'], LIMITS.idLength) &&
    CELL_ID.test(value['id']) &&
    isInteger(value['lane'], 1, 3) &&
    (value['corner'] === null || isInteger(value['corner'], 1, LIMITS.corners)) &&
    isInteger(value['row'], 0, LIMITS.rows) &&
    isIds(value['next'], 1, 3)
  );
}

/** Translations of a name may be left out. */
function areNames(value: unknown): boolean {
  return value === undefined || areTexts(value, LANGUAGES, LIMITS.nameLength);
}

/** Corners are numbered 1, 2, 3 … in driving order. */
function isCorner(value: unknown, id: number): boolean {
  return (
    isRecord(value) &&
    value['id'] === id &&
    isText(value['name'], LIMITS.nameLength) &&
    areNames(value['names']) &&
    isInteger(value['stops'], 1, 3) &&
    isInteger(value['longest'], 1, LIMITS.cells) &&
    isInteger(value['shortest'], 1, LIMITS.cells) &&
    typeof value['turn'] === 'string' &&
    TURN.test(value['turn'])
  );
}

function isIds(value: unknown, least: number, most: number): value is string[] {
  return (
    isList(value, least, most) &&
    value.every((id) => isText(id, LIMITS.idLength)) &&
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
