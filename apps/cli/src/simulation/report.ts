import { describeSetup } from '@paddock/kernel/testing/setups';
import { applyStyle } from '../terminal/style.ts';
import { formatCount, formatHistogram, formatPercent, formatColumns } from '../terminal/format.ts';
import type { SimulationJob } from './job.ts';
import { wilsonInterval } from '@paddock/reports/wilson-interval';
import { binLengths, lengthQuantile, type SimulationTally } from './tally.ts';

export interface SimulationOutcome {
  readonly job: SimulationJob;
  readonly tally: SimulationTally;
  readonly seconds: number;
  readonly workers: number;
}

interface WinRow {
  readonly name: string;
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** The share if all bots were equally strong. */
  readonly par: number;
}

function createRow(name: string, wins: number, games: number, par: number): WinRow {
  const [low, high] = wilsonInterval(wins, games);
  return { name, wins, share: wins / games, low, high, par };
}

function createSeatRows({ tally }: SimulationOutcome): WinRow[] {
  const par = 1 / tally.winsBySeat.length;
  return tally.winsBySeat.map((wins, seat) => createRow(`seat ${seat}`, wins, tally.games, par));
}

function createBotRows({ job, tally }: SimulationOutcome): WinRow[] {
  return [...new Set(job.bots)].map((id) => {
    const seats = job.bots.filter((bot) => bot === id).length;
    return createRow(id, tally.winsByBot[id] ?? 0, tally.games, seats / job.seats);
  });
}

/** Everything but `speed` depends only on the job. */
export function simulationJsonOf(outcome: SimulationOutcome): object {
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
    bySeat: createSeatRows(outcome),
    byBot: createBotRows(outcome),
    lengths: tally.lengths,
    speed: { seconds, workers, gamesPerSecond: tally.games / seconds, movesPerSecond: tally.moves / seconds },
  };
}

export function formatSimulation(title: string, outcome: SimulationOutcome): string {
  const { job, tally, seconds, workers } = outcome;
  const { from, to, counts } = binLengths(tally.lengths, 60);
  const median = lengthQuantile(tally.lengths, 0.5);
  const speed = `${formatCount(tally.games / seconds)} games/s, ${formatCount(tally.moves / seconds)} moves/s`;
  return [
    applyStyle('bold', `${title}: ${formatCount(tally.games)} games, ${describeSetup(job)}`),
    '',
    formatWins('seat', createSeatRows(outcome)),
    '',
    formatWins('bot', createBotRows(outcome)),
    '',
    `Moves a game: median ${median}, mean ${(tally.moves / tally.games).toFixed(1)}`,
    formatHistogram(counts, from, to),
    '',
    applyStyle('dim', `${speed} (${seconds.toFixed(1)} s, ${workers} workers, ${job.dice} dice, seed ${job.seed})`),
    ...(job.record === null ? [] : [applyStyle('dim', `${formatCount(tally.games)} records in ${job.record}`)]),
  ].join('\n');
}

function formatWins(head: string, rows: readonly WinRow[]): string {
  return formatColumns(
    [head, 'wins', 'share', '95 % interval', 'par'],
    rows.map(({ name, wins, share, low, high, par }) => [
      name,
      Number.isInteger(wins) ? formatCount(wins) : wins.toFixed(1),
      formatPercent(share),
      `${formatPercent(low)} – ${formatPercent(high)}`,
      formatPercent(par),
    ]),
  );
}
