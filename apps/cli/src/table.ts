import { ponder } from '@paddock/bots';
import { begin, commitment, formatRecord, type Match, recordOf, type Seat } from '@paddock/kernel';
import { redactEvents, RunningTable, type Transition } from '@paddock/table';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Table } from './arguments.ts';
import type { Driver } from './drivers.ts';
import { writeWhole } from './files.ts';
import type { Person } from './terminal/person.ts';
import type { Show } from './terminal/show.ts';

/** Who sits at a table in the terminal, and what they play with. */
export interface Sitting {
  readonly table: Table;
  readonly drivers: readonly Driver[];
  readonly seed: string;
  /** A pause after every move of a bot, in milliseconds. */
  readonly delay: number;
  readonly record: string | null;
  readonly show: Show;
  /** The person, if there is one, and where they sit. */
  readonly person?: Person;
  readonly personSeat?: number;
}

/** Plays one game at the terminal to its end, or until the person leaves. */
export async function runTable(sitting: Sitting): Promise<void> {
  const { table, drivers, seed, delay, show, person, personSeat } = sitting;
  const running = new RunningTable(begin(table.definition, table.seats, table.options), seed);
  const follow = (transition: Transition): void => {
    running.commit(transition);
    show.happened(redactEvents(running.match.game, transition.events, personSeat ?? null));
  };
  show.begin(commitment(seed));
  follow(running.prepareChance());
  for (let ranking = running.ranking(); ranking === undefined; ranking = running.ranking()) {
    // Where all choose at once, bots choose first, as everywhere else: what they choose depends on the number of entries.
    const awaited = running.awaitedSeats();
    const bot = awaited.find((seat) => person === undefined || seat !== personSeat);
    const seat = bot ?? awaited[0]!;
    const move =
      bot === undefined
        ? await show.ask(person!, running.match, seat)
        : await chooseMove(drivers[seat]!, running, seat);
    if (move === null) {
      show.left();
      return;
    }
    const transition = running.prepare(seat, move);
    if (!transition.ok) throw new Error(transition.error.message);
    follow(transition.value);
    if (bot !== undefined && delay > 0) await setTimeout(delay);
  }
  show.end(running.match, running.ranking()!, seed);
  keepRecord(sitting, running.match);
}

/** A bot's move, with pauses while it thinks: the terminal stays reachable, for Ctrl-C above all. */
async function chooseMove({ bot, budget }: Driver, running: RunningTable, seat: Seat): Promise<object> {
  const thought = bot.think(running.observe(seat), running.botRng(seat), budget ?? undefined);
  return ponder(thought, { pause: () => setImmediate() });
}

function keepRecord({ drivers, seed, record, personSeat }: Sitting, match: Match): void {
  if (record === null) return;
  const sat = drivers.map(({ word }, seat) => [0, seat, seat === personSeat ? 'person' : `bot:${word}`] as const);
  writeWhole(record, formatRecord(recordOf(match, seed, sat)));
}
