import { newHostToken, NoData } from '@paddock/server/host-token';
import { Command } from 'commander';
import { UserError } from '../errors.ts';
import { dataStorage } from '../storage.ts';

export function hostTokenCommand(): Command {
  return new Command('host-token')
    .description("make another token for the host's page of a server, also while it runs; the one before is forgotten")
    .option(
      '--data <folder>',
      'the folder of the data (default: PADDOCK_DATA or DATABASE_URL, or data in the folder of Paddock)',
    )
    .action(async ({ data }: { data?: string }) => {
      try {
        console.log(await newHostToken(dataStorage(data)));
      } catch (error) {
        const { message, code } = error as NodeJS.ErrnoException;
        // What the database says has a code, whichever it is.
        if (!(error instanceof NoData) && code === undefined) throw error;
        throw new UserError(`cannot make a token: ${message === '' ? code : message}`);
      }
    });
}
