import { createAdminToken, NoDataError } from '@paddock/server/admin-token';
import { Command } from 'commander';
import { UserError } from '../errors.ts';
import { resolveStorage } from '../storage.ts';

export function adminTokenCommand(): Command {
  return new Command('admin-token')
    .alias('host-token')
    .description('replace the token of the admin page, also while the server runs')
    .option(
      '--data <folder>',
      'the data folder (default: PADDOCK_DATA or DATABASE_URL, or data in the folder of Paddock)',
    )
    .action(async ({ data }: { data?: string }) => {
      try {
        console.log(await createAdminToken(resolveStorage(data)));
      } catch (error) {
        const { message, code } = error as NodeJS.ErrnoException;
        // Errors of both databases have a code.
        if (!(error instanceof NoDataError) && code === undefined) throw error;
        throw new UserError(`cannot create a token: ${message === '' ? code : message}`);
      }
    });
}
