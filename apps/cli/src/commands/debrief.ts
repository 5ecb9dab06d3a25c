import { runToEnd } from '@paddock/bots';
import { debrief, DebriefError } from '@paddock/bots/debriefs';
import { Command } from 'commander';
import { renderDebriefPage } from '../debrief/page.ts';
import { tellStory } from '../debrief/story.ts';
import { openRecord, recordError } from './records.ts';

const HELP = `
Luck is what dice and cards were worth compared with their average; an error is what a choice was worse than the best
one, judged on what the driver could know. Numbers are probabilities of winning (docs/debrief.md).

Example:
  paddock play formula-de --bots champion --record race.json
  paddock debrief race.json
  paddock debrief race.json --html > race.html`;

export function debriefCommand(): Command {
  return new Command('debrief')
    .description('explain a finished race: how much was luck, how much was skill, and what decided it')
    .argument('<file>', 'a record of a finished race')
    .option('--seed <text>', 'the same seed gives the same numbers', 'debrief')
    .option('--json', 'everything as JSON, entry by entry')
    .option('--html', 'a page that can be sent to a friend: one file, without scripts')
    .addHelpText('after', HELP)
    .action((path: string, { seed, json, html }: { seed: string; json?: true; html?: true }) => {
      const { record, definition } = openRecord(path);
      try {
        const result = runToEnd(debrief(definition, record, { seed }));
        if (html) process.stdout.write(renderDebriefPage(definition, record, result));
        else console.log(json ? JSON.stringify(result) : tellStory(definition, record, result));
      } catch (error) {
        throw error instanceof DebriefError ? recordError(path, error.message) : error;
      }
    });
}
