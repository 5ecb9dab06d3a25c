/**
 * node bench/engines/play.ts ROOT GAME plain|numeric: plays random games with the rules under ROOT. For every line on its input it plays
 * for a while and prints its moves per second of CPU time.
 */
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { Game, NumericGame, Rng } from '@paddock/kernel';
import { ENGINE_GAMES } from './engine-games.ts';

const SECONDS = 0.8;
const OVER = -2;

const [root, id, through] = process.argv.slice(2) as [string, string, string];
const load = (file: string): Promise<unknown> => import(pathToFileURL(join(root, 'packages', file)).href);
const { findGame } = (await load('games/src/index.ts')) as typeof import('@paddock/games');
const kernel = (await load('kernel/src/index.ts')) as typeof import('@paddock/kernel');

const { seats, options } = ENGINE_GAMES[id]!;
const definition = findGame(id)!;
const game = definition.create(seats, { ...kernel.defaultOptions(definition.options), ...options });
const rng = kernel.Rng.from('bench');
/** As `createIdBuffer`, which earlier commits do not have. */
const ids = Array.from({ length: 256 }, () => 0);

for await (const _ of createInterface({ input: process.stdin })) {
  let moves = 0;
  const until = performance.now() + SECONDS * 1000;
  const before = process.cpuUsage();
  while (performance.now() < until) {
    moves += through === 'numeric' ? playByIds(game as NumericGame, rng) : playByMoves(game, rng);
  }
  const { user, system } = process.cpuUsage(before);
  console.log((moves / (user + system)) * 1e6);
}

function playByMoves(rules: Game, random: Rng): number {
  let moves = 0;
  const state = rules.setup();
  for (;;) {
    const awaiting = rules.awaiting(state);
    if (awaiting.kind === 'over') return moves;
    if (awaiting.kind === 'chance') {
      rules.resolve(state, random.below(awaiting.ways));
    } else {
      const seat = awaiting.seats[0]!;
      const legal = rules.legalMoves(state, seat);
      rules.play(state, seat, legal[random.below(legal.length)]!);
      moves++;
    }
  }
}

/** The loop of `playRandomMoves` with one generator, so that both interfaces play the same games. */
function playByIds(rules: NumericGame, random: Rng): number {
  let moves = 0;
  const state = rules.setup();
  for (;;) {
    const actor = rules.nextActor(state);
    if (actor >= 0) {
      const count = rules.legalMoveIds(state, actor, ids);
      rules.playMoveId(state, actor, ids[random.below(count)]!);
      moves++;
    } else if (actor === OVER) {
      return moves;
    } else {
      rules.resolve(state, random.below(rules.chanceWays(state)));
    }
  }
}
