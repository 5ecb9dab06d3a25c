import { hasDebrief } from '@paddock/bots/debriefs';
import { Command, Option } from 'commander';
import { collectOption, parseCommaList, parseGameSetup, createIntegerParser } from '../arguments.ts';
import { parseBot } from '../configured-bot.ts';
import { UserError } from '../errors.ts';
import { writeFileAtomically } from '../files.ts';
import { defaultWorkerCount, MAX_WORKERS } from '../workers/pool.ts';
import { renderRatingChart } from '../tournament/chart.ts';
import { resultsJsonOf, computeResults, formatResults } from '../tournament/report.ts';
import { runTournament } from '../tournament/run.ts';
import { type TournamentFormat, TOURNAMENT_FORMATS, type Tournament } from '../tournament/tournament.ts';

interface TournamentOptions {
  seats?: number;
  bots: string[];
  games: number;
  opt: string[];
  format: TournamentFormat;
  seed: string;
  workers: number;
  resume?: string;
  svg?: string;
  luckAdjusted?: true;
  json?: true;
}

const FORMAT_OPTION = new Option(
  '--format <kind>',
  'duel: half the seats each; lone: each alone among the other; guest: the first alone among each of the others',
)
  .choices(TOURNAMENT_FORMATS)
  .default('duel');

export function tournamentCommand(): Command {
  return new Command('tournament')
    .description('play bots against each other in pairs, with the same deals for every seating, and rate them')
    .argument('<game>', 'which game (paddock games lists them)')
    .requiredOption(
      '--bots <a,b,…>',
      'who takes part; champion@50ms or ismcts@2000 (playouts) set the budget',
      parseCommaList,
    )
    .option('--games <n>', 'games of every pair, rounded up to whole deals', createIntegerParser(1, 10_000_000), 400)
    .option('--seats <n>', 'number of seats (default: the fewest)', createIntegerParser(2, 99))
    .option('--opt <name=value>', 'an option of the game; may be repeated', collectOption, [])
    .addOption(FORMAT_OPTION)
    .option('--seed <text>', 'the seed of the deals', 'tournament')
    .option('--workers <n>', 'worker threads', createIntegerParser(1, MAX_WORKERS), defaultWorkerCount())
    .option('--resume <file>', 'store every finished deal in this file, and continue from it')
    .option('--svg <file>', 'write a chart of the ratings')
    .option('--luck-adjusted', 'measure the luck of every game, and show the shares without it: smaller intervals')
    .option('--json', 'the result as JSON')
    .addHelpText(
      'after',
      '\nThe file of --resume stays: with more --games the tournament goes on where it ended. Remove it when bots or rules' +
        '\nhave changed. Bots that think in milliseconds play differently every time; otherwise the seed decides every game.' +
        '\n\n--luck-adjusted takes off what the dice and cards explain of the results, by the quick debrief of every game. Luck is 0 on' +
        '\naverage, so the shares stay the same and their intervals get smaller; "worth in games" says by how many times as many games.',
    )
    .action(tournament);
}

async function tournament(id: string, given: TournamentOptions): Promise<void> {
  const { definition, seats, options } = parseGameSetup(id, given.seats, given.opt);
  const bots = checkBots(id, given.bots);
  const { rulesVersion } = definition;
  const luckAdjusted = checkLuck(id, given.luckAdjusted);
  const { format, seed } = given;
  const played: Tournament = { game: id, rulesVersion, seats, options, bots, format, seed, ...luckAdjusted };
  const { games, workers, resume = null } = given;
  const deals = await runTournament(played, { games, workers, resume });
  const results = computeResults(played, deals);
  if (given.svg !== undefined) writeFileAtomically(given.svg, renderRatingChart(definition.title, results));
  console.log(given.json ? JSON.stringify(resultsJsonOf(results)) : formatResults(definition.title, results));
}

function checkLuck(game: string, isWanted: true | undefined): { luckAdjusted?: true } {
  if (isWanted === undefined) return {};
  if (hasDebrief(game)) return { luckAdjusted: true };
  throw new UserError(`the luck of ${game} cannot be measured: its races have no debrief`);
}

function checkBots(game: string, words: readonly string[]): readonly string[] {
  for (const word of words) parseBot(game, word);
  if (words.length < 2) throw new UserError('a tournament takes at least two bots');
  const twice = words.find((word, i) => words.indexOf(word) !== i);
  if (twice !== undefined) throw new UserError(`"${twice}" is given twice`);
  return words;
}
