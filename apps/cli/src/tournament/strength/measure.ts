import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame } from '@paddock/games';
import { defaultOptions } from '@paddock/kernel';
import { driverFrom } from '../../drivers.ts';
import { makeFolder } from '../../files.ts';
import { defaultWorkers } from '../../simulation/pool.ts';
import { interval } from '../../simulation/tally.ts';
import { resultsOf, type Standing } from '../report.ts';
import { runTournament } from '../run.ts';
import type { Encounter, Estimate } from '../statistics.ts';
import type { Tournament } from '../tournament.ts';
import { type Claim, CLAIMS, type FinishClaim, type MatchClaim, type SolveClaim } from './claims.ts';
import { fingerprint } from './fingerprint.ts';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));

/** What was found about a claim: the number, and for shares how sure it is. */
export interface Finding {
  readonly claim: Claim;
  readonly estimate: Estimate;
  /** Games, cars or runs behind it. */
  readonly trials: number;
}

/** `null` where there is nothing to measure with yet. `quick` tries everything out with a few games that say nothing. */
export async function measure(claim: Claim, quick: boolean): Promise<Finding | null> {
  switch (claim.kind) {
    case 'match': {
      const { encounter } = await meet(claim, quick);
      return { claim, estimate: encounter.share, trials: encounter.games };
    }
    case 'finish':
      return finishers(claim, quick);
    case 'solve':
      return solving(claim, quick);
    case 'turns':
      return loneTurns();
  }
}

async function meet(claim: MatchClaim, quick: boolean): Promise<{ encounter: Encounter; standing: Standing }> {
  const tournament = tournamentOf(claim, quick);
  const games = quick ? 1 : claim.games;
  const deals = await runTournament(tournament, {
    games,
    workers: defaultWorkers(),
    resume: quick ? null : ledgerOf(claim),
  });
  const { encounters, standings } = resultsOf(tournament, deals);
  return { encounter: encounters[0]!, standing: standings[0]! };
}

function tournamentOf({ game, id, bots, seats, format }: MatchClaim, quick: boolean): Tournament {
  const definition = findGame(game);
  if (definition === undefined) throw new Error(`no game ${game}`);
  const { rulesVersion, options } = definition;
  const words = quick ? bots.map((word) => hasty(game, word)) : bots;
  return { game, rulesVersion, seats, options: defaultOptions(options), bots: words, format, seed: `strength/${id}` };
}

/** The same bot with hardly any time to think. */
function hasty(game: string, word: string): string {
  const name = word.replace(/@.*/, '');
  return driverFrom(game, name).budget === null ? name : `${name}@4`;
}

/** Deals are kept by what played them: when the bots or the rules of the game change, the claim is measured anew. */
function ledgerOf({ game, id }: Claim): string {
  const folder = join(ROOT, '.strength');
  makeFolder(folder);
  return join(folder, `${game}-${id}-${fingerprint(ROOT, game)}.jsonl`);
}

/** From the very games of the claim it belongs to, which are there already unless it is asked for on its own. */
async function finishers(claim: FinishClaim, quick: boolean): Promise<Finding> {
  const match = CLAIMS.find(({ game, id }) => game === claim.game && id === claim.of);
  if (match?.kind !== 'match') throw new Error(`${claim.game} has no match ${claim.of}`);
  const { cars } = (await meet(match, quick)).standing;
  if (cars === undefined) throw new Error(`the cars of ${claim.game} are not counted`);
  const [low, high] = interval(cars.finished, cars.started);
  return { claim, estimate: { value: cars.finished / cars.started, low, high }, trials: cars.started };
}

/** The median of three fresh processes. */
function solving(claim: SolveClaim, quick: boolean): Finding {
  const program = fileURLToPath(new URL('./solve.ts', import.meta.url));
  const seconds = Array.from({ length: quick ? 1 : 3 }, () =>
    Number(execFileSync(process.execPath, [program, String(claim.laps)], { encoding: 'utf8' })),
  ).sort((a, b) => a - b);
  const value = seconds[Math.floor(seconds.length / 2)]!;
  return { claim, estimate: { value, low: seconds[0]!, high: seconds.at(-1)! }, trials: seconds.length };
}

/** To be filled when the bots of Formula Dé tell the exact optimum of a single car. */
function loneTurns(): Finding | null {
  return null;
}
