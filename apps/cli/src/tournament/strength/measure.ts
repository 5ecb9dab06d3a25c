import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runSoloRaces } from '@paddock/bots';
import { findGame } from '@paddock/games';
import { defaultOptions } from '@paddock/kernel';
import { driverFrom } from '../../drivers.ts';
import { makeFolder } from '../../files.ts';
import { interval } from '../../simulation/tally.ts';
import { resultsOf, type Standing } from '../report.ts';
import { runTournament } from '../run.ts';
import { type Encounter, type Estimate, meanOf } from '../statistics.ts';
import type { Tournament } from '../tournament.ts';
import { type Claim, CLAIMS, type FinishClaim, type MatchClaim, type SolveClaim, type TurnsClaim } from './claims.ts';
import { fingerprint } from './fingerprint.ts';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));

/** What was found about a claim: the number, and for shares how sure it is. */
export interface Finding {
  readonly claim: Claim;
  readonly estimate: Estimate;
  /** Games, cars or runs behind it. */
  readonly trials: number;
}

export interface Manner {
  /** Tries everything out with a few games that say nothing. */
  readonly quick: boolean;
  readonly workers: number;
}

export async function measure(claim: Claim, how: Manner): Promise<Finding> {
  switch (claim.kind) {
    case 'match': {
      const { encounter } = await meet(claim, how);
      return { claim, estimate: encounter.share, trials: encounter.games };
    }
    case 'finish':
      return finishers(claim, how);
    case 'solve':
      return solving(claim, how);
    case 'turns':
      return loneTurns(claim, how);
  }
}

async function meet(claim: MatchClaim, how: Manner): Promise<{ encounter: Encounter; standing: Standing }> {
  const tournament = tournamentOf(claim, how);
  const games = how.quick ? 1 : claim.games;
  const deals = await runTournament(tournament, {
    games,
    workers: how.workers,
    resume: how.quick ? null : ledgerOf(claim),
  });
  const { encounters, standings } = resultsOf(tournament, deals);
  return { encounter: encounters[0]!, standing: standings[0]! };
}

function tournamentOf({ game, id, bots, seats, format }: MatchClaim, how: Manner): Tournament {
  const definition = findGame(game);
  if (definition === undefined) throw new Error(`no game ${game}`);
  const { rulesVersion, options } = definition;
  const words = how.quick ? bots.map((word) => hasty(game, word)) : bots;
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
async function finishers(claim: FinishClaim, how: Manner): Promise<Finding> {
  const match = CLAIMS.find(({ game, id }) => game === claim.game && id === claim.of);
  if (match?.kind !== 'match') throw new Error(`${claim.game} has no match ${claim.of}`);
  const { cars } = (await meet(match, how)).standing;
  if (cars === undefined) throw new Error(`the cars of ${claim.game} are not counted`);
  const [low, high] = interval(cars.finished, cars.started);
  return { claim, estimate: { value: cars.finished / cars.started, low, high }, trials: cars.started };
}

/** The median of three fresh processes. */
function solving(claim: SolveClaim, how: Manner): Finding {
  const program = fileURLToPath(new URL('./solve.ts', import.meta.url));
  const seconds = Array.from({ length: how.quick ? 1 : 3 }, () =>
    Number(execFileSync(process.execPath, [program, String(claim.laps)], { encoding: 'utf8' })),
  ).sort((a, b) => a - b);
  const value = seconds[Math.floor(seconds.length / 2)]!;
  return { claim, estimate: { value, low: seconds[0]!, high: seconds.at(-1)! }, trials: seconds.length };
}

/** Turns of every race as a multiple of the optimum, and the interval of their mean. */
function loneTurns(claim: TurnsClaim, how: Manner): Finding {
  const { turns, optimalTurns } = runSoloRaces('monaco', 1, how.quick ? 2 : claim.races, `strength/${claim.id}`);
  return { claim, estimate: meanOf(turns.map((count) => count / optimalTurns)), trials: turns.length };
}
