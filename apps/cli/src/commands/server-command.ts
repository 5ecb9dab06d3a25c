import { Command } from 'commander';
import { isServerNode, requireServerNode } from '../server-node.ts';

/** Loads a command that needs the server's code. Older versions of Node cannot load that: there the command only says so. */
export async function loadServerCommand(name: string, load: () => Promise<Command>): Promise<Command> {
  if (isServerNode()) return load();
  return new Command(name)
    .description('needs a newer Node')
    .argument('[words...]')
    .allowUnknownOption()
    .action(() => requireServerNode(name));
}
