import type { Bot } from '@paddock/bots';
import {
  startMatch,
  type GameDefinition,
  type GameTypes,
  type Observation,
  seedFromText,
  type Viewer,
} from '@paddock/kernel';
import { type GameState, positionOf, RunningTable, type Transition } from '@paddock/table';
import type { Seat } from '@paddock/kernel';
import type { Position, Step } from '../src/games/table-link.ts';

/** One entry of a race as a viewer sees it. */
export interface ShownStep<K extends GameTypes> {
  readonly before: Position<K>;
  readonly step: Step<K>;
  /** The state once a seat must move again. */
  readonly next: GameState<K>;
}

/** A whole race of one bot at every seat, driven as the tables of this device are: the viewer chooses last. */
export function* playBotRace<K extends GameTypes>(
  definition: GameDefinition<K>,
  seats: number,
  options: K['options'],
  seed: string,
  bot: Bot,
  viewer: Viewer,
): Generator<ShownStep<K>> {
  const table = createTable(definition, seats, options, seed);
  let before = positionOf(table.match, viewer);
  for (let transition = table.prepareChance(); ;) {
    for (const step of table.stepsOf(transition, viewer)) {
      yield { before, step, next: transition.after };
      before = step.after;
    }
    table.commit(transition);
    const awaited = table.awaitedSeats();
    const seat = awaited.find((one) => one !== viewer) ?? awaited[0];
    if (seat === undefined) return;
    transition = prepareBotMove(table, bot, seat);
  }
}

/** A table before its first entry, with the dice that follow from a text. */
export function createTable<K extends GameTypes>(
  definition: GameDefinition<K>,
  seats: number,
  options: K['options'],
  seed: string,
): RunningTable<K> {
  return new RunningTable(startMatch(definition, seats, options), seedFromText(seed));
}

/** Where a bot's move leads. */
export function prepareBotMove<K extends GameTypes>(table: RunningTable<K>, bot: Bot, seat: Seat): Transition<K> {
  return prepareMove(table, seat, bot.choose(table.observe(seat) as unknown as Observation, table.botRng(seat)));
}

/** Where a move that must be legal leads. */
export function prepareMove<K extends GameTypes>(table: RunningTable<K>, seat: Seat, move: object): Transition<K> {
  const transition = table.prepare(seat, move);
  if (!transition.ok) throw new Error(transition.error.message);
  return transition.value;
}

/** Lets chance and bots go on until seat 0, the person's, is awaited. False when the race is over. */
export function playBotsUntilPerson<K extends GameTypes>(table: RunningTable<K>, bot: Bot): boolean {
  table.commit(table.prepareChance());
  for (;;) {
    const awaited = table.awaitedSeats();
    const seat = awaited.find((one) => one !== 0);
    if (seat === undefined) return awaited.length > 0;
    table.commit(prepareBotMove(table, bot, seat));
  }
}
