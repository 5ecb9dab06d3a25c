import { describeSetup } from '@paddock/kernel/testing/setups';
import { styled } from '../terminal/style.ts';
import { grouped, percent, table } from '../terminal/table.ts';
import { ratingsOf } from './rating.ts';
import { type Encounter, encountersOf, type Estimate } from './statistics.ts';
import { type Deal, pairsOf, seatingsOf, type Tournament } from './tournament.ts';

/** What became of one bot over the whole tournament. */
export interface Standing {
  readonly bot: string;
  readonly rating: Estimate;
  readonly decisions: number;
  readonly msPerDecision: number;
  /** Cars that started and that finished, where a car may drop out. */
  readonly cars?: { readonly started: number; readonly finished: number };
}

export interface Results {
  readonly tournament: Tournament;
  /** Games in all. */
  readonly games: number;
  readonly encounters: readonly Encounter[];
  /** In the order the bots were named. */
  readonly standings: readonly Standing[];
}

export function resultsOf(tournament: Tournament, deals: readonly Deal[]): Results {
  const ratings = ratingsOf(tournament, deals);
  return {
    tournament,
    games: deals.length * seatingsOf(tournament).length,
    encounters: encountersOf(tournament, deals),
    standings: tournament.bots.map((bot, b) => ({ bot, rating: ratings[b]!, ...paceOf(tournament, deals, b) })),
  };
}

function paceOf(tournament: Tournament, deals: readonly Deal[], bot: number): Omit<Standing, 'bot' | 'rating'> {
  const pairs = pairsOf(tournament);
  let decisions = 0;
  let ms = 0;
  let started = 0;
  let finished = 0;
  for (const deal of deals) {
    const side = pairs[deal.number % pairs.length]!.indexOf(bot);
    if (side < 0) continue;
    decisions += deal.decisions[side]!;
    ms += deal.ms[side]!;
    started += deal.cars?.[side]![0] ?? 0;
    finished += deal.cars?.[side]![1] ?? 0;
  }
  return { decisions, msPerDecision: ms / decisions, ...(started > 0 ? { cars: { started, finished } } : {}) };
}

/** With bot names instead of numbers, for programs. */
export function resultsJson({ tournament, games, encounters, standings }: Results): object {
  const { bots, ...rest } = tournament;
  return {
    ...rest,
    bots,
    games,
    encounters: encounters.map((one) => ({ ...one, bot: bots[one.bot], against: bots[one.against] })),
    standings,
  };
}

export function resultsText(title: string, results: Results): string {
  const { tournament, games } = results;
  return [
    styled('bold', `${title}: ${grouped(games)} games, ${tournament.format}, ${describeSetup(tournament)}`),
    '',
    encounterTable(results),
    ...(tournament.bots.length > 2 ? ['', crossTable(results)] : []),
    '',
    ratingChart(results),
    '',
    paceTable(results),
    '',
    styled('dim', `intervals at 95 %, by deals; seed ${tournament.seed}`),
  ].join('\n');
}

function encounterTable({ tournament: { bots, format }, encounters }: Results): string {
  const head = format === 'duel' ? 'half the seats each' : 'alone among the others';
  // A duel looks the same from the other side.
  const shown = format === 'duel' ? encounters.filter(({ bot, against }) => bot < against) : encounters;
  return table(
    [head, 'games', 'share', '95 % interval', 'par', 'share / par'],
    shown.map(({ bot, against, games, share, par }) => [
      `${bots[bot]} – ${bots[against]}`,
      grouped(games),
      percent(share.value),
      `${percent(share.low)} – ${percent(share.high)}`,
      percent(par),
      (share.value / par).toFixed(2),
    ]),
  );
}

/** The share of the row's bot against the column's. */
function crossTable({ tournament: { bots }, encounters }: Results): string {
  const cell = (row: number, column: number): string => {
    const met = encounters.find(({ bot, against }) => bot === row && against === column);
    return met === undefined ? '·' : percent(met.share.value);
  };
  return table(
    ['', ...bots],
    bots.map((bot, row) => [bot, ...bots.map((_, column) => cell(row, column))]),
  );
}

const WIDTH = 40;

/** Best first: a bar up to the rating, and the interval around its end. */
function ratingChart({ standings }: Results): string {
  const least = Math.min(...standings.map(({ rating }) => rating.low)) - 50;
  const most = Math.max(...standings.map(({ rating }) => rating.high));
  const column = (rating: number): number => Math.round(((rating - least) / (most - least)) * (WIDTH - 1));
  const rows = [...standings]
    .sort((a, b) => b.rating.value - a.rating.value)
    .map(({ bot, rating }) => [
      bot,
      Math.round(rating.value).toString(),
      `${Math.round(rating.low)} – ${Math.round(rating.high)}`,
      bar(column(rating.low), column(rating.value), column(rating.high)).padEnd(WIDTH),
    ]);
  return table(['rating', 'Elo', '95 % interval', ''], rows);
}

function bar(low: number, value: number, high: number): string {
  return Array.from({ length: high + 1 }, (_, at) => {
    if (at === value) return '█';
    if (at > value) return at === high ? '┤' : '─';
    return at >= low ? '▓' : '█';
  }).join('');
}

function paceTable({ standings }: Results): string {
  const dropOut = standings.some(({ cars }) => cars !== undefined);
  return table(
    ['bot', 'decisions', 'ms a decision', ...(dropOut ? ['cars that finished'] : [])],
    standings.map(({ bot, decisions, msPerDecision, cars }) => [
      bot,
      grouped(decisions),
      msPerDecision.toFixed(msPerDecision < 1 ? 3 : 1),
      ...(cars === undefined ? [] : [percent(cars.finished / cars.started)]),
    ]),
  );
}
