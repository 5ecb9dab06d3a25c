import { type DrivePreview, FACES, type FormulaDeKind, type GearPreview, type Preview } from '@paddock/formula-de';
import { cornerOf, courseOf } from './course.ts';
import type { FdWords } from './kind.ts';
import { carName, costOf } from './names.ts';

/** A chance as the language writes it; what is possible never looks impossible, nor certain what is not. */
export function percent(chance: number, words: FdWords): string {
  const rounded = Math.round(chance * 100);
  const shown = chance > 0 && rounded === 0 ? 1 : chance < 1 && rounded === 100 ? 99 : rounded;
  return words.t.percent(words.number(shown));
}

export function consequence(move: FormulaDeKind['move'], preview: Preview | null, words: FdWords): string {
  if (preview?.kind === 'gear') return gearConsequence(preview, words);
  if (preview?.kind === 'drive') return driveConsequence(preview, words);
  if ('gear' in move) return `${gearRange(move.gear, words)}.`;
  return move.brake === 0 ? '…' : `${words.t.choice.costs(costOf(words, { brakes: move.brake }))} …`;
}

export function gearRange(gear: number, words: FdWords): string {
  const faces = FACES[gear]!;
  return words.t.choice.gear(gear, faces[0]!, faces.at(-1)!);
}

/** What can happen to a car in this gear even if it takes the cheapest way every time. */
export function risksOf({ outlook }: GearPreview, words: FdWords): string[] {
  const c = words.t.choice;
  const risks: string[] = [];
  const lost = outlook.tyres.flatMap((chance, tyres) => (tyres > 0 && chance > 0 ? [tyres] : []));
  if (lost.length > 0) {
    const chance = lost.reduce((sum, tyres) => sum + outlook.tyres[tyres]!, 0);
    risks.push(c.tyres(percent(chance, words), lost[0]!, lost.at(-1)!));
  }
  const brakes = outlook.brakes.reduce((sum, chance, count) => sum + (count > 0 ? chance : 0), 0);
  if (brakes > 0) risks.push(c.brakes(percent(brakes, words)));
  if (outlook.spin > 0) risks.push(c.spin(percent(outlook.spin, words)));
  if (outlook.out > 0) risks.push(c.out(percent(outlook.out, words)));
  return risks;
}

function gearConsequence(preview: GearPreview, words: FdWords): string {
  const { gear, fuel, brakes, engine } = preview;
  const cost = costOf(words, { fuel, brakes, engine });
  const risks = risksOf(preview, words);
  const parts = [
    gearRange(gear, words),
    ...(cost === '' ? [] : [words.t.choice.costs(cost)]),
    ...(risks.length === 0 ? [words.t.choice.safe] : risks),
  ];
  return `${words.t.phrases(parts)}.`;
}

/** Where a choice ends, without its price. */
export function destination(preview: DrivePreview, words: FdWords): string {
  const { to, path, finish, box } = preview;
  const c = words.t.choice;
  if (finish) return c.finish;
  if (path.length === 0 && !box) return c.stays;
  const cell = courseOf(words.info.options.circuit).cells.get(to);
  return c.drive(path.length, cell === undefined ? (box ? c.box : c.pitLane) : words.t.lanes[cell.lane]);
}

/** What a choice brings and costs, in short phrases, the good ones first. */
export function effects(preview: DrivePreview, words: FdWords): string[] {
  const { to, finish, tyres, brakes, blocked, spin, collisions, stop, overshot } = preview;
  const { t, info } = words;
  const course = courseOf(info.options.circuit);
  const cornerName = (id: number): string => course.corners.get(id)?.name ?? String(id);
  const cost = costOf(words, { tyres, brakes });
  const corner = cornerOf(course, to);
  return [
    ...(stop === null ? [] : [t.choice.stop(stop.made, stop.needed, cornerName(stop.corner))]),
    ...(stop === null && corner !== null && !finish ? [t.choice.inCorner(corner.name)] : []),
    ...(overshot.length === 0 ? [] : [t.choice.wide(words.list(overshot.map((id) => cornerName(id))))]),
    ...(blocked > 0 ? [t.choice.blocked(blocked)] : []),
    cost === '' ? t.choice.free : t.choice.costs(cost),
    ...(spin ? [t.choice.spins] : []),
    ...(collisions.length === 0 ? [] : [t.choice.collisions(words.list(collisions.map((car) => carName(words, car))))]),
  ];
}

function driveConsequence(preview: DrivePreview, words: FdWords): string {
  return `${words.t.phrases([destination(preview, words), ...effects(preview, words)])}.`;
}
