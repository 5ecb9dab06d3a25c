import { type RaceWarning, warnOfLength, warnOfLuck, warnOfOvertakings } from '../race-warnings.ts';
import type { CircuitReport } from './types.ts';

/** What is probably wrong with a circuit, as codes with numbers: pages and the command line put them into words. */
export type CircuitWarning =
  | RaceWarning
  /** Hardly anybody overtakes from one place to another: corners by number, 0 for the line. */
  | { readonly code: 'no-overtaking'; readonly from: number; readonly to: number; readonly share: number }
  /** A corner that costs a perfect driver nothing. */
  | { readonly code: 'corner-without-effect'; readonly corner: number }
  /** One corner that costs more than a third of all turns. */
  | { readonly code: 'one-corner-decides'; readonly corner: number; readonly cost: number }
  | { readonly code: 'drop-outs-in-corner'; readonly corner: number; readonly share: number }
  | { readonly code: 'many-drop-outs'; readonly share: number }
  | { readonly code: 'pole-wins'; readonly share: number; readonly fair: number }
  | { readonly code: 'pole-loses'; readonly share: number; readonly fair: number };

export const CIRCUIT_WARNING_CODES = [
  'no-overtaking',
  'few-overtakings',
  'corner-without-effect',
  'one-corner-decides',
  'drop-outs-in-corner',
  'many-drop-outs',
  'pole-wins',
  'pole-loses',
  'short-race',
  'long-race',
  'mostly-luck',
] as const satisfies readonly CircuitWarning['code'][];

/** Stretches of at least this share of the lap with at most this share of all overtakings, after this many races. */
const MIN_STRETCH_SHARE = 0.15;
const MAX_OVERTAKING_SHARE = 0.02;
const MIN_RACES = 50;
const MIN_OVERTAKINGS_PER_CAR = 1;
const MIN_CORNER_COST = 0.1;
const MAX_CORNER_COST_SHARE = 1 / 3;
const MAX_CORNER_DROP_OUTS = 0.12;
const MAX_DROP_OUTS = 0.35;
/** Pole must win more often than this many times its fair share beyond doubt, or less often. */
const MAX_POLE_ADVANTAGE = 1.6;
const MIN_POLE_ADVANTAGE = 0.7;
const TURNS: readonly [number, number] = [6, 45];
const MIN_DEBRIEFS = 8;

type ReportFigures = Pick<CircuitReport, 'solved' | 'raced' | 'luck' | 'circuit'>;

export function findWarnings(report: ReportFigures): CircuitWarning[] {
  return [...warnOfSolution(report), ...warnOfRaces(report), ...warnOfLuck(report.luck, MIN_DEBRIEFS)];
}

function warnOfSolution({ solved }: ReportFigures): CircuitWarning[] {
  if (solved === null) return [];
  const found: CircuitWarning[] = [];
  for (const { corner, cost } of solved.corners) {
    if (cost === null) continue;
    // In a race of one lap everybody comes slowly to the first corner.
    if (corner > 1 && cost < MIN_CORNER_COST) found.push({ code: 'corner-without-effect', corner });
    if (solved.corners.length > 3 && cost > solved.turns * MAX_CORNER_COST_SHARE)
      found.push({ code: 'one-corner-decides', corner, cost });
  }
  return [...found, ...warnOfLength(solved.turns, TURNS)];
}

function warnOfRaces(report: ReportFigures): CircuitWarning[] {
  const { raced } = report;
  if (raced === null || raced.races < MIN_RACES) return [];
  const found = [
    ...findStretchesWithoutOvertaking(report),
    ...warnOfOvertakings(raced.overtakingsPerCar, MIN_OVERTAKINGS_PER_CAR),
  ];
  for (const { kind, corner, dropOuts } of raced.sections)
    if (kind === 'corner' && dropOuts > MAX_CORNER_DROP_OUTS)
      found.push({ code: 'drop-outs-in-corner', corner, share: dropOuts });
  if (raced.dropOuts.low > MAX_DROP_OUTS) found.push({ code: 'many-drop-outs', share: raced.dropOuts.share });
  const pole = raced.grid[0]!;
  if (pole.low > pole.fair * MAX_POLE_ADVANTAGE) found.push({ code: 'pole-wins', share: pole.share, fair: pole.fair });
  if (pole.high < pole.fair * MIN_POLE_ADVANTAGE)
    found.push({ code: 'pole-loses', share: pole.share, fair: pole.fair });
  return found;
}

/** Sections in a row in which together hardly anybody overtakes, the longest such stretches. */
function findStretchesWithoutOvertaking({ raced, circuit }: ReportFigures): CircuitWarning[] {
  const { sections, overtakings } = raced!;
  const found: CircuitWarning[] = [];
  for (let start = 0; start < sections.length;) {
    let end = start;
    let sum = 0;
    while (end < sections.length && sum + sections[end]!.overtakings <= MAX_OVERTAKING_SHARE * overtakings)
      sum += sections[end++]!.overtakings;
    const rows = end > start ? sections[end - 1]!.end - sections[start]!.first : 0;
    if (rows < MIN_STRETCH_SHARE * circuit.rows) {
      start++;
      continue;
    }
    const last = sections[end - 1]!;
    // A stretch ends at the corner after its last straight.
    const to = last.kind === 'corner' ? last.corner : last.corner === circuit.corners ? 0 : last.corner + 1;
    const share = overtakings === 0 ? 0 : Math.round((1000 * sum) / overtakings) / 1000;
    found.push({ code: 'no-overtaking', from: sections[start]!.corner, to, share });
    start = end;
  }
  return found;
}
