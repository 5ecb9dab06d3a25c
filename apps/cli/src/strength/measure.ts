import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runSoloRaces } from '@paddock/bots';
import { findGame } from '@paddock/games';
import { defaultOptions } from '@paddock/kernel';
import { parseBot } from '../configured-bot.ts';
import { createFolder } from '../files.ts';
import { wilsonInterval } from '@paddock/reports/wilson-interval';
import { computeResults, type BotResult } from '../tournament/report.ts';
import { runTournament } from '../tournament/run.ts';
import { type Encounter, type IntervalEstimate, estimateMean } from '../tournament/statistics.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { Claim, FinishClaim, MatchClaim, SolveClaim, TurnsClaim } from '../games/claims.ts';
import { CLAIMS } from '../games/index.ts';
import { computeFingerprint } from '../fingerprint.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** The measured value of a claim, with its interval. */
export interface Measurement {
  readonly claim: Claim;
  readonly estimate: IntervalEstimate;
  /** The number of games, cars or runs. */
  readonly trials: number;
}

export interface MeasureOptions {
  /** Runs everything with a few games only, to test the program. */
  readonly quick: boolean;
  readonly workers: number;
}

export async function measureClaim(claim: Claim, options: MeasureOptions): Promise<Measurement> {
  switch (claim.kind) {
    case 'match': {
      const { encounter } = await playMatch(claim, options);
      return { claim, estimate: encounter.share, trials: encounter.games };
    }
    case 'finish':
      return measureFinishers(claim, options);
    case 'solve':
      return measureSolving(claim, options);
    case 'turns':
      return measureSoloTurns(claim, options);
  }
}

async function playMatch(
  claim: MatchClaim,
  options: MeasureOptions,
): Promise<{ encounter: Encounter; standing: BotResult }> {
  const tournament = tournamentOf(claim, options);
  const games = options.quick ? 1 : claim.games;
  const deals = await runTournament(tournament, {
    games,
    workers: options.workers,
    resume: options.quick ? null : dealFileFor(claim),
  });
  const { encounters, standings } = computeResults(tournament, deals);
  return { encounter: encounters[0]!, standing: standings[0]! };
}

function tournamentOf({ game, id, bots, seats, format }: MatchClaim, { quick }: MeasureOptions): Tournament {
  const definition = findGame(game);
  if (definition === undefined) throw new Error(`no game ${game}`);
  const { rulesVersion, options } = definition;
  const specs = quick ? bots.map((spec) => withSmallBudget(game, spec)) : bots;
  return { game, rulesVersion, seats, options: defaultOptions(options), bots: specs, format, seed: `strength/${id}` };
}

/** The same bot with a very small budget. */
function withSmallBudget(game: string, spec: string): string {
  const name = spec.replace(/@.*/, '');
  return parseBot(game, name).budget === null ? name : `${name}@4`;
}

/** The file name contains a fingerprint of the code: when the bots or the rules change, the claim is measured again. */
function dealFileFor({ game, id }: Claim): string {
  const folder = join(ROOT, '.strength');
  createFolder(folder);
  return join(folder, `${game}-${id}-${computeFingerprint(ROOT, game)}.jsonl`);
}

/** Uses the games of the claim that it belongs to, which are usually stored already. */
async function measureFinishers(claim: FinishClaim, options: MeasureOptions): Promise<Measurement> {
  const match = CLAIMS.find(({ game, id }) => game === claim.game && id === claim.of);
  if (match?.kind !== 'match') throw new Error(`${claim.game} has no match ${claim.of}`);
  const { cars } = (await playMatch(match, options)).standing;
  if (cars === undefined) throw new Error(`the cars of ${claim.game} are not counted`);
  const [low, high] = wilsonInterval(cars.finished, cars.started);
  return { claim, estimate: { value: cars.finished / cars.started, low, high }, trials: cars.started };
}

/** The median of three fresh processes. */
function measureSolving(claim: SolveClaim, options: MeasureOptions): Measurement {
  const program = fileURLToPath(new URL('./solve.ts', import.meta.url));
  const seconds = Array.from({ length: options.quick ? 1 : 3 }, () =>
    Number(execFileSync(process.execPath, [program, String(claim.laps)], { encoding: 'utf8' })),
  ).sort((a, b) => a - b);
  const value = seconds[Math.floor(seconds.length / 2)]!;
  return { claim, estimate: { value, low: seconds[0]!, high: seconds.at(-1)! }, trials: seconds.length };
}

/** The mean over all races of the turns as a multiple of the optimum. */
function measureSoloTurns(claim: TurnsClaim, options: MeasureOptions): Measurement {
  const { turns, optimalTurns } = runSoloRaces('monaco', 1, options.quick ? 2 : claim.races, `strength/${claim.id}`);
  return { claim, estimate: estimateMean(turns.map((count) => count / optimalTurns)), trials: turns.length };
}
