import { Command } from 'commander';
import { isServerNode, requireServerNode } from '../server-node.ts';

/** The commands that load the server's code, which older versions of Node cannot do: there they only say so. */
export async function serverCommands(): Promise<Command[]> {
  if (!isServerNode()) return ['serve', 'backup', 'restore', 'host-token'].map(refusingCommand);
  const { serveCommand } = await import('./serve.ts');
  const { backupCommand } = await import('./backup.ts');
  const { restoreCommand } = await import('./restore.ts');
  const { hostTokenCommand } = await import('./host-token.ts');
  return [serveCommand(), backupCommand(), restoreCommand(), hostTokenCommand()];
}

function refusingCommand(name: string): Command {
  return new Command(name)
    .description('needs a newer Node')
    .allowUnknownOption()
    .allowExcessArguments()
    .action(() => requireServerNode(name));
}
