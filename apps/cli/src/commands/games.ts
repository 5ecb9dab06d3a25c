import { type Bot, botsFor, levelsFor } from '@paddock/bots';
import { games } from '@paddock/games';
import { describeAllowed, optionEntries } from '@paddock/kernel';
import { Command } from 'commander';
import { formatBudget } from '../configured-bot.ts';
import { applyStyle } from '../terminal/style.ts';

export function gamesCommand(): Command {
  return new Command('games')
    .description('list the games, their seats, options and bots')
    .option('--json', 'as JSON')
    .action(({ json }: { json?: true }) => {
      if (json) {
        const list = games.map(({ id, title, rulesVersion, seats, options }) => {
          const shown = Object.fromEntries(optionEntries(options));
          const bots = botsFor(id).map(({ id: bot, description, defaultBudget }) => ({
            id: bot,
            character: description,
            budget: defaultBudget,
          }));
          return { id, title, rulesVersion, seats, options: shown, bots };
        });
        console.log(JSON.stringify(list, null, 2));
        return;
      }
      for (const { id, title, seats, options } of games) {
        console.log(`${applyStyle('bold', title)}  ${applyStyle('dim', id)}  ${seats.min} to ${seats.max} seats`);
        for (const [name, spec] of optionEntries(options)) {
          const defaults = spec.default === null ? '' : ` (${JSON.stringify(spec.default)})`;
          console.log(`  --opt ${name}=…  ${describeAllowed(spec)}${defaults}`);
          console.log(`      ${spec.help}`);
        }
        const levels = levelsFor(id);
        for (const bot of levels) console.log(formatBotLine('level', bot));
        for (const bot of botsFor(id)) if (!levels.includes(bot)) console.log(formatBotLine('baseline', bot));
        console.log();
      }
    });
}

function formatBotLine(kind: string, { id, description, defaultBudget }: Bot): string {
  return `  ${kind} ${id}: ${description} (${formatBudget(defaultBudget)})`;
}
