import { isSeed, newSeed } from '@paddock/kernel';
import { Command } from 'commander';
import { collectOption, parseCommaList, parseBots, parseGameSetup, wholeNumberParser } from '../arguments.ts';
import { YOU } from '../games/text-board.ts';
import { UserError } from '../errors.ts';
import { runTable, type Sitting } from '../play/table.ts';
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
    .option('--seats <n>', 'how many seats (the fewest)', wholeNumberParser(1, 99))
    .option(
      '--bots <a,b,…>',
      'who drives the other seats, repeated round the table; champion@50ms sets the budget',
      parseCommaList,
      ['greedy'],
    )
    .option('--opt <name=value>', 'an option of the game; may be repeated', collectOption, [])
    .option('--record <file>', 'write the record of the finished game to this file (paddock verify checks it)')
    .option('--seed <hex>', '64 hexadecimal digits that decide the dice (default: from the operating system)')
    .option('--delay <ms>', 'a pause after every move of a bot (400 on a terminal)', wholeNumberParser(0, 60_000));
}

export function playCommand(): Command {
  return addGameOptions(new Command('play'))
    .description('play against bots in the terminal')
    .option('--seat <n>', 'where you sit', wholeNumberParser(0, 98), 0)
    .option('--json', 'for programs: one JSON object a line; answer "ask" with the number of a legal move, from 1')
    .action(async (id: string, given: PlayOptions & { seat: number }) => {
      const { seat } = given;
      const sitting = createSitting(id, given, seat);
      const { seats } = sitting.table;
      if (seat >= seats) throw new UserError(`there are ${seats} seats: --seat takes 0 to ${seats - 1}`);
      const person = new KeyboardPlayer();
      try {
        await runTable({ ...sitting, person, personSeat: seat });
      } finally {
        person.close();
      }
    });
}

export function watchCommand(): Command {
  return addGameOptions(new Command('watch'))
    .description('look on while bots race')
    .option('--json', 'one JSON object a line')
    .action(async (id: string, given: PlayOptions) => {
      await runTable(createSitting(id, given));
    });
}

function createSitting(id: string, given: PlayOptions, personSeat?: number): Sitting {
  const table = parseGameSetup(id, given.seats, given.opt);
  if (given.seed !== undefined && !isSeed(given.seed)) throw new UserError('--seed takes 64 hexadecimal digits');
  const drivers = parseBots(id, given.bots, table.seats);
  const names = drivers.map(({ bot }, seat) => (seat === personSeat ? YOU : `${bot.id} ${seat}`));
  return {
    table,
    drivers,
    seed: given.seed ?? newSeed(),
    delay: given.delay ?? (process.stdout.isTTY && given.json !== true ? 400 : 0),
    record: given.record ?? null,
    show: given.json === true ? createJsonDisplay() : createTextDisplay(id, table.options, names),
  };
}
