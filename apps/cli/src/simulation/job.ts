import { runToEnd } from '@paddock/bots';
import { findGame } from '@paddock/games';
import {
  type Dice,
  createFairDice,
  formatRecord,
  isNumericGame,
  type Match,
  playRandomMoves,
  playToEnd,
  createFastDice,
  createRecord,
  Rng,
  seedFromText,
  winShares,
} from '@paddock/kernel';
import { join } from 'node:path';
import { chooseMove, parseBot } from '../configured-bot.ts';
import { writeFileAtomically } from '../files.ts';
import { createTally, type SimulationTally } from './tally.ts';

/** A simulation as plain data, so that it can be sent to a worker thread. */
export interface SimulationJob {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  /** The bot of each seat in game 0, with its budget (`champion@50ms`). With `rotate` all bots move on one seat per game. */
  readonly bots: readonly string[];
  readonly rotate: boolean;
  readonly seed: string;
  /** Quick dice, or fair dice whose outcomes can be verified from the record. */
  readonly dice: 'quick' | 'fair';
  /** Where to write a record of every game, or `null`. */
  readonly record: string | null;
}

export interface SimulationChunk {
  readonly job: SimulationJob;
  readonly from: number;
  readonly to: number;
}

/** If it plays on all seats and nothing is recorded, games are played by move ids, with the same results. */
const RANDOM_BOT = 'random';

/**
 * Plays the games from `from` up to but not including `to`. A game depends only on the job and its number, so the result is
 * the same for any number of workers.
 */
export function playGames({ job, from, to }: SimulationChunk): SimulationTally {
  const definition = findGame(job.game);
  if (definition === undefined) throw new Error(`no game ${job.game}`);
  const tally = createTally(job.seats);
  const game = definition.create(job.seats, job.options);
  const isRandomPlay = job.record === null && job.dice === 'quick' && job.bots.every((spec) => spec === RANDOM_BOT);
  for (let g = from; g < to; g++) {
    const match: Match = { definition, game, state: game.setup(), entries: [] };
    const seating = seatingOf(job, g);
    const gameSeed = seedFromText(`${job.seed}/${g}`);
    const moves =
      isRandomPlay && isNumericGame(game)
        ? playRandomMoves(game, match.state, diceRng(job, g), seatRngs(job, g))
        : playGame(match, job, seating, gameSeed, g);
    const awaiting = match.game.awaiting(match.state);
    if (awaiting.kind !== 'over') throw new Error('the game has not ended');
    tally.games++;
    tally.moves += moves;
    tally.lengths[moves] = (tally.lengths[moves] ?? 0) + 1;
    for (const [seat, share] of winShares(job.seats, awaiting.ranking).entries()) {
      tally.winsBySeat[seat]! += share;
      tally.winsByBot[seating[seat]!] = (tally.winsByBot[seating[seat]!] ?? 0) + share;
    }
    if (job.record !== null) writeRecord(match, gameSeed, seating, job.record);
  }
  return tally;
}

function seatingOf(job: SimulationJob, g: number): string[] {
  const shift = job.rotate ? g % job.seats : 0;
  return job.bots.map((_, seat) => job.bots[(seat - shift + job.seats) % job.seats]!);
}

function diceRng(job: SimulationJob, g: number): Rng {
  return Rng.from(`${job.seed}/${g}/dice`);
}

function seatRngs(job: SimulationJob, g: number): Rng[] {
  return job.bots.map((_, seat) => Rng.from(`${job.seed}/${g}/seat ${seat}`));
}

function playGame(match: Match, job: SimulationJob, seating: readonly string[], gameSeed: string, g: number): number {
  const bots = seating.map((spec) => parseBot(job.game, spec));
  for (const { bot } of bots) runToEnd(bot.prepare(match.game));
  const rngs = seatRngs(job, g);
  const dice: Dice = job.dice === 'fair' ? createFairDice(gameSeed) : createFastDice(diceRng(job, g));
  let moves = 0;
  playToEnd(match, dice, (_match, seat) => {
    moves++;
    return chooseMove(bots[seat]!, match, seat, rngs[seat]!);
  });
  return moves;
}

/** The file name contains the digest, so different games never share a name. */
function writeRecord(match: Match, seed: string, seating: readonly string[], folder: string): void {
  const record = createRecord(
    match,
    seed,
    seating.map((spec, seat) => [0, seat, `bot:${spec}`] as const),
  );
  writeFileAtomically(
    join(folder, `${record.game}-${record.seats}-${record.digest!.slice(0, 16)}.json`),
    formatRecord(record),
  );
}
