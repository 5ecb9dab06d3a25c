import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@paddock/games';
import { createFolder } from '../files.ts';
import { computeFingerprint } from '../fingerprint.ts';
import { writeCalibration } from './document.ts';
import { examineRace, type RaceFindings } from './examine.ts';
import { type Calibration, computeCalibration } from './statistics.ts';

/** How many held-out races are examined unless told otherwise. A whole debrief is made of one in this many. */
const RACES = 160;
const RACES_PER_DEBRIEF = 8;
const QUICK_RACES = 2;
/** The number of the first race. Evaluators may be fitted to those before it. */
const FIRST_RACE = 2000;

interface CalibrationOptions {
  readonly root: string;
  /** A few races only, which are neither stored nor published. */
  readonly quick: boolean;
  readonly races?: number;
  readonly onRace?: (done: number, total: number) => void;
}

/** Measures the evaluator of a game's debriefs and publishes the result. An interrupted run resumes where it stopped. */
export function measureCalibration(
  game: string,
  { root, quick, races = RACES, onRace }: CalibrationOptions,
): Calibration {
  const definition = findGame(game)!;
  const path = quick ? null : storeFor(root, game);
  const found = path === null ? [] : readFindings(path);
  const total = quick ? QUICK_RACES : races;
  while (found.length < total) {
    const findings = examineRace(definition, FIRST_RACE + found.length, found.length % RACES_PER_DEBRIEF === 0);
    if (path !== null) appendFileSync(path, `${JSON.stringify(findings)}\n`);
    found.push(findings);
    onRace?.(found.length, total);
  }
  const calibration = computeCalibration(found.slice(0, total));
  if (!quick) writeCalibration(game, calibration);
  return calibration;
}

/** The file name contains a fingerprint of the code: when evaluator, bots or rules change, everything is measured again. */
function storeFor(root: string, game: string): string {
  const folder = join(root, '.strength');
  createFolder(folder);
  return join(
    folder,
    `${game}-calibration-${computeFingerprint(root, game, [`packages/bots/src/${game}/debrief.ts`])}.jsonl`,
  );
}

/** The complete lines of the file: after a crash the last one may be cut off. */
function readFindings(path: string): RaceFindings[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as RaceFindings);
}
