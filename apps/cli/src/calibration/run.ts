import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@paddock/games';
import { createFolder } from '../files.ts';
import { computeFingerprint } from '../fingerprint.ts';
import { writeCalibration } from './document.ts';
import { type DebriefFindings, examineDebrief, examineRace, type RaceFindings } from './examine.ts';
import { type Calibration, computeCalibration } from './statistics.ts';

/** Of how many held-out races positions are evaluated, and whole debriefs made, unless told otherwise. Debriefs take much longer. */
const RACES = 600;
const DEBRIEFS = 24;
const QUICK_RACES = 2;
/** The number of the first race. Evaluators may be fitted to those before it. */
const FIRST_RACE = 2000;
/** The first race with a whole debrief. The rule for errors was changed after debriefs of races before it had been looked at. */
const FIRST_DEBRIEF = 3200;

interface CalibrationOptions {
  readonly root: string;
  /** A few races only, which are neither stored nor published. */
  readonly quick: boolean;
  readonly races?: number;
  readonly debriefs?: number;
  /** In how many of the debriefs an error is checked, which takes longer still. All by default. */
  readonly checks?: number;
  readonly onRace?: (done: number, total: number, what: 'races' | 'debriefs') => void;
}

/** Measures the evaluator of a game's debriefs and publishes the result. An interrupted run resumes where it stopped. */
export function measureCalibration(
  game: string,
  { root, quick, races = RACES, debriefs = DEBRIEFS, checks = debriefs, onRace }: CalibrationOptions,
): Calibration {
  const definition = findGame(game)!;
  const examined = examineAll<RaceFindings>(
    quick ? null : storeFor(root, game, 'calibration'),
    quick ? QUICK_RACES : races,
    FIRST_RACE,
    (number) => examineRace(definition, number),
    (done, total) => onRace?.(done, total, 'races'),
  );
  const debriefed = examineAll<DebriefFindings>(
    quick ? null : storeFor(root, game, 'debriefs'),
    quick ? QUICK_RACES : debriefs,
    FIRST_DEBRIEF,
    (number) => examineDebrief(definition, number, number < FIRST_DEBRIEF + checks),
    (done, total) => onRace?.(done, total, 'debriefs'),
  );
  const calibration = computeCalibration(examined, debriefed);
  if (!quick) writeCalibration(game, calibration);
  return calibration;
}

/** Examines the races that the file at `path` has no findings of yet, and stores them there. */
function examineAll<T>(
  path: string | null,
  total: number,
  first: number,
  examine: (number: number) => T,
  onDone: (done: number, total: number) => void,
): T[] {
  const found = path === null ? [] : readFindings<T>(path);
  while (found.length < total) {
    const findings = examine(first + found.length);
    if (path !== null) appendFileSync(path, `${JSON.stringify(findings)}\n`);
    found.push(findings);
    onDone(found.length, total);
  }
  return found.slice(0, total);
}

/** The file name contains a fingerprint of the code: when evaluator, bots or rules change, everything is measured again. */
function storeFor(root: string, game: string, what: 'calibration' | 'debriefs'): string {
  const folder = join(root, '.strength');
  createFolder(folder);
  return join(
    folder,
    `${game}-${what}-${computeFingerprint(root, game, [`packages/bots/src/${game}/debrief.ts`])}.jsonl`,
  );
}

/** The complete lines of the file: after a crash the last one may be cut off. */
function readFindings<T>(path: string): T[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as T);
}
