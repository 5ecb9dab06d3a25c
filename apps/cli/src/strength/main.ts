/**
 * npm run strength: measures the claims about the strength of the bots. An interrupted run resumes where it stopped. The
 * page of a game is written when all its claims have been measured.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { games } from '@paddock/games';
import { CheckFailedError, UserError } from '../errors.ts';
import { createIntegerParser } from '../arguments.ts';
import { defaultWorkerCount, InterruptedError, MAX_WORKERS } from '../workers/pool.ts';
import { applyStyle } from '../terminal/style.ts';
import type { Claim } from '../games/claims.ts';
import { CLAIMS } from '../games/index.ts';
import { listCalibrationRows } from '../calibration/document.ts';
import { measureCalibration } from '../calibration/run.ts';
import { writeStrengthPage } from './document.ts';
import { type Measurement, type MeasureOptions, measureClaim } from './measure.ts';
import { compareWithClaim } from './verdict.ts';

/** The word for measuring the evaluators of the debriefs instead of the bots. */
const CALIBRATION = 'calibration';
const MAX_RACES = 100_000;
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof InterruptedError) process.exit(130);
  if (!(error instanceof UserError || error instanceof CheckFailedError)) throw error;
  console.error(applyStyle('red', `error: ${error.message}`, process.stderr));
  process.exitCode = error instanceof UserError ? 2 : 1;
}

async function main(words: readonly string[]): Promise<void> {
  const { quick, workers, counts, names } = parseWords(words);
  if (names.length === 0 || names.includes(CALIBRATION)) {
    const chosen = games.filter(({ id }) => names.includes(id));
    for (const { id } of chosen.length === 0 ? games : chosen) printCalibration(id, quick, counts);
    if (names.includes(CALIBRATION)) return;
  }
  const claims = selectClaims(names);
  const measurements: Measurement[] = [];
  let failed = 0;
  for (const claim of claims) {
    const measurement = await measureClaim(claim, { quick, workers });
    measurements.push(measurement);
    if (!printVerdict(measurement, quick)) failed++;
  }
  if (quick) {
    console.log(`${claims.length} claims tried out with a few games each; nothing was judged`);
    return;
  }
  for (const game of new Set(claims.map((claim) => claim.game))) {
    const all = CLAIMS.filter((claim) => claim.game === game).length;
    const found = measurements.filter(({ claim }) => claim.game === game);
    if (found.length === all) writeStrengthPage(game, found);
  }
  console.log(`${claims.length - failed} of ${claims.length} claims hold`);
  if (failed > 0) throw new CheckFailedError(`${failed} of ${claims.length} claims do not hold`);
}

/** Measures how far the probabilities of the debriefs can be trusted, and prints it. */
function printCalibration(game: string, quick: boolean, counts: CalibrationCounts): void {
  const found = measureCalibration(game, {
    root: ROOT,
    quick,
    ...counts,
    onRace: (done, total, what) => {
      if (done % 10 === 0) console.error(`${game}/${CALIBRATION}: ${done} of ${total} ${what}`);
    },
  });
  for (const { name, found: value, interval, wanted, isMet } of listCalibrationRows(found)) {
    const mark = quick || isMet === null ? '…  ' : isMet ? applyStyle('green', 'yes') : applyStyle('red', 'no ');
    console.log(
      `${mark} ${game}/${CALIBRATION}: ${name}: ${value} (${interval})${wanted === '' ? '' : `, wanted ${wanted}`}`,
    );
  }
}

/** How much of the calibration is measured; what is left out is as usual. */
type CalibrationCounts = Partial<Record<'races' | 'debriefs' | 'checks', number>>;

/** `--quick`, `--workers n`, `--races n`, `--debriefs n` and `--checks n` for the calibration, and names of claims. */
function parseWords(
  words: readonly string[],
): MeasureOptions & { counts: CalibrationCounts; names: readonly string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: {
        quick: { type: 'boolean', default: false },
        workers: { type: 'string' },
        races: { type: 'string' },
        debriefs: { type: 'string' },
        checks: { type: 'string' },
      },
      allowPositionals: true,
    });
    const workers =
      values.workers === undefined ? defaultWorkerCount() : createIntegerParser(1, MAX_WORKERS)(values.workers);
    const counts: CalibrationCounts = {};
    for (const what of ['races', 'debriefs', 'checks'] as const)
      if (values[what] !== undefined) counts[what] = createIntegerParser(2, MAX_RACES)(values[what]);
    return { quick: values.quick, workers, counts, names: positionals };
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

/** By game, by claim (`champion-greedy`), or by both (`formula/champion-greedy`). */
function selectClaims(words: readonly string[]): readonly Claim[] {
  if (words.length === 0) return CLAIMS;
  const names = ({ game, id }: Claim): string[] => [game, id, `${game}/${id}`];
  const unknown = words.find((word) => !CLAIMS.some((claim) => names(claim).includes(word)));
  if (unknown !== undefined) {
    const known = [...new Set(CLAIMS.flatMap(({ game, id }) => [game, id]))].sort();
    throw new UserError(`there is no claim "${unknown}"; there are: ${known.join(', ')}`);
  }
  return CLAIMS.filter((claim) => names(claim).some((name) => words.includes(name)));
}

/** Prints one line for a claim. Returns whether it is met. */
function printVerdict(measurement: Measurement, quick: boolean): boolean {
  const name = `${measurement.claim.game}/${measurement.claim.id}`;
  const { isMet, setting, trials, found, interval, wanted, isClear } = compareWithClaim(measurement);
  const mark = quick ? '…  ' : isMet ? applyStyle('green', 'yes') : applyStyle('red', 'no ');
  const sure =
    quick || !isMet ? '' : isClear ? ', even at the worse end' : ', but not at the worse end of the interval';
  console.log(`${mark} ${name}: ${setting}: ${trials}, ${found} (${interval}), wanted ${wanted}${sure}`);
  return isMet;
}
