import { backUp } from '@paddock/server/backup';
import { Command } from 'commander';
import { backupError, dataFolder } from '../storage.ts';

export function backupCommand(): Command {
  return new Command('backup')
    .description("copy a server's data into one file, also while it runs; keep it as safe as the server")
    .argument('<file>', 'where to')
    .option('--data <folder>', 'the folder of the data (default: PADDOCK_DATA, or data in the folder of Paddock)')
    .option('--force', 'replace the file if there is one')
    .action((file: string, { data, force = false }: { data?: string; force?: boolean }) => {
      const folder = dataFolder(data);
      try {
        const bytes = backUp(folder, file, force);
        console.log(`${file}: ${(bytes / 1e6).toFixed(1)} MB`);
      } catch (error) {
        throw backupError('write', file, error);
      }
    });
}
