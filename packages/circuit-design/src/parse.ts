import {
  areCircuitNames,
  type BoardPoint,
  countLandmarkPoints,
  INK_NAMES,
  isBoardLabel,
  isCircuitId,
  isLandmark,
  type Landmark,
} from '@paddock/formula-de';
import { type CircuitDesign, type CornerDesign, LANE_CHANGES } from './design.ts';
import { DESIGN_LIMITS } from './limits.ts';

/** Names of a design may be wrong, which is a fault for its designer; they may not be huge. */
const MAX_TEXT_LENGTH = 200;
/** How far outside of the board a handle may lie. */
const MAX_COORDINATE = 20_000;

export type ParsedDesign = { readonly design: CircuitDesign } | { readonly error: string };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNumberIn(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}

function isPoint(value: unknown): value is BoardPoint {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((number) => isNumberIn(number, -MAX_COORDINATE, MAX_COORDINATE))
  );
}

function isListOf(value: unknown, most: number, isItem: (item: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.length <= most && value.every(isItem);
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_TEXT_LENGTH;
}

function isPlace(value: unknown): boolean {
  return isNumberIn(value, 0, DESIGN_LIMITS.maxHandles);
}

function isCorner(value: unknown): value is CornerDesign {
  return (
    isRecord(value) &&
    isPlace(value['from']) &&
    isPlace(value['to']) &&
    [1, 2, 3].some((stops) => stops === value['stops']) &&
    LANE_CHANGES.some((changes) => changes === value['laneChanges']) &&
    isShortText(value['name']) &&
    areCircuitNames(value['names']) &&
    (value['flag'] === undefined || isPoint(value['flag']))
  );
}

function isMark(value: unknown): boolean {
  if (!isLandmark(value)) return false;
  return !('points' in value) || value.points.length <= DESIGN_LIMITS.maxPoints;
}

function areLandmarks(value: unknown): value is Landmark[] {
  if (!isListOf(value, DESIGN_LIMITS.maxLandmarks, isMark)) return false;
  return countLandmarkPoints(value as Landmark[]) <= DESIGN_LIMITS.maxAllPoints;
}

/**
 * Checks a design that comes from outside: a file, a link, the server. What passes can be given to every function of this
 * package; it may still have faults, which `buildCircuit` finds. Unknown fields are dropped.
 */
export function parseDesign(value: unknown): ParsedDesign {
  if (!isRecord(value)) return { error: 'a design is an object' };
  const { minBoard, maxBoard, maxHandles, maxLandmarks, maxLabels } = DESIGN_LIMITS;
  const { format, id, name, names, width, height, ground, handles, start, pit, corners, landmarks, labels } = value;
  const checks: readonly (readonly [boolean, string])[] = [
    [format === 1, 'format: 1'],
    [isCircuitId(id), 'id: small letters, digits and hyphens'],
    [isShortText(name) && areCircuitNames(names), 'name, names: texts'],
    [
      isNumberIn(width, minBoard, maxBoard) && isNumberIn(height, minBoard, maxBoard),
      `width, height: ${minBoard} to ${maxBoard}`,
    ],
    [INK_NAMES.some((ink) => ink === ground), 'ground: the name of an ink'],
    [isListOf(handles, maxHandles, isPoint), `handles: at most ${maxHandles} points [x, y]`],
    [isPlace(start), 'start: a place on the line'],
    [isRecord(pit) && isPlace(pit['entry']) && isPlace(pit['exit']), 'pit: entry and exit, places on the line'],
    // More corners than a circuit may have are a fault that its designer sees.
    [isListOf(corners, 2 * DESIGN_LIMITS.maxCorners, isCorner), 'corners: a list of corners'],
    [areLandmarks(landmarks), `landmarks: at most ${maxLandmarks}, with ${DESIGN_LIMITS.maxAllPoints} points in all`],
    [isListOf(labels, maxLabels, isBoardLabel), `labels: at most ${maxLabels}`],
  ];
  const failed = checks.find(([isFine]) => !isFine);
  if (failed) return { error: failed[1] };
  const valid = value as unknown as CircuitDesign;
  return {
    design: {
      ...{ format: 1, id: valid.id, name: valid.name, ...(valid.names ? { names: valid.names } : {}) },
      ...{ width: valid.width, height: valid.height, ground: valid.ground, handles: valid.handles, start: valid.start },
      pit: { entry: valid.pit.entry, exit: valid.pit.exit },
      corners: valid.corners.map(pickCorner),
      landmarks: valid.landmarks,
      labels: valid.labels,
    },
  };
}

function pickCorner({ from, to, stops, laneChanges, name, names, flag }: CornerDesign): CornerDesign {
  return { from, to, stops, laneChanges, name, ...(names ? { names } : {}), ...(flag ? { flag } : {}) };
}
