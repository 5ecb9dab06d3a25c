import { runToEnd } from '@paddock/bots';
import { debrief, DebriefError } from '@paddock/bots/debriefs';
import { type Language, LANGUAGES } from '@paddock/kernel';
import { Command, Option } from 'commander';
import { renderDebriefPage } from '../debrief/page.ts';
import { tellStory } from '../debrief/story.ts';
import { openRecord, recordError } from './records.ts';

const HELP = `
Luck is what dice and cards were worth compared with their average; an error is what a choice was worse than the best
one, judged on what the driver could know. Numbers are probabilities of winning (docs/debrief.md).

Example:
  paddock play formula-de --bots champion --record race.json
  paddock debrief race.json
  paddock debrief race.json --html --language fr > race.html`;

interface DebriefOptions {
  readonly seed: string;
  readonly json?: true;
  readonly html?: true;
  readonly language: Language;
}

export function debriefCommand(): Command {
  return new Command('debrief')
    .description('explain a finished race: how much was luck, how much was skill, and what decided it')
    .argument('<file>', 'a record of a finished race')
    .option('--seed <text>', 'the same seed gives the same numbers', 'debrief')
    .option('--json', 'everything as JSON, entry by entry')
    .option('--html', 'a page that can be sent to a friend: one file, without scripts')
    .addOption(new Option('--language <language>', 'of the sentences and the page').choices(LANGUAGES).default('en'))
    .addHelpText('after', HELP)
    .action((path: string, { seed, json, html, language }: DebriefOptions) => {
      const { record, definition } = openRecord(path);
      try {
        const result = runToEnd(debrief(definition, record, { seed }));
        const story = { definition, record, debrief: result, language };
        if (html) process.stdout.write(renderDebriefPage(story));
        else console.log(json ? JSON.stringify(result) : tellStory(story));
      } catch (error) {
        throw error instanceof DebriefError ? recordError(path, error.message) : error;
      }
    });
}
