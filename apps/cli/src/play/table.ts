import { runInSlices } from '@paddock/bots';
import { startMatch, commitmentOf, formatRecord, type Match, createRecord, type Seat } from '@paddock/kernel';
import { redactEvents, RunningTable, type Transition } from '@paddock/table';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { GameSetup } from '../arguments.ts';
import type { ConfiguredBot } from '../configured-bot.ts';
import { writeFileAtomically } from '../files.ts';
import type { GameDisplay } from './display.ts';
import type { KeyboardPlayer } from './keyboard-player.ts';

/** Who sits at a table in the terminal, and what they play with. */
export interface TerminalGame {
  readonly table: GameSetup;
  readonly drivers: readonly ConfiguredBot[];
  readonly seed: string;
  /** A pause after every move of a bot, in milliseconds. */
  readonly delay: number;
  readonly record: string | null;
  readonly display: GameDisplay;
  /** The person, if there is one, and where they sit. */
  readonly person?: KeyboardPlayer;
  readonly personSeat?: number;
}

/** Plays one game at the terminal to its end, or until the person leaves. */
export async function playInTerminal(sitting: TerminalGame): Promise<void> {
  const { table, drivers, seed, delay, display: show, person, personSeat } = sitting;
  const running = new RunningTable(startMatch(table.definition, table.seats, table.options), seed);
  const commitAndShow = (transition: Transition): void => {
    running.commit(transition);
    show.showEvents(redactEvents(running.match.game, transition.events, personSeat ?? null));
  };
  show.showStart(commitmentOf(seed));
  commitAndShow(running.prepareChance());
  for (let ranking = running.ranking(); ranking === undefined; ranking = running.ranking()) {
    // Where all choose at once, bots choose first, as everywhere else: what they choose depends on the number of entries.
    const awaited = running.awaitedSeats();
    const bot = awaited.find((seat) => person === undefined || seat !== personSeat);
    const seat = bot ?? awaited[0]!;
    const move =
      bot === undefined
        ? await show.askMove(person!, running.match, seat)
        : await chooseMove(drivers[seat]!, running, seat);
    if (move === null) {
      show.showLeft();
      return;
    }
    const transition = running.prepare(seat, move);
    if (!transition.ok) throw new Error(transition.error.message);
    commitAndShow(transition.value);
    if (bot !== undefined && delay > 0) await setTimeout(delay);
  }
  show.showResult(running.match, running.ranking()!, seed);
  writeGameRecord(sitting, running.match);
}

/** A bot's move, with pauses while it thinks: the terminal stays reachable, for Ctrl-C above all. */
async function chooseMove({ bot, budget }: ConfiguredBot, running: RunningTable, seat: Seat): Promise<object> {
  const computation = bot.think(running.observe(seat), running.botRng(seat), budget ?? undefined);
  return runInSlices(computation, { pause: () => setImmediate() });
}

function writeGameRecord({ drivers, seed, record, personSeat }: TerminalGame, match: Match): void {
  if (record === null) return;
  const changes = drivers.map(({ spec }, seat) => [0, seat, seat === personSeat ? 'person' : `bot:${spec}`] as const);
  writeFileAtomically(record, formatRecord(createRecord(match, seed, changes)));
}
