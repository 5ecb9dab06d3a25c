import { describeSetup } from '@paddock/kernel/testing/setups';
import { applyStyle } from '../terminal/style.ts';
import { formatCount, formatPercent, formatColumns } from '../terminal/format.ts';
import { computeRatings } from './rating.ts';
import { type Encounter, computeEncounters, type IntervalEstimate } from './statistics.ts';
import { type Deal, pairsOf, seatingsOf, type Tournament } from './tournament.ts';

/** The results of one bot over the whole tournament. */
export interface BotResult {
  readonly bot: string;
  readonly rating: IntervalEstimate;
  readonly decisions: number;
  readonly msPerDecision: number;
  /** Cars that started and that finished, in games where a car can drop out. */
  readonly cars?: { readonly started: number; readonly finished: number };
}

export interface TournamentResults {
  readonly tournament: Tournament;
  /** Of all pairs together. */
  readonly games: number;
  readonly encounters: readonly Encounter[];
  /** In the order of `tournament.bots`. */
  readonly standings: readonly BotResult[];
}

export function computeResults(tournament: Tournament, deals: readonly Deal[]): TournamentResults {
  const ratings = computeRatings(tournament, deals);
  return {
    tournament,
    games: deals.length * seatingsOf(tournament).length,
    encounters: computeEncounters(tournament, deals),
    standings: tournament.bots.map((bot, b) => ({ bot, rating: ratings[b]!, ...countDecisions(tournament, deals, b) })),
  };
}

function countDecisions(
  tournament: Tournament,
  deals: readonly Deal[],
  bot: number,
): Omit<BotResult, 'bot' | 'rating'> {
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

/** The results with bot names instead of indices, for programs. */
export function resultsJsonOf({ tournament, games, encounters, standings }: TournamentResults): object {
  const { bots, ...rest } = tournament;
  return {
    ...rest,
    bots,
    games,
    encounters: encounters.map((one) => ({ ...one, bot: bots[one.bot], against: bots[one.against] })),
    standings,
  };
}

export function formatResults(title: string, results: TournamentResults): string {
  const { tournament, games } = results;
  return [
    applyStyle('bold', `${title}: ${formatCount(games)} games, ${tournament.format}, ${describeSetup(tournament)}`),
    '',
    formatEncounters(results),
    ...(tournament.luckAdjusted ? ['', formatLuckAdjusted(results)] : []),
    ...(tournament.bots.length > 2 ? ['', formatCrossTable(results)] : []),
    '',
    formatRatings(results),
    '',
    formatDecisions(results),
    '',
    applyStyle('dim', `intervals at 95 %, by deals; seed ${tournament.seed}`),
  ].join('\n');
}

/** A duel has the same numbers from the other side. */
function shownEncounters({ tournament: { format }, encounters }: TournamentResults): readonly Encounter[] {
  return format === 'duel' ? encounters.filter(({ bot, against }) => bot < against) : encounters;
}

function formatEncounters(results: TournamentResults): string {
  const { bots, format } = results.tournament;
  const head = format === 'duel' ? 'half the seats each' : 'alone among the others';
  return formatColumns(
    [head, 'games', 'share', '95 % interval', 'par', 'share / par'],
    shownEncounters(results).map(({ bot, against, games, share, par }) => [
      `${bots[bot]} – ${bots[against]}`,
      formatCount(games),
      formatPercent(share.value),
      `${formatPercent(share.low)} – ${formatPercent(share.high)}`,
      formatPercent(par),
      (share.value / par).toFixed(2),
    ]),
  );
}

/** The shares without luck, and how many times as many games would have been needed without looking at it. */
function formatLuckAdjusted(results: TournamentResults): string {
  const { bots } = results.tournament;
  const rows = shownEncounters(results).flatMap(({ bot, against, luckAdjusted }) =>
    luckAdjusted === undefined
      ? []
      : [
          [
            `${bots[bot]} – ${bots[against]}`,
            formatPercent(luckAdjusted.value),
            `${formatPercent(luckAdjusted.low)} – ${formatPercent(luckAdjusted.high)}`,
            `${luckAdjusted.factor.toFixed(2)} ×`,
          ],
        ],
  );
  if (rows.length === 0) return 'too few deals to take off luck';
  return formatColumns(['without luck', 'share', '95 % interval', 'worth in games'], rows);
}

/** The share of the row's bot against the column's. */
function formatCrossTable({ tournament: { bots }, encounters }: TournamentResults): string {
  const cell = (row: number, column: number): string => {
    const met = encounters.find(({ bot, against }) => bot === row && against === column);
    return met === undefined ? '·' : formatPercent(met.share.value);
  };
  return formatColumns(
    ['', ...bots],
    bots.map((bot, row) => [bot, ...bots.map((_, column) => cell(row, column))]),
  );
}

const RATING_BAR_WIDTH = 40;

/** Best first: a bar up to the rating, with its interval. */
function formatRatings({ standings }: TournamentResults): string {
  const lowest = Math.min(...standings.map(({ rating }) => rating.low)) - 50;
  const highest = Math.max(...standings.map(({ rating }) => rating.high));
  const column = (rating: number): number =>
    Math.round(((rating - lowest) / (highest - lowest)) * (RATING_BAR_WIDTH - 1));
  const rows = [...standings]
    .sort((a, b) => b.rating.value - a.rating.value)
    .map(({ bot, rating }) => [
      bot,
      Math.round(rating.value).toString(),
      `${Math.round(rating.low)} – ${Math.round(rating.high)}`,
      formatBar(column(rating.low), column(rating.value), column(rating.high)).padEnd(RATING_BAR_WIDTH),
    ]);
  return formatColumns(['rating', 'Elo', '95 % interval', ''], rows);
}

function formatBar(low: number, value: number, high: number): string {
  return Array.from({ length: high + 1 }, (_, at) => {
    if (at === value) return '█';
    if (at > value) return at === high ? '┤' : '─';
    return at >= low ? '▓' : '█';
  }).join('');
}

function formatDecisions({ standings }: TournamentResults): string {
  const dropOut = standings.some(({ cars }) => cars !== undefined);
  return formatColumns(
    ['bot', 'decisions', 'ms a decision', ...(dropOut ? ['cars that finished'] : [])],
    standings.map(({ bot, decisions, msPerDecision, cars }) => [
      bot,
      formatCount(decisions),
      msPerDecision.toFixed(msPerDecision < 1 ? 3 : 1),
      ...(cars === undefined ? [] : [formatPercent(cars.finished / cars.started)]),
    ]),
  );
}
