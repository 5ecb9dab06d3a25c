import { type Language, LANGUAGES } from '@paddock/kernel';
import { type Command, Option } from 'commander';
import { createIntegerParser } from '../arguments.ts';

/** The options of the commands that report on circuits and courses. */
export interface ReportCommandOptions {
  readonly json?: true;
  readonly html?: string;
  readonly races?: number;
  readonly debriefs?: number;
  readonly seed: string;
  readonly language: Language;
}

const MAX_RACES = 20_000;
const MAX_DEBRIEFS = 1000;

export function addReportOptions(command: Command, races: number, debriefs: number): Command {
  return command
    .option('--json', 'as JSON')
    .option('--html <file>', 'write a page that can be sent to a friend: one file, without scripts')
    .option('--races <number>', `races of bots (default: ${races})`, createIntegerParser(0, MAX_RACES))
    .option(
      '--debriefs <number>',
      `races that are examined for luck and skill (default: ${debriefs})`,
      createIntegerParser(0, MAX_DEBRIEFS),
    )
    .option('--seed <text>', 'the same seed gives the same report', 'report')
    .addOption(new Option('--language <language>', 'of the sentences and the page').choices(LANGUAGES).default('en'));
}
