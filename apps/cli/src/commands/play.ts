import { isSeed, newSeed } from '@paddock/kernel';
import { Command } from 'commander';
import { botArguments, collect, commaList, tableFrom, wholeNumber } from '../arguments.ts';
import { UserError } from '../errors.ts';
import { Person } from '../terminal/person.ts';
import { runTable, type Sitting } from '../table.ts';

interface Given {
  seats?: number;
  seat?: number;
  bots: string[];
  opt: string[];
  record?: string;
  seed?: string;
  delay: number;
}

function tableOptions(command: Command): Command {
  return command
    .argument('<game>', 'which game (paddock games lists them)')
    .option('--seats <n>', 'how many seats (the fewest)', wholeNumber(1, 99))
    .option('--bots <a,b,…>', 'the opponents, repeated round the table', commaList, ['greedy'])
    .option('--opt <name=value>', 'an option of the game; may be repeated', collect, [])
    .option('--record <file>', 'write the record of the finished game to this file')
    .option('--seed <hex>', '64 hexadecimal digits that decide the dice (default: from the operating system)')
    .option(
      '--delay <ms>',
      'a pause after every move of a bot',
      wholeNumber(0, 60_000),
      process.stdout.isTTY ? 400 : 0,
    );
}

export function playCommand(): Command {
  return tableOptions(new Command('play'))
    .description('play against bots in the terminal')
    .option('--seat <n>', 'where you sit', wholeNumber(0, 98), 0)
    .action(async (id: string, given: Given) => {
      const sitting = sit(id, given);
      const seat = given.seat ?? 0;
      if (seat >= sitting.table.seats) {
        throw new UserError(`there are ${sitting.table.seats} seats: --seat takes 0 to ${sitting.table.seats - 1}`);
      }
      const person = new Person();
      try {
        await runTable({ ...sitting, person, personSeat: seat });
      } finally {
        person.leave();
      }
    });
}

export function watchCommand(): Command {
  return tableOptions(new Command('watch'))
    .description('look on while bots race')
    .action(async (id: string, given: Given) => {
      await runTable(sit(id, given));
    });
}

function sit(id: string, given: Given): Sitting {
  const table = tableFrom(id, given.seats, given.opt);
  if (given.seed !== undefined && !isSeed(given.seed)) throw new UserError('--seed takes 64 hexadecimal digits');
  const seed = given.seed ?? newSeed();
  const bots = botArguments(id, given.bots, table.seats);
  return { table, bots, seed, delay: given.delay, record: given.record ?? null };
}
