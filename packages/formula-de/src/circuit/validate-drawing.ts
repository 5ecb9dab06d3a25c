import { LANGUAGES } from '@paddock/kernel';
import type { Circuit } from './format.ts';
import { type BoardLabel, type Drawing, DRAWING_LIMITS, INK_NAMES, type Landmark, SYMBOL_NAMES } from './drawing.ts';
import { areTexts, isInteger, isList, isNumber, isRecord, isText } from './validate-values.ts';

/** No board is larger than this, and nothing on it lies further outside. */
const MAX_SIZE = 20_000;
const MAX_TEXT_LENGTH = 80;

function isPlace(value: unknown): boolean {
  return isNumber(value, -MAX_SIZE, MAX_SIZE);
}

function isInk(value: unknown): boolean {
  return INK_NAMES.some((name) => name === value);
}

function arePoints(value: unknown, least: number): boolean {
  return (
    isList(value, least, DRAWING_LIMITS.points) && value.every((point) => isList(point, 2, 2) && point.every(isPlace))
  );
}

function isOptional(value: unknown, check: (value: unknown) => boolean): boolean {
  return value === undefined || check(value);
}

/** Says what is wrong with a drawing that comes from outside; like `findCircuitFaults`, it takes anything and never throws. */
export function findDrawingFaults(value: unknown, circuit: Circuit): string[] {
  if (!isRecord(value)) return ['a drawing is an object'];
  const faults: string[] = [];
  const check = (fine: boolean, fault: string): void => {
    if (!fine) faults.push(fault);
  };
  check(value['circuit'] === circuit.id, `circuit: "${circuit.id}"`);
  check(
    isNumber(value['width'], 100, MAX_SIZE) && isNumber(value['height'], 100, MAX_SIZE),
    `width, height: 100 to ${MAX_SIZE}`,
  );
  check(isNumber(value['laneWidth'], 4, 200), 'laneWidth: 4 to 200');
  check(isInk(value['ground']), 'ground: the name of an ink');
  check(isLine(value['line'], circuit.lapRows), 'line: 8 points or more, [x, y, row], rows rising within the lap');
  const lists = { landmarks: isLandmark, labels: isBoardLabel, flags: isFlag };
  for (const [name, isValid] of Object.entries(lists)) {
    const list = value[name];
    const most = DRAWING_LIMITS[name as keyof typeof lists];
    if (!isList(list, 0, most)) faults.push(`${name}: a list of at most ${most}`);
    else for (const [k, mark] of list.entries()) check(isValid(mark), `${name}: number ${k} is not well-formed`);
  }
  if (faults.length === 0 && countLandmarkPoints(value['landmarks'] as Landmark[]) > DRAWING_LIMITS.points)
    faults.push(`landmarks: at most ${DRAWING_LIMITS.points} points in all of them`);
  return faults.slice(0, 20);
}

export function countLandmarkPoints(landmarks: readonly Landmark[]): number {
  return landmarks.reduce((sum, mark) => sum + ('points' in mark ? mark.points.length : 0), 0);
}

function isLine(value: unknown, lapRows: number): value is Drawing['line'] {
  if (!isList(value, 8, 2 * lapRows)) return false;
  let row = -1;
  return value.every((point) => {
    if (!isList(point, 3, 3) || !isPlace(point[0]) || !isPlace(point[1]) || !isNumber(point[2], 0, lapRows))
      return false;
    const rising = point[2] > row && point[2] < lapRows;
    row = point[2];
    return rising;
  });
}

export function isLandmark(mark: unknown): mark is Landmark {
  if (!isRecord(mark)) return false;
  const soft =
    isOptional(mark['smooth'], (on) => typeof on === 'boolean') &&
    isOptional(mark['opacity'], (o) => isNumber(o, 0, 1));
  switch (mark['kind']) {
    case 'area':
      return soft && isInk(mark['fill']) && arePoints(mark['points'], 3);
    case 'line':
      return (
        soft &&
        isInk(mark['stroke']) &&
        isNumber(mark['width'], 0, 500) &&
        arePoints(mark['points'], 2) &&
        isOptional(mark['dash'], (dash) => typeof dash === 'string' && /^[\d. ]{1,20}$/.test(dash))
      );
    case 'symbol':
      return (
        SYMBOL_NAMES.some((name) => name === mark['symbol']) &&
        isPlace(mark['x']) &&
        isPlace(mark['y']) &&
        isNumber(mark['size'], 1, 2000) &&
        isOptional(mark['angle'], isPlace) &&
        isOptional(mark['fill'], isInk)
      );
    case 'tunnel':
      return isNumber(mark['from'], 0, MAX_SIZE) && isNumber(mark['to'], mark['from'], MAX_SIZE);
    default:
      return false;
  }
}

/** One text, or one for each language, English among them. */
function isLocalText(value: unknown): boolean {
  return isText(value, MAX_TEXT_LENGTH) || (areTexts(value, LANGUAGES, MAX_TEXT_LENGTH) && value['en'] !== undefined);
}

export function isBoardLabel(label: unknown): label is BoardLabel {
  return (
    isRecord(label) &&
    isLocalText(label['text']) &&
    isPlace(label['x']) &&
    isPlace(label['y']) &&
    isNumber(label['size'], 1, 1000) &&
    isInk(label['fill']) &&
    isOptional(label['angle'], isPlace) &&
    isOptional(label['anchor'], (a) => ['start', 'middle', 'end'].some((name) => name === a)) &&
    isOptional(label['style'], (s) => ['title', 'caps', 'script'].some((name) => name === s))
  );
}

function isFlag(flag: unknown): boolean {
  return (
    isRecord(flag) &&
    isInteger(flag['corner'], 1, 1000) &&
    isPlace(flag['x']) &&
    isPlace(flag['y']) &&
    ['left', 'right', 'above', 'below'].some((name) => name === flag['name']) &&
    isOptional(flag['text'], isLocalText)
  );
}
