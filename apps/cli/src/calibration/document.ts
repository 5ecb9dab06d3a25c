import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFolder, writeFileAtomically } from '../files.ts';
import { DOCS, replaceBetweenMarkers, titleOf } from '../strength-page.ts';
import type { IntervalEstimate } from '../tournament/statistics.ts';
import { renderReliabilityDiagram } from './diagram.ts';
import type { Calibration } from './statistics.ts';

/** What is wanted of an evaluator. */
const MAX_ERROR = 0.02;
const SLOPE_RANGE = [0.9, 1.1] as const;
/** Twenty means of luck are tested over all games. For one chance in twenty that any of them misses 0, each interval is wider by this factor. */
const JOINT_INTERVAL_FACTOR = 1.55;
const MIN_AGREEMENT = 0.9;
const MAX_SECONDS = 10;
const MAX_RIBBON_SECONDS = 1;

interface Row {
  readonly name: string;
  readonly found: string;
  readonly interval: string;
  readonly wanted: string;
  readonly isMet: boolean | null;
}

/** Compares the measurements with what is wanted. Only the values themselves count, not the better end of their intervals. */
export function listCalibrationRows(found: Calibration): Row[] {
  const isNearZero = ({ value, low, high }: IntervalEstimate): boolean =>
    Math.abs(value) <= (JOINT_INTERVAL_FACTOR * (high - low)) / 2;
  return [
    {
      name: `expected calibration error, ${found.races} races (perfect probabilities: ${points(found.perfectError)})`,
      found: points(found.error.value),
      interval: `${points(found.error.low)} – ${points(found.error.high)}`,
      wanted: `at most ${points(MAX_ERROR)}`,
      isMet: found.error.value <= MAX_ERROR,
    },
    {
      name: 'slope of the probabilities',
      found: found.slope.value.toFixed(2),
      interval: `${found.slope.low.toFixed(2)} – ${found.slope.high.toFixed(2)}`,
      wanted: `${SLOPE_RANGE[0]} – ${SLOPE_RANGE[1]}`,
      isMet: found.slope.value >= SLOPE_RANGE[0] && found.slope.value <= SLOPE_RANGE[1],
    },
    ...[{ level: '', luck: found.ownLuck }, ...found.luckByLevel].map(({ level, luck }) => ({
      name:
        level === '' ? `mean luck of one's own dice and cards, ${found.debriefs} debriefs` : `mean luck of ${level}s`,
      found: points(luck.value),
      interval: `${points(luck.low)} – ${points(luck.high)}`,
      wanted: '0 within the joint interval',
      // A single race has no interval.
      isMet: luck.low === luck.high ? null : isNearZero(luck),
    })),
    {
      name: 'not explained by luck and decisions, root mean square',
      found: points(found.unexplained.value),
      interval: `${points(found.unexplained.low)} – ${points(found.unexplained.high)}`,
      wanted: '',
      isMet: null,
    },
    {
      name: `flagged errors that twenty times the effort confirms, of ${found.checkedErrors}`,
      found: percents(found.agreement.value),
      interval: `${percents(found.agreement.low)} – ${percents(found.agreement.high)}`,
      wanted: `at least ${percents(MIN_AGREEMENT)}`,
      isMet: found.agreement.value >= MIN_AGREEMENT,
    },
    {
      name: 'processor seconds of a debrief',
      found: `${found.meanSeconds.toFixed(1)} s`,
      interval: `at worst ${found.maxSeconds.toFixed(1)} s`,
      wanted: `at most ${MAX_SECONDS} s`,
      isMet: found.maxSeconds <= MAX_SECONDS,
    },
    {
      name: 'processor seconds until the first ribbon',
      found: `${found.meanRibbonSeconds.toFixed(2)} s`,
      interval: `at worst ${found.maxRibbonSeconds.toFixed(2)} s`,
      wanted: `at most ${MAX_RIBBON_SECONDS} s`,
      isMet: found.maxRibbonSeconds <= MAX_RIBBON_SECONDS,
    },
  ];
}

/** Writes the calibration of one game into docs/strength.md, and its diagram. */
export function writeCalibration(game: string, found: Calibration): void {
  const title = `${titleOf(game)}: how often predicted wins happened`;
  createFolder(join(DOCS, 'strength'));
  writeFileAtomically(join(DOCS, 'strength', `${game}-calibration.svg`), renderReliabilityDiagram(title, found));
  const rows = listCalibrationRows(found).map(
    ({ name, found: value, interval, wanted, isMet }) =>
      `| ${name} | ${value} | ${interval} | ${wanted} | ${isMet === null ? '' : isMet ? 'yes' : 'no'} |`,
  );
  const table = ['| | found | 95 % interval | wanted | holds |', '|---|---:|---:|---:|---|', ...rows].join('\n');
  const path = join(DOCS, 'strength.md');
  const part = `${table}\n\n![${title}](strength/${game}-calibration.svg)`;
  writeFileAtomically(path, replaceBetweenMarkers(readFileSync(path, 'utf8'), `${game}-calibration`, part));
}

function points(probability: number): string {
  return `${(100 * probability).toFixed(1)} points`.replace('-', '−');
}

function percents(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}
