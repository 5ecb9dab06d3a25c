import { runToEnd } from '@paddock/bots';
import { debrief, DebriefError } from '@paddock/bots/debriefs';
import { Command } from 'commander';
import { tellStory } from '../debrief/story.ts';
import { openRecord, recordError } from './records.ts';

const HELP = `
Luck is what dice and cards were worth compared with their average; an error is what a choice was worse than the best
one, judged on what the driver could know. Numbers are probabilities of winning (docs/debrief.md).

Example:
  paddock play formula-de --bots champion --record race.json
  paddock debrief race.json`;

export function debriefCommand(): Command {
  return new Command('debrief')
    .description('explain a finished race: how much was luck, how much was skill, and what decided it')
    .argument('<file>', 'a record of a finished race of Formel Fun or Formula Dé')
    .option('--seed <text>', 'the same seed gives the same numbers', 'debrief')
    .option('--json', 'everything as JSON, entry by entry')
    .addHelpText('after', HELP)
    .action((path: string, { seed, json }: { seed: string; json?: true }) => {
      const { record, definition } = openRecord(path);
      try {
        const result = runToEnd(debrief(definition, record, { seed }));
        console.log(json ? JSON.stringify(result) : tellStory(definition, record, result));
      } catch (error) {
        throw error instanceof DebriefError ? recordError(path, error.message) : error;
      }
    });
}
