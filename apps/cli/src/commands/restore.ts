import { restore } from '@paddock/server/backup';
import { Command } from 'commander';
import { toBackupError, resolveDataFolder } from '../storage.ts';

export function restoreCommand(): Command {
  return new Command('restore')
    .description('restore a backup while the server is stopped')
    .argument('<file>', 'what paddock backup has written')
    .option('--data <folder>', 'the data folder (default: PADDOCK_DATA, or data in the folder of Paddock)')
    .option('--force', 'replace existing data')
    .action(async (file: string, { data, force = false }: { data?: string; force?: boolean }) => {
      const folder = resolveDataFolder(data);
      try {
        await restore(file, folder, force);
        console.log(`${folder}: restored from ${file}`);
      } catch (error) {
        throw toBackupError('write into', folder, error);
      }
    });
}
