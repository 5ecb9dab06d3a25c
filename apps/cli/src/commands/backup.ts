import { backUp } from '@paddock/server/backup';
import { Command } from 'commander';
import { toBackupError, resolveDataFolder } from '../storage.ts';

export function backupCommand(): Command {
  return new Command('backup')
    .description("back up a server's data into one file, also while it runs; the file contains secrets")
    .argument('<file>', 'where to')
    .option('--data <folder>', 'the data folder (default: PADDOCK_DATA, or data in the folder of Paddock)')
    .option('--force', 'replace the file if there is one')
    .action((file: string, { data, force = false }: { data?: string; force?: boolean }) => {
      const folder = resolveDataFolder(data);
      try {
        const bytes = backUp(folder, file, force);
        console.log(`${file}: ${(bytes / 1e6).toFixed(1)} MB`);
      } catch (error) {
        throw toBackupError('write', file, error);
      }
    });
}
