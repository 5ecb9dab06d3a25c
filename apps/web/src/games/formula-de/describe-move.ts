import {
  type DrivePreview,
  DIE_FACES,
  type FormulaDeTypes,
  type GearPreview,
  type RollOutcome,
  ROLL_OUTCOMES,
  type Preview,
  toWholePercents,
} from '@paddock/formula-de';
import { cornerOf, circuitBoardFor } from './circuit-board.ts';
import type { FormulaDeTextContext } from './ui-types.ts';
import { lanePositionOf } from './lane-position.ts';
import { carName, costText } from './car-names.ts';

/** The share of an outcome among the die's faces, to be drawn and described. */
interface OutcomeShare {
  readonly outcome: RollOutcome;
  readonly percent: number;
  readonly text: string;
}

/** The outcomes of a gear's die, best first, in whole percentages that add up to 100. */
export function outcomeShares({ outlook }: GearPreview, context: FormulaDeTextContext): OutcomeShare[] {
  const percents = toWholePercents(outlook.shares);
  return ROLL_OUTCOMES.filter((outcome) => percents[outcome] > 0).map((outcome) => ({
    outcome,
    percent: percents[outcome],
    text: context.t.percent(context.number(percents[outcome])),
  }));
}

export function describeMove(
  move: FormulaDeTypes['move'],
  preview: Preview | null,
  context: FormulaDeTextContext,
): string {
  if (preview?.kind === 'gear') return describeGear(preview, context);
  if (preview?.kind === 'drive') return describeDrive(preview, context);
  if ('gear' in move) return `${gearRangeText(move.gear, context)}.`;
  const cost = costText(context, { brakes: move.brake });
  return `${context.t.phrases([cellName(move.to, context), ...(cost === '' ? [] : [context.t.choice.costs(cost)])])} …`;
}

function gearRangeText(gear: number, context: FormulaDeTextContext): string {
  const faces = DIE_FACES[gear]!;
  return context.t.choice.gear(gear, faces[0]!, faces.at(-1)!);
}

function describeGear(preview: GearPreview, context: FormulaDeTextContext): string {
  const { gear, fuel, brakes, engine, outlook } = preview;
  const cost = costText(context, { fuel, brakes, engine });
  const { choice } = context.t;
  const parts = [
    gearRangeText(gear, context),
    ...(cost === '' ? [] : [choice.costs(cost)]),
    ...outcomeShares(preview, context).map(({ outcome, text }) => choice.share[outcome](text, outlook.tyreLoss)),
  ];
  return `${context.t.phrases(parts)}.`;
}

/** A unique name of a cell: its lane, and its distance from a corner. */
function cellName(to: string, context: FormulaDeTextContext): string {
  const board = circuitBoardFor(context);
  const { choice, lanes } = context.t;
  const place = lanePositionOf(board, to);
  if (to === 'finish') return choice.finish;
  if (to.startsWith('box.')) return choice.box;
  if (place === null) return choice.pitLane(Number(to.split('.')[1]) + 1);
  const lane = lanes[board.cells.get(to)!.lane];
  const { name } = place.corner;
  const where =
    place.kind === 'before' ? choice.before(place.cellsAway, name) : choice.inside(place.cell, place.of, name);
  return choice.place(lane, where);
}

/** Where a move ends, without its price. No two moves with the same price share it. */
export function describeDestination(preview: DrivePreview, context: FormulaDeTextContext): string {
  const { to, path, finish, box } = preview;
  const { choice } = context.t;
  if (finish) return choice.finish;
  if (path.length === 0 && !box) return choice.stays;
  return choice.drive(path.length, cellName(to, context));
}

/** The effects and costs of a move in short phrases, the good ones first. */
export function describeEffects(preview: DrivePreview, context: FormulaDeTextContext): string[] {
  const { to, finish, tyres, brakes, blocked, spin, collisions, stop, overshot } = preview;
  const { t } = context;
  const board = circuitBoardFor(context);
  const cornerName = (id: number): string => board.corners.get(id)?.name ?? String(id);
  const cost = costText(context, { tyres, brakes });
  const isInCorner = cornerOf(board, to) !== null && !finish;
  return [
    ...(stop === null ? [] : [t.choice.stop(stop.made, stop.needed)]),
    ...(stop === null && isInCorner ? [t.choice.noStop] : []),
    ...(overshot.length === 0 ? [] : [t.choice.wide(context.list(overshot.map((id) => cornerName(id))))]),
    ...(blocked > 0 ? [t.choice.blocked(blocked)] : []),
    cost === '' ? t.choice.free : t.choice.costs(cost),
    ...(spin ? [t.choice.spins] : []),
    ...(collisions.length === 0
      ? []
      : [t.choice.collisions(context.list(collisions.map((car) => carName(context, car))))]),
  ];
}

function describeDrive(preview: DrivePreview, context: FormulaDeTextContext): string {
  return `${context.t.phrases([describeDestination(preview, context), ...describeEffects(preview, context)])}.`;
}
