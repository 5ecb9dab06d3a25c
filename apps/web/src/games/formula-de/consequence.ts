import {
  type DrivePreview,
  FACES,
  type FormulaDeKind,
  type GearPreview,
  type Outcome,
  OUTCOMES,
  type Preview,
  wholePercents,
} from '@paddock/formula-de';
import { cornerOf, courseFor } from './course.ts';
import type { FdWords } from './kind.ts';
import { lanePlaceOf } from './lane-place.ts';
import { carName, costOf } from './names.ts';

/** A share of the die's faces, as it is drawn and told. */
export interface ShownShare {
  readonly outcome: Outcome;
  readonly percent: number;
  readonly text: string;
}

/** How the die of a gear can turn out, best first, in whole percents that add up to 100. */
export function sharesOf({ outlook }: GearPreview, context: FdWords): ShownShare[] {
  const percents = wholePercents(outlook.shares);
  return OUTCOMES.filter((outcome) => percents[outcome] > 0).map((outcome) => ({
    outcome,
    percent: percents[outcome],
    text: context.t.percent(context.number(percents[outcome])),
  }));
}

export function consequence(move: FormulaDeKind['move'], preview: Preview | null, context: FdWords): string {
  if (preview?.kind === 'gear') return gearConsequence(preview, context);
  if (preview?.kind === 'drive') return driveConsequence(preview, context);
  if ('gear' in move) return `${gearRange(move.gear, context)}.`;
  const cost = costOf(context, { brakes: move.brake });
  return `${context.t.phrases([placeName(move.to, context), ...(cost === '' ? [] : [context.t.choice.costs(cost)])])} …`;
}

function gearRange(gear: number, context: FdWords): string {
  const faces = FACES[gear]!;
  return context.t.choice.gear(gear, faces[0]!, faces.at(-1)!);
}

function gearConsequence(preview: GearPreview, context: FdWords): string {
  const { gear, fuel, brakes, engine, outlook } = preview;
  const cost = costOf(context, { fuel, brakes, engine });
  const { choice } = context.t;
  const parts = [
    gearRange(gear, context),
    ...(cost === '' ? [] : [choice.costs(cost)]),
    ...sharesOf(preview, context).map(({ outcome, text }) => choice.share[outcome](text, outlook.tyreLoss)),
  ];
  return `${context.t.phrases(parts)}.`;
}

/** Where a cell is, so that no two cells have the same name: its lane, and how far it is from a corner. */
function placeName(to: string, context: FdWords): string {
  const course = courseFor(context);
  const { choice, lanes } = context.t;
  const place = lanePlaceOf(course, to);
  if (to === 'finish') return choice.finish;
  if (to.startsWith('box.')) return choice.box;
  if (place === null) return choice.pitLane(Number(to.split('.')[1]) + 1);
  const lane = lanes[course.cells.get(to)!.lane];
  const { name } = place.corner;
  const where = place.kind === 'before' ? choice.before(place.away, name) : choice.inside(place.cell, place.of, name);
  return choice.place(lane, where);
}

/** Where a choice ends, without its price. No two choices of a position that cost the same share it. */
export function destination(preview: DrivePreview, context: FdWords): string {
  const { to, path, finish, box } = preview;
  const { choice } = context.t;
  if (finish) return choice.finish;
  if (path.length === 0 && !box) return choice.stays;
  return choice.drive(path.length, placeName(to, context));
}

/** What a choice brings and costs, in short phrases, the good ones first. */
export function effects(preview: DrivePreview, context: FdWords): string[] {
  const { to, finish, tyres, brakes, blocked, spin, collisions, stop, overshot } = preview;
  const { t } = context;
  const course = courseFor(context);
  const cornerName = (id: number): string => course.corners.get(id)?.name ?? String(id);
  const cost = costOf(context, { tyres, brakes });
  const isInCorner = cornerOf(course, to) !== null && !finish;
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

function driveConsequence(preview: DrivePreview, context: FdWords): string {
  return `${context.t.phrases([destination(preview, context), ...effects(preview, context)])}.`;
}
