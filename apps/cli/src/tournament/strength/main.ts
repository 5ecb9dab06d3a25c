/**
 * npm run strength: measures what is said about the strength of the bots. Interrupted, it goes on where it was. The
 * pages of a game are written when all its claims have been measured.
 */
import { CheckFailed, UserError } from '../../errors.ts';
import { Interrupted } from '../../simulation/pool.ts';
import { styled } from '../../terminal/style.ts';
import { type Claim, CLAIMS } from './claims.ts';
import { writeUp } from './document.ts';
import { type Finding, measure } from './measure.ts';
import { judge, settingOf } from './verdict.ts';

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof Interrupted) process.exit(130);
  if (!(error instanceof UserError || error instanceof CheckFailed)) throw error;
  console.error(styled('red', `error: ${error.message}`, process.stderr));
  process.exitCode = error instanceof UserError ? 2 : 1;
}

async function main(words: readonly string[]): Promise<void> {
  const quick = words.includes('--quick');
  const claims = chosen(words.filter((word) => word !== '--quick'));
  const findings: Finding[] = [];
  let failed = 0;
  for (const claim of claims) {
    const finding = await measure(claim, quick);
    if (finding !== null) findings.push(finding);
    if (!tell(claim, finding, quick)) failed++;
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
function tell(claim: Claim, finding: Finding | null, quick: boolean): boolean {
  const name = `${claim.game}/${claim.id}`;
  if (finding === null) {
    console.log(`${styled('yellow', '?  ')} ${name}: ${settingOf(claim)}: not measured`);
    return false;
  }
  const { holds, setting, trials, found, interval, wanted, clear } = judge(finding);
  const mark = quick ? '…  ' : holds ? styled('green', 'yes') : styled('red', 'no ');
  const sure = quick || !holds ? '' : clear ? ', even at the worse end' : ', but not at the worse end of the interval';
  console.log(`${mark} ${name}: ${setting}: ${trials}, ${found} (${interval}), wanted ${wanted}${sure}`);
  return holds;
}
