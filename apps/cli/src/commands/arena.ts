import { Command } from 'commander';
import { basename } from 'node:path';
import { collectOption, createIntegerParser, parseGame } from '../arguments.ts';
import { formatLadder } from '../arena/ladder.ts';
import type { LocalServer } from '../arena/local-server.ts';
import { type ArenaBot, createTokens, findBotNames, runArena } from '../arena/run.ts';
import { UserError } from '../errors.ts';
import { createProgressBar } from '../terminal/progress.ts';

interface ArenaOptions {
  bot: string[];
  token: string[];
  server?: string;
  races: number;
  json?: true;
}

const HELP = `
A bot is a program that takes --server, --token and --arena, as those in examples/ do. Its name comes from the command, or before an
equals sign: --bot "Turing=python3 my/bot.py". Words of the command are separated by spaces.

Without --server the bots race on a server of this command, which keeps nothing. With it they race in the arena there, against all
others, with one --token of a BOT account for each bot (under "You" on the site), and under the names of these accounts.`;

export function arenaCommand(): Command {
  return new Command('arena')
    .description('let bots that speak the HTTP API race each other, and rate them')
    .argument('<game>', 'which game (paddock games lists them)')
    .requiredOption('--bot <command>', 'how a bot is started; may be repeated', collectOption, [])
    .option('--races <n>', 'after how many races of these bots to stop', createIntegerParser(1, 1_000_000), 20)
    .option('--server <url>', 'the server whose arena they join; without it, one of their own')
    .option('--token <token>', 'of a BOT account there, for each bot; may be repeated', collectOption, [])
    .option('--json', 'the ladder as JSON')
    .addHelpText('after', HELP)
    .action(arena);
}

async function arena(game: string, { bot, token, server, races, json }: ArenaOptions): Promise<void> {
  parseGame(game);
  const bots = parseBots(bot);
  if (server !== undefined && token.length !== bots.length) {
    throw new UserError(`${bots.length} bots need as many tokens, not ${token.length}`);
  }
  if (server === undefined && bots.length < 2) throw new UserError('a ladder takes at least two bots');
  const local = server === undefined ? await startLocalServer() : null;
  try {
    const address = server ?? local!.address;
    const tokens =
      local === null
        ? token
        : await createTokens(
            address,
            bots.map(({ name }) => name),
          );
    const names = await findBotNames(address, tokens);
    const progress = createProgressBar(races, 'races');
    const ladder = await runArena({
      server: address,
      game,
      bots: bots.map(({ command }, i) => ({ command, name: names[i]!, token: tokens[i]! })),
      races,
      onRaces: (finished) => progress.advance(finished),
    }).finally(() => progress.end());
    console.log(json === true ? JSON.stringify(ladder) : formatLadder(ladder));
  } finally {
    await local?.close();
  }
}

/** The server's code is loaded only for a server of our own. */
async function startLocalServer(): Promise<LocalServer> {
  const module = await import('../arena/local-server.ts');
  return module.startLocalServer();
}

/** Names are different, because the ladder goes by them. */
function parseBots(given: readonly string[]): Omit<ArenaBot, 'token'>[] {
  const names = new Set<string>();
  return given.map((text) => {
    const [, chosen, command = ''] = /^(?:([^=\s][^=]*)=)?(.+)$/.exec(text.trim()) ?? [];
    const words = command.split(/\s+/).filter((word) => word !== '');
    if (words.length === 0) throw new UserError(`"${text}" is no command`);
    const script = words.find((word) => /\.\w+$/.test(word)) ?? words[0]!;
    const name = chosen?.trim() ?? basename(script);
    if (names.has(name)) throw new UserError(`two bots are called ${name}: give them names, NAME=command`);
    names.add(name);
    return { name, command: words };
  });
}
