/**
 * npm run strength: measures what is said about the strength of the bots. Interrupted, it goes on where it was. The
 * pages of a game are written when all its claims have been measured.
 */
import { parseArgs } from 'node:util';
import { CheckFailed, UserError } from '../../errors.ts';
import { wholeNumber } from '../../arguments.ts';
import { defaultWorkers, Interrupted, MOST_WORKERS } from '../../simulation/pool.ts';
import { styled } from '../../terminal/style.ts';
import { type Claim, CLAIMS } from './claims.ts';
import { writeUp } from './document.ts';
import { type Finding, type Manner, measure } from './measure.ts';
import { judge } from './verdict.ts';

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof Interrupted) process.exit(130);
  if (!(error instanceof UserError || error instanceof CheckFailed)) throw error;
  console.error(styled('red', `error: ${error.message}`, process.stderr));
  process.exitCode = error instanceof UserError ? 2 : 1;
}

async function main(words: readonly string[]): Promise<void> {
  const { quick, workers, names } = asked(words);
  const claims = chosen(names);
  const findings: Finding[] = [];
  let failed = 0;
  for (const claim of claims) {
    const finding = await measure(claim, { quick, workers });
    findings.push(finding);
    if (!tell(finding, quick)) failed++;
  }
  if (quick) {
    console.log(`${claims.length} claims tried out with a few games each; nothing was judged`);
    return;
  }
  for (const game of new Set(claims.map((claim) => claim.game))) {
    const all = CLAIMS.filter((claim) => claim.game === game).length;
    const found = findings.filter(({ claim }) => claim.game === game);
    if (found.length === all) writeUp(game, found);
  }
  console.log(`${claims.length - failed} of ${claims.length} claims hold`);
  if (failed > 0) throw new CheckFailed(`${failed} of ${claims.length} claims do not hold`);
}

/** `--quick`, `--workers n`, and names of claims. */
function asked(words: readonly string[]): Manner & { names: readonly string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { quick: { type: 'boolean', default: false }, workers: { type: 'string' } },
      allowPositionals: true,
    });
    const workers = values.workers === undefined ? defaultWorkers() : wholeNumber(1, MOST_WORKERS)(values.workers);
    return { quick: values.quick, workers, names: positionals };
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

/** By game, by claim (`champion-greedy`), or by both (`formula/champion-greedy`). */
function chosen(words: readonly string[]): readonly Claim[] {
  if (words.length === 0) return CLAIMS;
  const names = ({ game, id }: Claim): string[] => [game, id, `${game}/${id}`];
  const stranger = words.find((word) => !CLAIMS.some((claim) => names(claim).includes(word)));
  if (stranger !== undefined) {
    const known = [...new Set(CLAIMS.flatMap(({ game, id }) => [game, id]))].sort();
    throw new UserError(`there is no claim "${stranger}"; there are: ${known.join(', ')}`);
  }
  return CLAIMS.filter((claim) => names(claim).some((name) => words.includes(name)));
}

/** One line a claim; answers whether it holds. */
function tell(finding: Finding, quick: boolean): boolean {
  const name = `${finding.claim.game}/${finding.claim.id}`;
  const { holds, setting, trials, found, interval, wanted, clear } = judge(finding);
  const mark = quick ? '…  ' : holds ? styled('green', 'yes') : styled('red', 'no ');
  const sure = quick || !holds ? '' : clear ? ', even at the worse end' : ', but not at the worse end of the interval';
  console.log(`${mark} ${name}: ${setting}: ${trials}, ${found} (${interval}), wanted ${wanted}${sure}`);
  return holds;
}
