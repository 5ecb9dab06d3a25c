import { Command, CommanderError } from 'commander';
import { benchCommand } from './commands/bench.ts';
import { circuitCommand } from './commands/circuit.ts';
import { courseCommand } from './commands/course.ts';
import { debriefCommand } from './commands/debrief.ts';
import { fuzzCommand } from './commands/fuzz.ts';
import { gamesCommand } from './commands/games.ts';
import { linesCommand } from './commands/lines.ts';
import { playCommand, watchCommand } from './commands/play.ts';
import { puzzlesCommand } from './commands/puzzles.ts';
import { replayCommand, traceCommand, verifyCommand } from './commands/records.ts';
import { serverCommands } from './commands/server-commands.ts';
import { simulateCommand } from './commands/simulate.ts';
import { tournamentCommand } from './commands/tournament.ts';
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

function createProgram(): Command {
  const paddock = new Command('paddock')
    .description('Four formula board games to play, simulate and verify.')
    .version(readVersion())
    .addHelpText('after', EXIT_CODES)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(formatError(text.trim())) });
  const commands = [
    gamesCommand(),
    playCommand(),
    watchCommand(),
    simulateCommand(),
    tournamentCommand(),
    traceCommand(),
    replayCommand(),
    verifyCommand(),
    debriefCommand(),
    puzzlesCommand(),
    fuzzCommand(),
    linesCommand(),
    circuitCommand(),
    courseCommand(),
    benchCommand(),
    ...serverCommands.map((create) => create()),
  ];
  for (const command of commands) paddock.addCommand(command.exitOverride().copyInheritedSettings(paddock));
  return paddock;
}

/** Runs one command line and returns the exit code. */
export async function runCommandLine(words: readonly string[]): Promise<number> {
  handleOutputErrors();
  try {
    await createProgram().parseAsync(words, { from: 'user' });
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
