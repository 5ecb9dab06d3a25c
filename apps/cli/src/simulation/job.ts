import { runToEnd } from '@paddock/bots';
import { findGame } from '@paddock/games';
import {
  begin,
  type Dice,
  fairDice,
  formatRecord,
  type Match,
  playOut,
  quickDice,
  recordOf,
  Rng,
  seedFrom,
  winShares,
} from '@paddock/kernel';
import { join } from 'node:path';
import { decide, driverFrom } from '../drivers.ts';
import { writeWhole } from '../files.ts';
import { emptyTally, type Tally } from './tally.ts';

/** A simulation as plain data, so that it can be handed to a worker thread. */
export interface Job {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  /** The bot of each seat in game 0, with its budget (`champion@50ms`); in game g everybody sits g seats further on, so that nobody keeps the best seat. */
  readonly bots: readonly string[];
  readonly rotate: boolean;
  readonly seed: string;
  /** Quick dice, or fair ones whose every outcome can be verified from the record. */
  readonly dice: 'quick' | 'fair';
  /** Where to write a record of every game, or `null`. */
  readonly record: string | null;
}

export interface Chunk {
  readonly job: Job;
  readonly from: number;
  readonly to: number;
}

/**
 * Plays games `from` up to but not including `to`. A game depends on the job and its own number alone, so the
 * result is the same however the games are shared out among workers.
 */
export function playChunk({ job, from, to }: Chunk): Tally {
  const definition = findGame(job.game);
  if (definition === undefined) throw new Error(`no game ${job.game}`);
  const tally = emptyTally(job.seats);
  for (let g = from; g < to; g++) {
    const match = begin(definition, job.seats, job.options);
    const sitting = seating(job, g);
    const gameSeed = seedFrom(`${job.seed}/${g}`);
    const moves = race(match, job, sitting, gameSeed, g);
    const awaiting = match.game.awaiting(match.state);
    if (awaiting.kind !== 'over') throw new Error('the game has not ended');
    tally.games++;
    tally.moves += moves;
    tally.lengths[moves] = (tally.lengths[moves] ?? 0) + 1;
    for (const [seat, share] of winShares(job.seats, awaiting.ranking).entries()) {
      tally.winsBySeat[seat]! += share;
      tally.winsByBot[sitting[seat]!] = (tally.winsByBot[sitting[seat]!] ?? 0) + share;
    }
    if (job.record !== null) keep(match, gameSeed, sitting, job.record);
  }
  return tally;
}

function seating(job: Job, g: number): string[] {
  const shift = job.rotate ? g % job.seats : 0;
  return job.bots.map((_, seat) => job.bots[(seat - shift + job.seats) % job.seats]!);
}

function race(match: Match, job: Job, sitting: readonly string[], gameSeed: string, g: number): number {
  const drivers = sitting.map((word) => driverFrom(job.game, word));
  for (const { bot } of drivers) runToEnd(bot.prepare(match.game));
  const rngs = sitting.map((_, seat) => Rng.from(`${job.seed}/${g}/seat ${seat}`));
  const dice: Dice = job.dice === 'fair' ? fairDice(gameSeed) : quickDice(Rng.from(`${job.seed}/${g}/dice`));
  let moves = 0;
  playOut(match, dice, (_match, seat) => {
    moves++;
    return decide(drivers[seat]!, match, seat, rngs[seat]!);
  });
  return moves;
}

/** Named by its digest: the same game gets the same name, different games never do. */
function keep(match: Match, seed: string, sitting: readonly string[], folder: string): void {
  const record = recordOf(
    match,
    seed,
    sitting.map((word, seat) => [0, seat, `bot:${word}`] as const),
  );
  writeWhole(join(folder, `${record.game}-${record.seats}-${record.digest!.slice(0, 16)}.json`), formatRecord(record));
}
