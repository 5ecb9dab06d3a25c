import { botsFor } from '@paddock/bots';
import { games } from '@paddock/games';
import { allowed, optionEntries } from '@paddock/kernel';
import { Command } from 'commander';
import { styled } from '../terminal/style.ts';

export function gamesCommand(): Command {
  return new Command('games')
    .description('list the games, their seats, options and bots')
    .option('--json', 'as JSON')
    .action(({ json }: { json?: true }) => {
      if (json) {
        const list = games.map(({ id, title, rulesVersion, seats, options }) => {
          const bots = botsFor(id).map((bot) => bot.id);
          return { id, title, rulesVersion, seats, options: Object.fromEntries(optionEntries(options)), bots };
        });
        console.log(JSON.stringify(list, null, 2));
        return;
      }
      for (const { id, title, seats, options } of games) {
        console.log(`${styled('bold', title)}  ${styled('dim', id)}  ${seats.min} to ${seats.max} seats`);
        for (const [name, spec] of optionEntries(options)) {
          const usual = spec.default === null ? '' : ` (${JSON.stringify(spec.default)})`;
          console.log(`  --opt ${name}=…  ${allowed(spec)}${usual}`);
          console.log(`      ${spec.help}`);
        }
        for (const bot of botsFor(id)) console.log(`  bot ${bot.id}: ${bot.character}`);
        console.log();
      }
    });
}
