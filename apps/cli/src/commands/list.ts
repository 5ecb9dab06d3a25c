import type { Command } from 'commander';
import { loadServerCommand } from './server-command.ts';

/** A command of the program, whose code is loaded when it is needed. */
interface CommandLoader {
  /** What it is called by: its name, and its earlier names. */
  readonly names: readonly string[];
  readonly load: () => Promise<Command>;
}

/** All commands, in the order in which the help lists them. */
export const COMMANDS: readonly CommandLoader[] = [
  { names: ['games'], load: async () => (await import('./games.ts')).gamesCommand() },
  { names: ['play'], load: async () => (await import('./play.ts')).playCommand() },
  { names: ['watch'], load: async () => (await import('./play.ts')).watchCommand() },
  { names: ['simulate'], load: async () => (await import('./simulate.ts')).simulateCommand() },
  { names: ['tournament'], load: async () => (await import('./tournament.ts')).tournamentCommand() },
  { names: ['trace'], load: async () => (await import('./records.ts')).traceCommand() },
  { names: ['replay'], load: async () => (await import('./records.ts')).replayCommand() },
  { names: ['verify'], load: async () => (await import('./records.ts')).verifyCommand() },
  { names: ['debrief'], load: async () => (await import('./debrief.ts')).debriefCommand() },
  { names: ['puzzles'], load: async () => (await import('./puzzles.ts')).puzzlesCommand() },
  { names: ['fuzz'], load: async () => (await import('./fuzz.ts')).fuzzCommand() },
  { names: ['lines'], load: async () => (await import('./lines.ts')).linesCommand() },
  { names: ['circuit'], load: async () => (await import('./circuit.ts')).circuitCommand() },
  { names: ['course'], load: async () => (await import('./course.ts')).courseCommand() },
  { names: ['bench'], load: async () => (await import('./bench.ts')).benchCommand() },
  serverCommand(['serve'], async () => (await import('./serve.ts')).serveCommand()),
  serverCommand(['backup'], async () => (await import('./backup.ts')).backupCommand()),
  serverCommand(['restore'], async () => (await import('./restore.ts')).restoreCommand()),
  serverCommand(['admin-token', 'host-token'], async () => (await import('./admin-token.ts')).adminTokenCommand()),
  serverCommand(['arena'], async () => (await import('./arena.ts')).arenaCommand()),
];

function serverCommand(names: readonly [string, ...string[]], load: () => Promise<Command>): CommandLoader {
  return { names, load: () => loadServerCommand(names[0], load) };
}
