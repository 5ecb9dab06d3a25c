import { runInSlices } from '@paddock/bots';
import {
  append,
  begin,
  commitment,
  fairDice,
  formatRecord,
  type Match,
  observe,
  recordOf,
  Rng,
  type Seat,
  settle,
} from '@paddock/kernel';
import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import type { GameSetup } from './arguments.ts';
import type { ConfiguredBot } from './configured-bot.ts';
import { writeFileAtomically } from './files.ts';
import type { KeyboardPlayer } from './terminal/keyboard-player.ts';
import type { GameDisplay } from './terminal/display.ts';

/** Who sits at a table in the terminal, and what they play with. */
export interface Sitting {
  readonly table: GameSetup;
  readonly drivers: readonly ConfiguredBot[];
  readonly seed: string;
  /** A pause after every move of a bot, in milliseconds. */
  readonly delay: number;
  readonly record: string | null;
  readonly show: GameDisplay;
  /** The person, if there is one, and where they sit. */
  readonly person?: KeyboardPlayer;
  readonly personSeat?: number;
}

/** Plays one game at the terminal to its end, or until the person leaves. */
export async function runTable(sitting: Sitting): Promise<void> {
  const { table, drivers, seed, show, person, personSeat } = sitting;
  const match = begin(table.definition, table.seats, table.options);
  const dice = fairDice(seed);
  const rngs = drivers.map((_, seat) => Rng.from(`${seed}/seat ${seat}`));
  show.begin(commitment(seed));
  for (;;) {
    const events: { type: string }[] = [];
    settle(match, dice, events);
    tell(sitting, match, events);
    const awaiting = match.game.awaiting(match.state);
    if (awaiting.kind === 'chance') throw new Error('chance is awaited after settling');
    if (awaiting.kind === 'over') {
      show.end(match, awaiting.ranking, seed);
      keepRecord(sitting, match);
      return;
    }
    const seat = awaiting.seats[0]!;
    const asked = person !== undefined && seat === personSeat;
    const move = asked ? await show.ask(person, match, seat) : await consider(drivers[seat]!, match, seat, rngs[seat]!);
    if (move === null) {
      show.left();
      return;
    }
    const played: { type: string }[] = [];
    append(match, [seat, move], played);
    tell(sitting, match, played);
    if (!asked && sitting.delay > 0) await pause(sitting.delay);
  }
}

/** A bot's move, with pauses while it thinks: the terminal stays reachable, for Ctrl-C above all. */
async function consider({ bot, budget }: ConfiguredBot, { game, state }: Match, seat: Seat, rng: Rng): Promise<object> {
  const thought = bot.think(observe(game, state, seat), rng, budget ?? undefined);
  return runInSlices(thought, { pause: () => breathe() });
}

/** Tells what the person at the table, or a spectator, may know of what happened. */
function tell({ show, personSeat }: Sitting, { game }: Match, events: readonly { type: string }[]): void {
  const seen = events.map((event) => game.redact(event, personSeat ?? null));
  show.happened(seen.filter((event) => event !== null));
}

function keepRecord({ drivers, seed, record, personSeat }: Sitting, match: Match): void {
  if (record === null) return;
  const sat = drivers.map(({ spec }, seat) => [0, seat, seat === personSeat ? 'person' : `bot:${spec}`] as const);
  writeFileAtomically(record, formatRecord(recordOf(match, seed, sat)));
}
