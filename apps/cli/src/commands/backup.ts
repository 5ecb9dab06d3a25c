import { Command } from 'commander';
import { requireServerNode } from '../server-node.ts';
import { backupError, dataFolder } from '../storage.ts';

export function backupCommand(): Command {
  return new Command('backup')
    .description("copy a server's data into one file, also while it runs; keep it as safe as the server")
    .argument('<file>', 'where to')
    .option('--data <folder>', 'the folder of the data (default: PADDOCK_DATA, or data in the folder of Paddock)')
    .option('--force', 'replace the file if there is one')
    .action(async (file: string, { data, force = false }: { data?: string; force?: boolean }) => {
      requireServerNode('backup');
      const { backUp } = await import('@paddock/server/backup');
      const folder = dataFolder(data);
      try {
        const bytes = backUp(folder, file, force);
        console.log(`${file}: ${(bytes / 1e6).toFixed(1)} MB`);
      } catch (error) {
        throw await backupError('write', file, error);
      }
    });
}
