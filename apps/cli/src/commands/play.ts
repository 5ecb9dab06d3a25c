import { isSeed, createSeed } from '@paddock/kernel';
import { Command } from 'commander';
import { collectOption, parseCommaList, parseBots, parseGameSetup, createIntegerParser } from '../arguments.ts';
import { YOU } from '../games/text-board.ts';
import { UserError } from '../errors.ts';
import { playInTerminal, type TerminalGame } from '../play/table.ts';
import { KeyboardPlayer } from '../play/keyboard-player.ts';
import { createJsonDisplay, createTextDisplay } from '../play/display.ts';

interface PlayOptions {
  seats?: number;
  bots: string[];
  opt: string[];
  record?: string;
  seed?: string;
  delay?: number;
  json?: true;
}

function addGameOptions(command: Command): Command {
  return command
    .argument('<game>', 'which game (paddock games lists them)')
    .option('--seats <n>', 'number of seats (default: the fewest)', createIntegerParser(1, 99))
    .option(
      '--bots <a,b,…>',
      'who drives the other seats, repeated round the table; champion@50ms sets the budget',
      parseCommaList,
      ['greedy'],
    )
    .option('--opt <name=value>', 'an option of the game; may be repeated', collectOption, [])
    .option('--record <file>', 'write the record of the finished game to this file (paddock verify checks it)')
    .option('--seed <hex>', 'the seed of the dice, 64 hexadecimal digits (default: random)')
    .option(
      '--delay <ms>',
      'a pause after every move of a bot (default on a terminal: 400)',
      createIntegerParser(0, 60_000),
    );
}

export function playCommand(): Command {
  return addGameOptions(new Command('play'))
    .description('play against bots in the terminal')
    .option('--seat <n>', 'your seat', createIntegerParser(0, 98), 0)
    .option('--json', 'for programs: one JSON object per line; answer "ask" with the number of a legal move, from 1')
    .action(async (id: string, given: PlayOptions & { seat: number }) => {
      const { seat } = given;
      const terminalGame = createTerminalGame(id, given, seat);
      const { seats } = terminalGame.table;
      if (seat >= seats) throw new UserError(`there are ${seats} seats: --seat takes 0 to ${seats - 1}`);
      const person = new KeyboardPlayer();
      try {
        await playInTerminal({ ...terminalGame, person, personSeat: seat });
      } finally {
        person.close();
      }
    });
}

export function watchCommand(): Command {
  return addGameOptions(new Command('watch'))
    .description('watch a race of bots')
    .option('--json', 'one JSON object per line')
    .action(async (id: string, given: PlayOptions) => {
      await playInTerminal(createTerminalGame(id, given));
    });
}

function createTerminalGame(id: string, given: PlayOptions, personSeat?: number): TerminalGame {
  const table = parseGameSetup(id, given.seats, given.opt);
  if (given.seed !== undefined && !isSeed(given.seed)) throw new UserError('--seed takes 64 hexadecimal digits');
  const drivers = parseBots(id, given.bots, table.seats);
  const names = drivers.map(({ bot }, seat) => (seat === personSeat ? YOU : `${bot.id} ${seat}`));
  return {
    table,
    drivers,
    seed: given.seed ?? createSeed(),
    delay: given.delay ?? (process.stdout.isTTY && given.json !== true ? 400 : 0),
    record: given.record ?? null,
    display: given.json === true ? createJsonDisplay() : createTextDisplay(id, table.options, names),
  };
}
