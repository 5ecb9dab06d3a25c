import { Command, CommanderError } from 'commander';
import { COMMANDS } from './commands/list.ts';
import { CheckFailedError, toFileError, UserError } from './errors.ts';
import { InterruptedError } from './workers/pool.ts';
import { applyStyle } from './terminal/style.ts';
import { readVersion } from './version.ts';

const EXIT_CODES = `
Exit codes:
  0    all went well
  1    a check that was asked for has failed (fuzz)
  2    bad input: one line says what is allowed, and nothing was changed
  130  interrupted with Ctrl-C`;

/** The whole program, or only the command that is called: loading the code of all commands takes a second. */
async function createProgram(called: string | undefined): Promise<Command> {
  const paddock = new Command('paddock')
    .description('Four formula board games to play, simulate and verify.')
    .version(readVersion())
    .addHelpText('after', EXIT_CODES)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(formatError(text.trim())) });
  const isOnlyVersion = called === '--version' || called === '-V';
  const loaders = COMMANDS.filter(({ names }) => called !== undefined && names.includes(called));
  for (const { load } of isOnlyVersion || loaders.length > 0 ? loaders : COMMANDS) {
    const command = await load();
    paddock.addCommand(command.exitOverride().copyInheritedSettings(paddock));
  }
  return paddock;
}

/** Runs one command line and returns the exit code. */
export async function runCommandLine(words: readonly string[]): Promise<number> {
  handleOutputErrors();
  try {
    const program = await createProgram(words[0]);
    await program.parseAsync(words, { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    return reportError(error);
  }
}

function reportError(error: unknown): number {
  // Commander has already printed its message or the requested help.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof InterruptedError) return 130;
  if (error instanceof UserError || error instanceof CheckFailedError) {
    process.stderr.write(formatError(`error: ${error.message}`));
    return error instanceof UserError ? 2 : 1;
  }
  console.error(error);
  process.stderr.write(
    formatError('error: a bug in paddock, not in your input; please report it with the lines above'),
  );
  return 70;
}

/** One line in red. */
function formatError(text: string): string {
  return `${applyStyle('red', text, process.stderr)}\n`;
}

/** A closed pipe (`| head`) is no error; a full disk is a `UserError`. */
function handleOutputErrors(): void {
  process.stdout.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    process.exit(reportError(toFileError('write to', 'the output', error)));
  });
}
