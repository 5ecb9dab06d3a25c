import { describeSetup } from '@paddock/kernel/testing/setups';
import { styled } from '../terminal/style.ts';
import { grouped, histogram, percent, table } from '../terminal/table.ts';
import type { Job } from './job.ts';
import { interval, lengthBins, lengthQuantile, type Tally } from './tally.ts';

export interface Outcome {
  readonly job: Job;
  readonly tally: Tally;
  readonly seconds: number;
  readonly workers: number;
}

interface Row {
  readonly name: string;
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** What the share would be if all were equally strong. */
  readonly par: number;
}

function row(name: string, wins: number, games: number, par: number): Row {
  const [low, high] = interval(wins, games);
  return { name, wins, share: wins / games, low, high, par };
}

function seatRows({ tally }: Outcome): Row[] {
  const par = 1 / tally.winsBySeat.length;
  return tally.winsBySeat.map((wins, seat) => row(`seat ${seat}`, wins, tally.games, par));
}

function botRows({ job, tally }: Outcome): Row[] {
  return [...new Set(job.bots)].map((id) => {
    const seats = job.bots.filter((bot) => bot === id).length;
    return row(id, tally.winsByBot[id] ?? 0, tally.games, seats / job.seats);
  });
}

/** Everything but the speed depends on the seed alone. */
export function reportJson(outcome: Outcome): object {
  const { job, tally, seconds, workers } = outcome;
  return {
    game: job.game,
    seats: job.seats,
    options: job.options,
    bots: job.bots,
    rotate: job.rotate,
    seed: job.seed,
    dice: job.dice,
    games: tally.games,
    moves: tally.moves,
    bySeat: seatRows(outcome),
    byBot: botRows(outcome),
    lengths: tally.lengths,
    speed: { seconds, workers, gamesPerSecond: tally.games / seconds, movesPerSecond: tally.moves / seconds },
  };
}

export function reportText(title: string, outcome: Outcome): string {
  const { job, tally, seconds, workers } = outcome;
  const { from, to, counts } = lengthBins(tally.lengths, 60);
  const median = lengthQuantile(tally.lengths, 0.5);
  const speed = `${grouped(tally.games / seconds)} games/s, ${grouped(tally.moves / seconds)} moves/s`;
  return [
    styled('bold', `${title}: ${grouped(tally.games)} games, ${describeSetup(job)}`),
    '',
    winTable('seat', seatRows(outcome)),
    '',
    winTable('bot', botRows(outcome)),
    '',
    `Moves a game: median ${median}, mean ${(tally.moves / tally.games).toFixed(1)}`,
    histogram(counts, from, to),
    '',
    styled('dim', `${speed} (${seconds.toFixed(1)} s, ${workers} workers, ${job.dice} dice, seed ${job.seed})`),
    ...(job.record === null ? [] : [styled('dim', `${grouped(tally.games)} records in ${job.record}`)]),
  ].join('\n');
}

function winTable(head: string, rows: readonly Row[]): string {
  return table(
    [head, 'wins', 'share', '95 % interval', 'par'],
    rows.map(({ name, wins, share, low, high, par }) => [
      name,
      Number.isInteger(wins) ? grouped(wins) : wins.toFixed(1),
      percent(share),
      `${percent(low)} – ${percent(high)}`,
      percent(par),
    ]),
  );
}
