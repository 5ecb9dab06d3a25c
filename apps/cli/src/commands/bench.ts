import { games } from '@paddock/games';
import { defaultOptions, type GameDefinition, Rng } from '@paddock/kernel';
import { Command } from 'commander';
import { parseGame, createIntegerParser } from '../arguments.ts';
import { formatCount, formatColumns } from '../terminal/format.ts';

interface MoveRate {
  readonly game: string;
  readonly seats: number;
  readonly movesPerCpuSecond: number;
  readonly movesAGame: number;
}

export function benchCommand(): Command {
  return new Command('bench')
    .description('measure random moves per second on one core')
    .argument('[game]', 'one game instead of all')
    .option('--seconds <n>', 'seconds per game', createIntegerParser(1, 3600), 3)
    .option('--json', 'as JSON')
    .addHelpText('after', '\nnpm run bench compares with other software and is the one to quote.')
    .action((id: string | undefined, { seconds, json }: { seconds: number; json?: true }) => {
      const chosen = id === undefined ? games : [parseGame(id)];
      const rates = chosen.map((definition) => measureGame(definition, seconds));
      if (json) {
        console.log(JSON.stringify(rates));
        return;
      }
      const rows = rates.map(({ game, seats, movesPerCpuSecond, movesAGame }) => [
        game,
        String(seats),
        formatCount(movesPerCpuSecond),
        movesAGame.toFixed(0),
      ]);
      console.log(formatColumns(['game', 'seats', 'moves / CPU s', 'moves a game'], rows));
    });
}

function measureGame(definition: GameDefinition, seconds: number): MoveRate {
  const seats = Math.min(4, definition.seats.max);
  const game = definition.create(seats, defaultOptions(definition.options));
  const rng = Rng.from('bench');
  let played = 0;
  let moves = 0;
  const until = performance.now() + seconds * 1000;
  const before = process.cpuUsage();
  while (performance.now() < until) {
    const state = game.setup();
    for (;;) {
      const awaiting = game.awaiting(state);
      if (awaiting.kind === 'over') break;
      if (awaiting.kind === 'chance') {
        game.resolve(state, rng.below(awaiting.ways));
      } else {
        const seat = awaiting.seats[0]!;
        game.play(state, seat, rng.pick(game.legalMoves(state, seat)));
        moves++;
      }
    }
    played++;
  }
  const { user, system } = process.cpuUsage(before);
  return { game: definition.id, seats, movesPerCpuSecond: (moves / (user + system)) * 1e6, movesAGame: moves / played };
}
