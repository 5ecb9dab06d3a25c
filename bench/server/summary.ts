import type { RoundResult } from './load.ts';
import type { MessageCount } from './tally.ts';

/** All rounds of a server together: medians of what is measured per round, and quantiles over every move. */
export interface Summary {
  /** Moves a second. */
  readonly rate: number;
  /** Microseconds of CPU time of the server for a move. */
  readonly cpuPerMove: number;
  /** Milliseconds until the sender knew, at 50 and 99 %. */
  readonly acknowledged: Quantiles;
  /** Milliseconds until all four had it, at 50 and 99 %. */
  readonly delivered: Quantiles;
  /** Bytes that a player receives of a move after which they must choose. */
  readonly choosingBytes: number;
  /** Bytes that a player receives of a move after which they only watch. */
  readonly watchingBytes: number;
  /** Cores that the server and the scripted players kept busy. */
  readonly serverCores: number;
  readonly clientCores: number;
}

export interface Quantiles {
  readonly half: number;
  readonly most: number;
}

export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? NaN;
}

export function summarizeRounds(rounds: readonly RoundResult[]): Summary {
  const median = (of: (round: RoundResult) => number): number => quantile(rounds.map(of), 0.5);
  const quantiles = (of: (round: RoundResult) => readonly number[]): Quantiles => {
    const all = rounds.flatMap(of);
    return { half: quantile(all, 0.5), most: quantile(all, 0.99) };
  };
  const meanBytes = (of: (round: RoundResult) => MessageCount): number => {
    const total = (key: keyof MessageCount): number => rounds.reduce((sum, round) => sum + of(round)[key], 0);
    return total('bytes') / total('messages');
  };
  return {
    rate: median(({ moves, seconds }) => moves / seconds),
    cpuPerMove: median(({ moves, serverCpu }) => (serverCpu / moves) * 1e6),
    acknowledged: quantiles((round) => round.acknowledged),
    delivered: quantiles((round) => round.delivered),
    choosingBytes: meanBytes((round) => round.choosing),
    watchingBytes: meanBytes((round) => round.watching),
    serverCores: median(({ serverCpu, seconds }) => serverCpu / seconds),
    clientCores: median(({ clientCpu, seconds }) => clientCpu / seconds),
  };
}

export function formatCount(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

function formatQuantiles({ half, most }: Quantiles): string {
  return `${half.toFixed(0)} / ${most.toFixed(0)}`;
}

type Column = readonly [heading: string, format: (summary: Summary) => string];
const COLUMNS: readonly Column[] = [
  ['moves/s', ({ rate }) => formatCount(rate)],
  ['CPU/move', ({ cpuPerMove }) => `${formatCount(cpuPerMove)} µs`],
  ['known, ms', ({ acknowledged }) => formatQuantiles(acknowledged)],
  ['at all 4, ms', ({ delivered }) => formatQuantiles(delivered)],
  ['B to choose', ({ choosingBytes }) => formatCount(choosingBytes)],
  ['B to watch', ({ watchingBytes }) => formatCount(watchingBytes)],
  ['cores', ({ serverCores }) => serverCores.toFixed(2)],
  ['of players', ({ clientCores }) => clientCores.toFixed(2)],
];

/** A table with a line for each server. */
export function formatTable(rows: readonly (readonly [title: string, summary: Summary])[]): string {
  const lines = [['', ...COLUMNS.map(([heading]) => heading)]];
  for (const [title, summary] of rows) lines.push([title, ...COLUMNS.map(([, format]) => format(summary))]);
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) => line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '))
    .map((line) => `  ${line}`)
    .join('\n');
}

/** The players share one process: beyond this they may be what limits the rate. */
const MAX_CLIENT_CORES = 0.9;

/** Prints a warning if the scripted players may have been slower than the server. */
export function warnIfPlayersLimit(summaries: readonly Summary[]): void {
  if (summaries.every(({ clientCores }) => clientCores < MAX_CLIENT_CORES)) return;
  console.log('  Careful: the scripted players filled a core, so the rate above is theirs and not that of the server.');
}
