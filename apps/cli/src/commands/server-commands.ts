import { Command } from 'commander';
import { isServerNode, requireServerNode } from '../server-node.ts';

/** The commands that load the server's code. Older versions of Node cannot load it: there the commands only say so. */
export const serverCommands: readonly (() => Command)[] = isServerNode()
  ? [
      (await import('./serve.ts')).serveCommand,
      (await import('./backup.ts')).backupCommand,
      (await import('./restore.ts')).restoreCommand,
      (await import('./admin-token.ts')).adminTokenCommand,
      (await import('./arena.ts')).arenaCommand,
    ]
  : ['serve', 'backup', 'restore', 'admin-token', 'arena'].map((name) => () => refusingCommand(name));

function refusingCommand(name: string): Command {
  return new Command(name)
    .description('needs a newer Node')
    .argument('[words...]')
    .allowUnknownOption()
    .action(() => requireServerNode(name));
}
