import { Command } from 'commander';

interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
}

export function serveCommand(): Command {
  return new Command('serve')
    .description(
      'serve the site and its tables until Ctrl-C; more settings are environment variables (docs/operation.md)',
    )
    .option('--port <number>', 'the port to listen on (default: PORT, or 3000)')
    .option('--host <address>', 'the address to listen on (default: HOST, or 0.0.0.0: all network interfaces)')
    .option('--data <folder>', 'the data folder (default: PADDOCK_DATA)')
    .action(async ({ port, host, data }: ServeOptions) => {
      // The server program reads its settings from the environment and checks them.
      if (port !== undefined) process.env.PORT = port;
      if (host !== undefined) process.env.HOST = host;
      if (data !== undefined) process.env.PADDOCK_DATA = data;
      await import('@paddock/server/main');
    });
}
