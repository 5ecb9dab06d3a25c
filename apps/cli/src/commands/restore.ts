import { restore } from '@paddock/server/backup';
import { Command } from 'commander';
import { backupError, dataFolder } from '../storage.ts';

export function restoreCommand(): Command {
  return new Command('restore')
    .description("put a backup in the place of a server's data, while it does not run")
    .argument('<file>', 'what paddock backup has written')
    .option('--data <folder>', 'the folder of the data (default: PADDOCK_DATA, or data in the folder of Paddock)')
    .option('--force', 'replace the data that is there')
    .action(async (file: string, { data, force = false }: { data?: string; force?: boolean }) => {
      const folder = dataFolder(data);
      try {
        await restore(file, folder, force);
        console.log(`${folder}: restored from ${file}`);
      } catch (error) {
        throw backupError('write into', folder, error);
      }
    });
}
